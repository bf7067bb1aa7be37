import Box from '@mui/material/Box';
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
      <Box sx={{ p: 1.5 }}>
        <Nothing>{actor.name} ainda não disse nada.</Nothing>
      </Box>
    );
  const { facts, event, actions, emitted } = moment;
  const { value, status, tags, context, output, error, nodes } = facts;
  const own = actions.filter((name) => !name.startsWith('xstate.'));
  return (
    <Box sx={{ px: 1.5, pb: 2 }}>
      <Heading>Estado</Heading>
      <Box data-testid="value" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {wordsForValue(value) || status}
      </Box>
      {meanings(entry, nodes).map((words) => (
        <Nothing key={words}>{words}</Nothing>
      ))}
      {(tags.length > 0 || status !== 'active') && (
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', mt: 1 }}>
          {status !== 'active' && <Chip size="small" color="warning" label={status} />}
          {tags.map((tag) => (
            <Chip key={tag} size="small" label={`#${tag}`} />
          ))}
        </Box>
      )}
      <Heading>Contexto</Heading>
      <Data value={context} label="Contexto" />
      <Heading>Último evento</Heading>
      <Box sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{wordsForEvent(event)}</Box>
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
    </Box>
  );
}
