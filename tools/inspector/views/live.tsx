import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AnyEntry } from '../portal/machines.ts';
import type { Act } from '../shared/protocol.ts';
import { takersOf } from '../store/choices.ts';
import { useInspector, useInspectorState, useTab } from '../store/context.ts';
import { logOf } from '../store/recording/log.ts';
import { useRemembered } from '../store/remembered.ts';
import type { Tab } from '../store/session.ts';
import { isBystander, isOver } from '../store/tree.ts';
import { ActorTree } from './actor-tree.tsx';
import { DrivenChart } from './chart/driven-chart.tsx';
import { CallPanel } from './drive/call-panel.tsx';
import { ClockSection } from './drive/clock-section.tsx';
import { DrivePanel } from './drive/drive-panel.tsx';
import { ExpectButton } from './drive/expect-button.tsx';
import { BrowserSection, PauseSection } from './drive/tab-sections.tsx';
import { LiveLog } from './log/live-log.tsx';
import { Sequence } from './log/sequence.tsx';
import { type Selection, useSelection } from './chart/selection.ts';
import { Heading, Hint, Inside, Tool } from './elements.tsx';
import { RestoreButton } from './drive/restore-button.tsx';
import { Side } from './side.tsx';
import { StatePanel } from './drive/state-panel.tsx';
import { Timeline } from './log/timeline.tsx';
import { Workbench } from './workbench.tsx';

/** The view of the portal's open pages and of recordings. */
export function Live() {
  const tab = useTab();
  const selection = useSelection();
  const [isSequence, setSequence] = useRemembered('sequência', false);
  if (tab === null) return <Waiting />;
  return (
    <Workbench
      left={<ActorTree />}
      centre={
        isSequence ? (
          <LiveSequence tab={tab} onChart={() => setSequence(false)} />
        ) : (
          <LiveChart tab={tab} selection={selection} onSequence={() => setSequence(true)} />
        )
      }
      right={selection === null ? null : <LiveSide selection={selection} />}
      bar={
        <Timeline key={tab.id} tab={tab}>
          <ExpectButton tab={tab} />
          <RestoreButton tab={tab} />
        </Timeline>
      }
      bottom={<LiveLog tab={tab} />}
    />
  );
}

function Waiting() {
  return (
    <Stack component="main" spacing={1} sx={{ flex: 1, placeContent: 'center', alignItems: 'center' }}>
      <Typography variant="h3" component="h2">
        Esperando o portal
      </Typography>
      <Typography sx={{ maxWidth: 460 }}>
        Abra o portal em outra aba deste endereço: seus atores aparecem aqui, com tudo o que já aconteceu. Uma
        gravação pode ser importada, e qualquer diagrama pode ser simulado sem o portal.
      </Typography>
      <Link href="./" target="_blank" rel="noopener">
        Abrir o portal em outra aba
      </Link>
    </Stack>
  );
}

/** Returns a function that makes an actor of the tab do something. */
function useAct({ id }: Tab): (act: Act) => void {
  const { store, ask } = useInspector();
  return (act) => {
    ask({ ...act, tab: id });
    store.set({ picked: null });
  };
}

function nothingChosen({ actors }: Tab): string {
  return actors.every(({ kind }) => isBystander(kind))
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

interface LiveChartProps {
  tab: Tab;
  selection: Selection | null;
  onSequence: () => void;
}

function LiveChart({ tab, selection, onSequence }: LiveChartProps) {
  const act = useAct(tab);
  const sequence = (
    <Tool title="Quem mandou o quê a quem, uma coluna por ator" onClick={onSequence}>
      Sequência
    </Tool>
  );
  if (selection === null || selection.entry === null)
    return (
      <div>
        <Hint alone>
          {selection === null ? nothingChosen(tab) : `${selection.actor.name} não tem diagrama.`}
        </Hint>
        {sequence}
      </div>
    );
  const { entry, machineMoment, choices } = selection;
  return (
    <DrivenChart entry={entry} tab={tab} moment={machineMoment} choices={choices} onAct={act}>
      {isOver(machineMoment) && <Chip size="small" color="warning" label="encerrado" />}
      {sequence}
    </DrivenChart>
  );
}

function LiveSide({ selection }: { selection: Selection }) {
  const { actor, moment, machine, entry, tab } = selection;
  return (
    <Side
      drive={
        actor.kind === 'server' && moment !== null ? (
          <CallPanel key={moment.n} tab={tab} moment={moment} />
        ) : (
          <LiveDrive key={machine.id} selection={selection} />
        )
      }
      state={<StatePanel tab={tab} actor={actor} entry={actor === machine ? entry : null} moment={moment} />}
    />
  );
}

/** Instead of events, the running machines that take those of an ended one. */
function EndedDrive({ tab, entry }: { tab: Tab; entry: AnyEntry }) {
  const { store } = useInspector();
  const takers = takersOf(tab, entry);
  return (
    <Inside>
      <Hint>Este ator terminou: nenhum evento o alcança mais.</Hint>
      {takers.length > 0 && (
        <section aria-label="Quem recebe agora">
          <Heading>Quem recebe agora</Heading>
          {takers.map(([type, { id, name }]) => (
            <Tool key={`${type} ${id}`} onClick={() => store.set({ actor: id, picked: null })}>
              {type}: {name}
            </Tool>
          ))}
        </section>
      )}
    </Inside>
  );
}

function LiveDrive({ selection }: { selection: Selection }) {
  const { tab, machine, machineMoment, entry, choices } = selection;
  const { cursor } = useInspectorState();
  const act = useAct(tab);
  if (tab.kind !== 'live') return <Hint alone>Uma página fechada ou gravada só pode ser vista.</Hint>;
  if (cursor !== null)
    return (
      <Hint alone>
        Este momento já passou. Volte para “Ao vivo” para provocar algo, ou restaure o momento.
      </Hint>
    );
  if (entry !== null && isOver(machineMoment)) return <EndedDrive tab={tab} entry={entry} />;
  return (
    <DrivePanel actor={machine.id} choices={choices} onAct={act}>
      {entry !== null && <PauseSection tab={tab} entry={entry} />}
      <ClockSection tab={tab} />
      <BrowserSection tab={tab} />
    </DrivePanel>
  );
}
