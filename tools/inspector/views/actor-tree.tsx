import { addStyles } from '../portal/ui.ts';
import { wordsForTime } from '../shared/badge.ts';
import { wordsForValue } from '../shared/words.ts';
import { useInspector, useInspectorState } from '../store/context.ts';
import { type Tab, visitsOf } from '../store/session.ts';
import { firstMachine, treeAt, type TreeItem } from '../store/tree.ts';
import { useRemembered } from '../store/remembered.ts';
import css from './actor-tree.css';
import { moveFocus, Tool } from './elements.tsx';
import { TabBadge } from './tab-badge.tsx';

addStyles(css);

/** The ARIA tree pattern requires this role around nested rows; no HTML element has it in a tree. */
const GROUP = { role: 'group' } as const;

const KINDS: Record<Tab['kind'], string> = {
  live: 'aberta',
  gone: 'fechada',
  recorded: 'gravação',
  simulated: 'simulação',
};

export function ActorTree() {
  const { store } = useInspector();
  const { session, tab, actor, cursor } = useInspectorState();
  const tabs = session.filter((each) => each.kind !== 'simulated' && visitsOf(session, each).at(-1) === each);
  // Of a tab's visits the selected one is shown, else the latest.
  const pages = tabs.map((each) => visitsOf(session, each).find(({ id }) => id === tab) ?? each);
  const [withoutOver, setWithoutOver] = useRemembered('semEncerrados', false);
  const rows = pages.map((each) =>
    treeAt(each, each.id === tab ? cursor : null).filter((item) => !withoutOver || !item.isOver),
  );
  const isChosen = (id: string, item: TreeItem) => id === tab && item.actor.id === actor;
  const choose = (id: string, chosen: string | null) =>
    store.set({ tab: id, actor: chosen, picked: null, ...(id === tab ? {} : { cursor: null }) });
  const chooseVisit = (visit: Tab) => choose(visit.id, firstMachine(visit));
  // If the selected actor has no row, the first row is the tab stop instead.
  const hasChosen = pages.some(({ id }, index) => rows[index]?.some((item) => isChosen(id, item)));
  const first = rows.find(([item]) => item !== undefined)?.[0];
  return (
    <>
      <Tool aria-pressed={withoutOver} onClick={() => setWithoutOver(!withoutOver)}>
        Sem encerrados
      </Tool>
      <div
        role="tree"
        aria-label="Atores"
        tabIndex={-1}
        className="actor-tree"
        onKeyDown={(event) => moveFocus(event, '[role=treeitem] > button')}
      >
        {pages.map((each, index) => (
          <div key={each.id}>
            <div role="treeitem" aria-expanded aria-selected={each.id === tab} aria-level={1} className="tab">
              <TabBadge tab={each} />
              <span className="title">{each.title}</span>{' '}
              <span className={`kind ${each.kind}`}>{KINDS[each.kind]}</span>
              <Visits visits={visitsOf(session, each)} shown={each} onChoose={chooseVisit} />
              {(each.ahead ?? 0) > 0 && (
                <span className="ahead">relógio adiantado {wordsForTime(each.ahead ?? 0)}</span>
              )}
            </div>
            <div {...GROUP}>
              {rows[index]?.map((item) => (
                <Row
                  key={item.actor.id}
                  item={item}
                  chosen={isChosen(each.id, item)}
                  isReached={hasChosen ? isChosen(each.id, item) : item === first}
                  onChoose={() => choose(each.id, item.actor.id)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

interface VisitsProps {
  visits: readonly Tab[];
  shown: Tab;
  onChoose: (visit: Tab) => void;
}

/** A button for each page load of a tab that was reloaded. */
function Visits({ visits, shown, onChoose }: VisitsProps) {
  if (visits.length === 1) return null;
  return (
    <span className="visits">
      {visits.map((visit, index) => (
        <Tool key={visit.id} aria-pressed={visit === shown} onClick={() => onChoose(visit)}>
          Visita {index + 1}
        </Tool>
      ))}
    </span>
  );
}

const MARKS = {
  machine: '',
  request: '→',
  subscription: '↻',
  place: '',
  customer: '',
  inspector: '',
  server: '',
} as const;

interface RowProps {
  item: TreeItem;
  chosen: boolean;
  /** It is the tree's tab stop; arrow keys reach the other rows. */
  isReached: boolean;
  onChoose: () => void;
}

function Row({ item, chosen, isReached, onChoose }: RowProps) {
  const { actor, moment, level, isOver } = item;
  const value = wordsForValue(moment?.facts.value);
  const small = actor.kind !== 'machine';
  return (
    <div role="treeitem" aria-selected={chosen} aria-level={level + 2}>
      <button
        type="button"
        tabIndex={isReached ? 0 : -1}
        onClick={onChoose}
        className={['row', small && 'small', isOver && 'over'].filter(Boolean).join(' ')}
        style={{ paddingLeft: 8 + level * 14 }}
      >
        <span className="name">
          {MARKS[actor.kind]} {actor.name}
        </span>{' '}
        {isOver && <span>encerrado</span>}
        {value !== '' && <span className="value">{value}</span>}
      </button>
    </div>
  );
}
