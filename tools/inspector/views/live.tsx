import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type Act, actOf } from '../store/choices.ts';
import { useInspector, useInspectorState, useTab } from '../store/context.ts';
import { logOf } from '../store/recording/log.ts';
import { useRemembered } from '../store/remembered.ts';
import type { Tab } from '../store/session.ts';
import { isOver } from '../store/tree.ts';
import { ActorTree } from './actor-tree.tsx';
import { ChartFrame } from './chart/chart-frame.tsx';
import { CallPanel } from './drive/call-panel.tsx';
import { BrowserSection, ClockSection } from './drive/clock-section.tsx';
import { DrivePanel } from './drive/drive-panel.tsx';
import { ExpectButton } from './drive/expect-button.tsx';
import { PauseSection } from './drive/pause-section.tsx';
import { eventOfKey, litBy } from './chart/lit.ts';
import { LiveLog } from './log/live-log.tsx';
import { Sequence } from './log/sequence.tsx';
import { type Selection, useSelection } from './chart/selection.ts';
import { Nothing, Tool } from './elements.tsx';
import { RestoreButton } from './drive/restore-button.tsx';
import { Side } from './side.tsx';
import { StatePanel } from './drive/state-panel.tsx';
import { Timeline } from './log/timeline.tsx';
import { Workbench } from './workbench.tsx';

/** The view of the portal's open pages and of recordings. */
export function Live() {
  const { store } = useInspector();
  const { session, cursor, actor } = useInspectorState();
  const tab = useTab();
  const selection = useSelection();
  const [isSequence, setSequence] = useRemembered('sequência', false);
  const pages = session.filter(({ kind }) => kind !== 'simulated');
  if (tab === null || tab.kind === 'simulated') return <Waiting />;
  return (
    <Workbench
      left={
        <ActorTree
          session={pages}
          tab={tab.id}
          actor={actor}
          cursor={cursor}
          onChoose={(chosen, id) =>
            store.set({
              tab: chosen,
              actor: id,
              picked: null,
              ...(chosen === tab.id ? {} : { cursor: null }),
            })
          }
        />
      }
      centre={
        isSequence ? (
          <LiveSequence tab={tab} onChart={() => setSequence(false)} />
        ) : (
          <LiveChart selection={selection} onSequence={() => setSequence(true)} />
        )
      }
      right={selection === null ? null : <LiveSide selection={selection} />}
      bar={
        <Timeline
          key={tab.id}
          tab={tab}
          cursor={cursor}
          onMove={(n) => store.set({ cursor: n, picked: null })}
        >
          <ExpectButton tab={tab} cursor={cursor} />
          <RestoreButton tab={tab} cursor={cursor} />
        </Timeline>
      }
      bottom={<LiveLog tab={tab} />}
    />
  );
}

/** Shown while there is no tab. */
function Waiting() {
  return (
    <main className="waiting">
      <Typography variant="h3" component="h2">
        Esperando o portal
      </Typography>
      <Typography>
        Abra o portal em outra aba deste endereço: seus atores aparecem aqui, com tudo o que já aconteceu. Uma
        gravação pode ser importada, e qualquer diagrama pode ser simulado sem o portal.
      </Typography>
      <a href="./" target="_blank" rel="noopener">
        Abrir o portal em outra aba
      </a>
    </main>
  );
}

/** Returns a function that sends a choice to the selected machine. */
function useAct(selection: Selection | null): (act: Act) => void {
  const { store, link } = useInspector();
  return (act) => {
    if (selection === null) return;
    const { tab, machine } = selection;
    if (act.kind === 'send') link.send(tab.id, machine.id, act.event);
    else if (act.kind === 'settle') link.settle(tab.id, act.actor, act.how, act.value);
    else if (act.kind === 'release') link.ask({ kind: 'release', tab: tab.id, actor: act.actor });
    else link.ask({ ...act, kind: 'take', tab: tab.id, actor: machine.id });
    store.set({ picked: null });
  };
}

function nothingChosen(tab: Tab | null): string {
  return tab?.actors.every(({ kind }) => kind === 'customer' || kind === 'server') === true
    ? 'Nada começou ainda nesta página: a entrada espera o primeiro toque.'
    : 'Escolha um ator à esquerda.';
}

/** The tab's steps that pass the log's filter as a sequence diagram, without pings and idle steps. */
function LiveSequence({ tab, onChart }: { tab: Tab; onChart: () => void }) {
  const { store } = useInspector();
  const { cursor, filter } = useInspectorState();
  return (
    <Sequence
      tab={tab}
      rows={logOf([tab], { text: filter, withoutPings: true, withoutIdle: true })}
      cursor={cursor}
      onChoose={({ moment: { n, actor } }) => store.set({ cursor: n, actor, picked: null })}
    >
      <Tool onClick={onChart}>Diagrama</Tool>
    </Sequence>
  );
}

function LiveChart({ selection, onSequence }: { selection: Selection | null; onSequence: () => void }) {
  const { store } = useInspector();
  const shown = useTab();
  const act = useAct(selection);
  if (selection === null || selection.entry === null)
    return (
      <div className="padded">
        <Nothing>
          {selection === null ? nothingChosen(shown) : `${selection.actor.name} não tem diagrama.`}
        </Nothing>
        <Tool onClick={onSequence}>Sequência</Tool>
      </div>
    );
  const { entry, tab, machineMoment, choices } = selection;
  const onEdge = (key: string) => {
    const only = actOf(choices, eventOfKey(key));
    if (only === null) store.set({ picked: eventOfKey(key) });
    else act(only);
  };
  return (
    <ChartFrame key={entry.id} entry={entry} lit={litBy(entry, tab, machineMoment, choices)} onEdge={onEdge}>
      {isOver(machineMoment) && <Chip size="small" color="warning" label="encerrado" />}
      <Tool title="Quem mandou o quê a quem, uma coluna por ator" onClick={onSequence}>
        Sequência
      </Tool>
    </ChartFrame>
  );
}

function LiveSide({ selection }: { selection: Selection }) {
  const { store } = useInspector();
  const { picked, cursor } = useInspectorState();
  const act = useAct(selection);
  const { actor, moment, machine, entry, choices, tab } = selection;
  const isNow = cursor === null && tab.kind === 'live';
  return (
    <Side
      asked={picked === null ? null : 'drive'}
      onUnasked={() => store.set({ picked: null })}
      drive={
        actor.kind === 'server' && moment !== null ? (
          <CallPanel key={moment.n} tab={tab} moment={moment} />
        ) : isNow ? (
          <DrivePanel
            key={machine.id}
            choices={choices}
            picked={picked}
            onUnpick={() => store.set({ picked: null })}
            onAct={act}
          >
            {entry !== null && <PauseSection tab={tab} entry={entry} />}
            <ClockSection tab={tab} />
            <BrowserSection tab={tab} />
          </DrivePanel>
        ) : (
          <div className="padded">
            <Nothing>
              {tab.kind === 'live'
                ? 'Este momento já passou. Volte para “Ao vivo” para provocar algo, ou restaure o momento.'
                : 'Uma página fechada ou gravada só pode ser vista.'}
            </Nothing>
          </div>
        )
      }
      state={<StatePanel tab={tab} actor={actor} entry={actor === machine ? entry : null} moment={moment} />}
    />
  );
}
