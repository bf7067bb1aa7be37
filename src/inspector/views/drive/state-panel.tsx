import Chip from '@mui/material/Chip';
import type { AnyEntry } from '../../../../machines/testing/entry.ts';
import type { ActorFacts, Moment } from '../../shared/protocol.ts';
import { wordsForEvent, wordsForValue } from '../../shared/words.ts';
import { statesOf } from '../../store/recording/entries.ts';
import { Data, Heading, Nothing } from '../elements.tsx';

interface StatePanelProps {
  actor: ActorFacts;
  entry: AnyEntry | null;
  moment: Moment | null;
}

/** What the active leaves mean, in the chart's own words. */
function meanings(entry: AnyEntry | null, nodes: readonly string[]): readonly string[] {
  if (entry === null) return [];
  const states = statesOf(entry);
  return nodes.flatMap((id) => {
    const state = states.get(id);
    const isLeaf = state !== undefined && Object.keys(state.states).length === 0;
    return isLeaf && state.description !== undefined ? [state.description] : [];
  });
}

/** Where an actor is and what it knows. Secrets are masked before they leave the page. */
export function StatePanel({ actor, entry, moment }: StatePanelProps) {
  if (moment === null)
    return (
      <div className="padded">
        <Nothing>{actor.name} ainda não disse nada.</Nothing>
      </div>
    );
  const { facts, event, actions, emitted } = moment;
  const { value, status, tags, context, output, error, nodes } = facts;
  const own = actions.filter((name) => !name.startsWith('xstate.'));
  return (
    <div className="details">
      <Heading>Estado</Heading>
      <div data-testid="value" className="value">
        {wordsForValue(value) || status}
      </div>
      {meanings(entry, nodes).map((words) => (
        <Nothing key={words}>{words}</Nothing>
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
      <Heading>Último evento</Heading>
      <div className="event">{wordsForEvent(event)}</div>
      {own.length > 0 && <Nothing>Ações: {own.join(', ')}</Nothing>}
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
