import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AnyEntry, StateNode } from '../../portal/machines.ts';
import type { ActorFacts, Moment } from '../../shared/protocol.ts';
import { inline, wordsForEvent, wordsForStatus, wordsForValue } from '../../shared/words.ts';
import { useCopy, useInspector, useInspectorState } from '../../store/context.ts';
import { changesBetween } from '../../store/difference.ts';
import { statesOf } from '../../store/recording/entries.ts';
import type { Tab } from '../../store/session.ts';
import { Data, Heading, Hint, Inside, Tool, Tools } from '../elements.tsx';

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
  const copy = useCopy();
  const at = meta?.at;
  return (
    <>
      {description !== undefined && <Hint>{description}</Hint>}
      {at !== undefined && (
        <Link
          component="button"
          variant="caption"
          title={`Copiar a linha de ${key} no código`}
          onClick={() => copy(at, `${at} copiado.`)}
        >
          {at}
        </Link>
      )}
    </>
  );
}

const placeOf = ({ moments }: Tab, n: number): number => moments.findIndex((each) => each.n === n) + 1;

/** What changed in an actor's context up to the selected moment, since the marked moment or the previous step. */
function ContextChanges({ tab, moment }: { tab: Tab; moment: Moment }) {
  const { store } = useInspector();
  const { mark, cursor } = useInspectorState();
  const ofActor = tab.moments.filter(({ actor }) => actor === moment.actor);
  const marked = mark?.tab === tab.id ? mark.n : null;
  const before = ofActor.findLast(({ n }) => (marked === null ? n < moment.n : n <= marked));
  const selected = cursor ?? tab.moments.at(-1)?.n ?? moment.n;
  const changes = before === undefined ? [] : changesBetween(before.facts.context, moment.facts.context);
  return (
    <>
      <Heading>
        {marked === null
          ? 'Contexto: mudou neste passo'
          : `Contexto: mudou desde o momento ${placeOf(tab, marked)}`}
      </Heading>
      {before === undefined && <Hint>Antes não havia este ator.</Hint>}
      {before !== undefined && changes.length === 0 && <Hint>Nada.</Hint>}
      {changes.length > 0 && (
        <Typography
          component="ul"
          variant="body2"
          aria-label="Mudanças do contexto"
          sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}
        >
          {changes.map(({ path, before: old, after }) => (
            <li key={path}>
              <b>{path || 'contexto'}</b>: <del>{inline(old)}</del> → <ins>{inline(after)}</ins>
            </li>
          ))}
        </Typography>
      )}
      <Tools>
        <Tool
          title="Depois escolha outro momento: aqui aparece o que mudou de um para o outro"
          onClick={() => store.set({ mark: { tab: tab.id, n: selected } })}
        >
          Comparar com este momento
        </Tool>
        {marked !== null && <Tool onClick={() => store.set({ mark: null })}>Com o passo anterior</Tool>}
      </Tools>
    </>
  );
}

/** A part of an actor's data; nothing without any. */
function Part({ label, value }: { label: string; value: unknown }) {
  if ((value ?? null) === null) return null;
  return (
    <>
      <Heading>{label}</Heading>
      <Data value={value} label={label} />
    </>
  );
}

/** An actor's state, context and last event at a moment. The page has masked them already. */
export function StatePanel({ tab, actor, entry, moment }: StatePanelProps) {
  if (moment === null) return <Hint alone>{actor.name} ainda não disse nada.</Hint>;
  const { facts, event, actions, emitted } = moment;
  const { value, status, tags, context, output, error, nodes } = facts;
  const named = actions.filter((name) => !name.startsWith('xstate.'));
  return (
    <Inside>
      <Heading>Estado</Heading>
      <Typography variant="subtitle2" component="div" data-testid="value" sx={{ overflowWrap: 'anywhere' }}>
        {wordsForValue(value) || wordsForStatus(status)}
      </Typography>
      {leavesOf(entry, nodes).map((state) => (
        <Meaning key={state.id} state={state} />
      ))}
      {(tags.length > 0 || status !== 'active') && (
        <Tools>
          {status !== 'active' && <Chip size="small" color="warning" label={wordsForStatus(status)} />}
          {tags.map((tag) => (
            <Chip key={tag} size="small" label={`#${tag}`} />
          ))}
        </Tools>
      )}
      <Heading>Contexto</Heading>
      <Data value={context} label="Contexto" />
      {actor.kind === 'machine' && <ContextChanges tab={tab} moment={moment} />}
      <Heading>Último evento</Heading>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {wordsForEvent(event)}
      </Typography>
      {named.length > 0 && <Hint>Ações: {named.join(', ')}</Hint>}
      <Part label="Emitiu" value={emitted.length === 0 ? null : emitted} />
      <Part label="Resultado" value={output} />
      <Part label="Erro" value={error} />
    </Inside>
  );
}
