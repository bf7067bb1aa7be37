import Chip from '@mui/material/Chip';
import type { AnyEntry, StateNode } from '../../portal/machines.ts';
import type { ActorFacts, Moment } from '../../shared/protocol.ts';
import { wordsForEvent, wordsForValue } from '../../shared/words.ts';
import { useInspector } from '../../store/context.ts';
import { statesOf } from '../../store/recording/entries.ts';
import type { Tab } from '../../store/session.ts';
import { Data, Heading, Nothing, Tool } from '../elements.tsx';
import { ContextChanges } from './context-changes.tsx';

interface StatePanelProps {
  tab: Tab;
  actor: ActorFacts;
  entry: AnyEntry | null;
  moment: Moment | null;
}

function leavesOf(entry: AnyEntry | null, nodes: readonly string[]): readonly StateNode[] {
  if (entry === null) return [];
  const states = statesOf(entry);
  return nodes.flatMap((id) => {
    const state = states.get(id);
    return state !== undefined && Object.keys(state.states).length === 0 ? [state] : [];
  });
}

/** A state's description, and a button that copies its source location (`file:line`). */
function Meaning({ state: { key, description, meta } }: { state: StateNode }) {
  const { store } = useInspector();
  const at = meta?.at;
  const copy = (line: string) =>
    void navigator.clipboard.writeText(line).then(
      () => store.set({ notice: { kind: 'success', text: `${line} copiado.` } }),
      () => store.set({ notice: { kind: 'error', text: 'O navegador não deixou copiar.' } }),
    );
  return (
    <>
      {description !== undefined && <Nothing>{description}</Nothing>}
      {at !== undefined && (
        <Tool title={`Copiar a linha de ${key} no código`} onClick={() => copy(at)}>
          {at}
        </Tool>
      )}
    </>
  );
}

/** An actor's state, context and last event at a moment. The page has masked them already. */
export function StatePanel({ tab, actor, entry, moment }: StatePanelProps) {
  if (moment === null)
    return (
      <div className="padded">
        <Nothing>{actor.name} ainda não disse nada.</Nothing>
      </div>
    );
  const { facts, event, actions, emitted } = moment;
  const { value, status, tags, context, output, error, nodes } = facts;
  const named = actions.filter((name) => !name.startsWith('xstate.'));
  return (
    <div className="details">
      <Heading>Estado</Heading>
      <div data-testid="value" className="value">
        {wordsForValue(value) || status}
      </div>
      {leavesOf(entry, nodes).map((state) => (
        <Meaning key={state.id} state={state} />
      ))}
      {(tags.length > 0 || status !== 'active') && (
        <div className="tags">
          {status !== 'active' && <Chip size="small" color="warning" label={status} />}
          {tags.map((tag) => (
            <Chip key={tag} size="small" label={`#${tag}`} />
          ))}
        </div>
      )}
      <Heading>Contexto</Heading>
      <Data value={context} label="Contexto" />
      {actor.kind === 'machine' && <ContextChanges tab={tab} moment={moment} />}
      <Heading>Último evento</Heading>
      <div className="event">{wordsForEvent(event)}</div>
      {named.length > 0 && <Nothing>Ações: {named.join(', ')}</Nothing>}
      {emitted.length > 0 && (
        <>
          <Heading>Emitiu</Heading>
          <Data value={emitted} label="Emitiu" />
        </>
      )}
      {(output ?? null) !== null && (
        <>
          <Heading>Resultado</Heading>
          <Data value={output} label="Resultado" />
        </>
      )}
      {(error ?? null) !== null && (
        <>
          <Heading>Erro</Heading>
          <Data value={error} label="Erro" />
        </>
      )}
    </div>
  );
}
