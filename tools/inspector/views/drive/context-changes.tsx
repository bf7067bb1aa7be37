import { useInspector, useInspectorState } from '../../store/context.ts';
import { changesBetween } from '../../store/difference.ts';
import type { Tab } from '../../store/session.ts';
import type { Moment } from '../../shared/protocol.ts';
import { inline } from '../../shared/words.ts';
import { Heading, Nothing, Tool } from '../elements.tsx';

const placeOf = ({ moments }: Tab, n: number): number => moments.findIndex((each) => each.n === n) + 1;

/** What changed in an actor's context up to the selected moment, since the marked moment or the step before. */
export function ContextChanges({ tab, moment }: { tab: Tab; moment: Moment }) {
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
      {before === undefined && <Nothing>Antes não havia este ator.</Nothing>}
      {before !== undefined && changes.length === 0 && <Nothing>Nada.</Nothing>}
      {changes.length > 0 && (
        <ul aria-label="Mudanças do contexto" className="changes">
          {changes.map(({ path, before: old, after }) => (
            <li key={path}>
              <b>{path || 'contexto'}</b>: <del>{inline(old)}</del> → <ins>{inline(after)}</ins>
            </li>
          ))}
        </ul>
      )}
      <div className="buttons">
        <Tool
          title="Depois escolha outro momento: aqui aparece o que mudou de um para o outro"
          onClick={() => store.set({ mark: { tab: tab.id, n: selected } })}
        >
          Comparar com este momento
        </Tool>
        {marked !== null && <Tool onClick={() => store.set({ mark: null })}>Com o passo anterior</Tool>}
      </div>
    </>
  );
}
