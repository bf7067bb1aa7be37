import { registry, type AnyEntry, type Moment as ModelMoment } from '../portal/machines.ts';
import { type Act, actOf, modelChoices } from '../store/choices.ts';
import { useInspector, useInspectorState } from '../store/context.ts';
import { logOf } from '../store/recording/log.ts';
import { modelOf, momentsOf, nextWalk, SIMULATED, type Simulation, tabOf } from '../store/simulation.ts';
import { testCode } from '../store/copied/test-code.ts';
import { ChartFrame } from './chart/chart-frame.tsx';
import { DrivePanel } from './drive/drive-panel.tsx';
import { eventOfKey, litBy } from './chart/lit.ts';
import { LogPanel } from './log/log-panel.tsx';
import { Nothing, Tool } from './elements.tsx';
import { Side } from './side.tsx';
import { StatePanel } from './drive/state-panel.tsx';
import { Timeline } from './log/timeline.tsx';
import { Workbench } from './workbench.tsx';

function startOf(walk: number, entry: AnyEntry, inputName = Object.keys(entry.inputs)[0] ?? ''): Simulation {
  return { entry, inputName, events: [], walk };
}

/** The view that walks through any chart without the app. */
export function Simulate() {
  const { session, simulation } = useInspectorState();
  const [first] = registry;
  const walk = simulation ?? (first === undefined ? null : startOf(nextWalk(session), first));
  return walk === null ? null : <Walk simulation={walk} />;
}

/** The walk at the selected moment, and the choices from there. */
function useWalk(simulation: Simulation) {
  const { store } = useInspector();
  const { cursor: anyCursor, simulation: started } = useInspectorState();
  const { entry, events } = simulation;
  const tab = tabOf(simulation);
  const cursor = started === null ? null : anyCursor;
  const index = cursor === null ? events.length : Math.min(events.length, cursor - 1);
  const at = momentsOf(simulation)[index] as ModelMoment;
  const act = (chosen: Act) => {
    if (chosen.kind !== 'send') return;
    store.set({ cursor: null });
    // From a past moment the later steps are replaced.
    store.simulate({ ...simulation, events: [...events.slice(0, index), chosen.event] });
  };
  const choices = modelChoices(entry, modelOf(simulation), at);
  return { tab, cursor, moment: tab.moments[index] ?? null, choices, act };
}

function Walk({ simulation }: { simulation: Simulation }) {
  const { store } = useInspector();
  const { picked } = useInspectorState();
  const { entry } = simulation;
  const { tab, cursor, moment, choices, act } = useWalk(simulation);
  const onEdge = (key: string) => {
    const only = actOf(choices, eventOfKey(key));
    if (only === null) store.set({ picked: eventOfKey(key) });
    else act(only);
  };
  return (
    <Workbench
      left={<Charts simulation={simulation} />}
      centre={
        <ChartFrame key={entry.id} entry={entry} lit={litBy(entry, tab, moment, choices)} onEdge={onEdge} />
      }
      right={
        <Side
          asked={picked === null ? null : 'drive'}
          onUnasked={() => store.set({ picked: null })}
          drive={
            <DrivePanel
              key={entry.id}
              choices={choices}
              picked={picked}
              onUnpick={() => store.set({ picked: null })}
              onAct={act}
            />
          }
          state={<StatePanel tab={tab} actor={tab.actors[0] ?? nobody} entry={entry} moment={moment} />}
        />
      }
      bar={
        <Timeline key={simulation.walk} tab={tab} cursor={cursor} onMove={(n) => store.set({ cursor: n })}>
          <CopyTest simulation={simulation} />
        </Timeline>
      }
      bottom={
        <LogPanel
          rows={logOf([tab], EVERYTHING)}
          tab={tab.id}
          cursor={cursor}
          onChoose={({ moment: { n } }) => store.set({ cursor: n })}
        />
      }
    />
  );
}

const EVERYTHING = { text: '', withoutPings: false, withoutIdle: false };

const nobody = {
  id: SIMULATED,
  name: '',
  parent: null,
  kind: 'machine',
  machine: null,
  src: null,
} as const;

function CopyTest({ simulation }: { simulation: Simulation }) {
  const { store } = useInspector();
  const copy = () => {
    navigator.clipboard.writeText(testCode(simulation)).then(
      () =>
        store.set({
          notice: {
            kind: 'success',
            text: `Teste copiado: cole em machines/${simulation.entry.id}/, num arquivo .test.ts novo.`,
          },
        }),
      () => store.set({ notice: { kind: 'error', text: 'O navegador não deixou copiar.' } }),
    );
  };
  return (
    <Tool variant="outlined" onClick={copy}>
      Copiar como teste
    </Tool>
  );
}

function Charts({ simulation }: { simulation: Simulation }) {
  const { store } = useInspector();
  const { session } = useInspectorState();
  const choose = (entry: AnyEntry, inputName?: string) => {
    store.set({ cursor: null });
    store.simulate(startOf(nextWalk(session), entry, inputName));
  };
  const inputs = Object.keys(simulation.entry.inputs);
  return (
    <div className="pick">
      <nav aria-label="Diagramas">
        {registry.map((entry) => (
          <Choose
            key={entry.id}
            chosen={entry.id === simulation.entry.id}
            label={entry.title}
            onChoose={() => choose(entry)}
          />
        ))}
      </nav>
      <h2 className="heading">Começo</h2>
      {inputs.length > 1 ? (
        inputs.map((name) => (
          <Choose
            key={name}
            chosen={name === simulation.inputName}
            label={name}
            onChoose={() => choose(simulation.entry, name)}
          />
        ))
      ) : (
        <Nothing>Só há um.</Nothing>
      )}
    </div>
  );
}

function Choose({ chosen, label, onChoose }: { chosen: boolean; label: string; onChoose: () => void }) {
  return (
    <Tool className="line" aria-pressed={chosen} onClick={onChoose}>
      {label}
    </Tool>
  );
}
