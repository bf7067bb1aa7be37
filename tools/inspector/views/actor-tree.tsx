import type { KeyboardEvent } from 'react';
import { addStyles } from '../portal/ui.ts';
import { wordsForTime } from '../shared/badge.ts';
import { wordsForValue } from '../shared/words.ts';
import type { Tab } from '../store/session.ts';
import { treeAt, type TreeItem } from '../store/tree.ts';
import { useRemembered } from '../store/remembered.ts';
import css from './actor-tree.css';
import { Tool } from './elements.tsx';
import { TabBadge } from './tab-badge.tsx';

addStyles(css);

interface ActorTreeProps {
  session: readonly Tab[];
  /** Ids of the selected tab and actor. */
  tab: string | null;
  actor: string | null;
  cursor: number | null;
  onChoose: (tab: string, actor: string) => void;
}

/** The ARIA tree pattern requires this role around nested rows; no HTML element has it in a tree. */
const GROUP = { role: 'group' } as const;

const KINDS: Record<Tab['kind'], string> = {
  live: 'aberta',
  gone: 'fechada',
  recorded: 'gravação',
  simulated: 'simulação',
};

/** Arrow keys, Home and End move the focus between rows. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem] > button')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}

/** The actors of every tab as a tree. */
export function ActorTree({ session, tab, actor, cursor, onChoose }: ActorTreeProps) {
  const [withoutOver, setWithoutOver] = useRemembered('semEncerrados', false);
  const rows = session.map((each) =>
    treeAt(each, each.id === tab ? cursor : null).filter((item) => !withoutOver || !item.isOver),
  );
  const isChosen = (id: string, item: TreeItem) => id === tab && item.actor.id === actor;
  // If the selected actor has no row, the first row is the tab stop instead.
  const hasChosen = session.some(({ id }, index) => rows[index]?.some((item) => isChosen(id, item)));
  const first = rows.find(([item]) => item !== undefined)?.[0];
  return (
    <>
      <Tool aria-pressed={withoutOver} onClick={() => setWithoutOver(!withoutOver)}>
        Sem encerrados
      </Tool>
      <div role="tree" aria-label="Atores" tabIndex={-1} className="actor-tree" onKeyDown={onKeyDown}>
        {session.map((each, index) => (
          <div key={each.id}>
            <div role="treeitem" aria-expanded aria-selected={each.id === tab} aria-level={1} className="tab">
              <TabBadge tab={each} />
              <span className="title">{each.title}</span>{' '}
              <span className={`kind ${each.kind}`}>{KINDS[each.kind]}</span>
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
                  onChoose={() => onChoose(each.id, item.actor.id)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

const MARKS = { machine: '', request: '→', subscription: '↻', place: '', customer: '', server: '' } as const;

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
        className={[small && 'small', isOver && 'over'].filter(Boolean).join(' ')}
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
