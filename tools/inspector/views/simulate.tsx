import List from '@mui/material/List';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { registry, type AnyEntry, type Moment as ModelMoment } from '../portal/machines.ts';
import type { Act, ActorFacts } from '../shared/protocol.ts';
import { modelChoices } from '../store/choices.ts';
import { useCopy, useInspector, useInspectorState } from '../store/context.ts';
import { wordsForStart } from '../store/recording/entries.ts';
import { logOf } from '../store/recording/log.ts';
import { modelOf, momentsOf, nextWalk, SIMULATED, type Simulation, tabOf } from '../store/simulation.ts';
import { testCode } from '../store/copied/test-code.ts';
import { DrivenChart } from './chart/driven-chart.tsx';
import { DrivePanel } from './drive/drive-panel.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { Hint, RowButton, Tool } from './elements.tsx';
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

function Walk({ simulation }: { simulation: Simulation }) {
  const { store } = useInspector();
  const { cursor } = useInspectorState();
  const copy = useCopy();
  const { entry, events } = simulation;
  const tab = tabOf(simulation);
  const index = cursor === null ? events.length : Math.min(events.length, cursor - 1);
  const moment = tab.moments[index] ?? null;
  const choices = modelChoices(entry, modelOf(simulation), momentsOf(simulation)[index] as ModelMoment);
  const act = (chosen: Act) => {
    if (chosen.kind !== 'send') return;
    store.set({ cursor: null });
    // From a past moment the later steps are replaced.
    store.simulate({ ...simulation, events: [...events.slice(0, index), chosen.event] });
  };
  return (
    <Workbench
      left={<Charts simulation={simulation} />}
      centre={<DrivenChart entry={entry} tab={tab} moment={moment} choices={choices} onAct={act} />}
      right={
        <Side
          drive={<DrivePanel key={entry.id} actor={SIMULATED} choices={choices} onAct={act} />}
          state={<StatePanel tab={tab} actor={tab.actors[0] as ActorFacts} entry={entry} moment={moment} />}
        />
      }
      bar={
        <Timeline key={simulation.walk} tab={tab}>
          <Tool
            variant="outlined"
            onClick={() =>
              copy(
                testCode(simulation),
                `Teste copiado: cole em machines/${entry.id}/, num arquivo .test.ts novo.`,
              )
            }
          >
            Copiar como teste
          </Tool>
        </Timeline>
      }
      bottom={
        <LogPanel
          rows={logOf([tab], EVERYTHING)}
          tab={tab.id}
          cursor={cursor}
          onChoose={({ moment: { n } }) => store.set({ cursor: n, picked: null })}
        />
      }
    />
  );
}

const EVERYTHING = { text: '', withoutPings: false, withoutIdle: false };

function Charts({ simulation }: { simulation: Simulation }) {
  const { store } = useInspector();
  const { session } = useInspectorState();
  const choose = (entry: AnyEntry, inputName?: string) => {
    store.set({ cursor: null });
    store.simulate(startOf(nextWalk(session), entry, inputName));
  };
  const inputs = Object.keys(simulation.entry.inputs);
  return (
    <>
      <List component="nav" aria-label="Diagramas">
        {registry.map((entry) => (
          <RowButton
            key={entry.id}
            title={entry.description}
            selected={entry.id === simulation.entry.id}
            onClick={() => choose(entry)}
          >
            <ListItemText primary={entry.title} />
          </RowButton>
        ))}
      </List>
      <ListSubheader component="h2">Começo</ListSubheader>
      {inputs.length > 1 ? (
        inputs.map((name) => (
          <RowButton
            key={name}
            selected={name === simulation.inputName}
            onClick={() => choose(simulation.entry, name)}
          >
            <ListItemText primary={wordsForStart(simulation.entry, name)} />
          </RowButton>
        ))
      ) : (
        <Hint alone>Só há um.</Hint>
      )}
    </>
  );
}
