import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { wordsForTime } from '../shared/badge.ts';
import { wordsForValue } from '../shared/words.ts';
import { useInspector, useInspectorState } from '../store/context.ts';
import { type Session, type Tab, visitsOf } from '../store/session.ts';
import { firstMachine, treeAt, type TreeItem } from '../store/tree.ts';
import { useRemembered } from '../store/remembered.ts';
import { moveFocus, RowButton, Toggle } from './elements.tsx';
import { TabBadge } from './tab-badge.tsx';

/** The ARIA tree pattern requires this role around nested rows; no HTML element has it in a tree. */
const GROUP = { role: 'group' } as const;

const KINDS: Record<Tab['kind'], string> = {
  live: 'aberta',
  gone: 'fechada',
  recorded: 'gravação',
  simulated: 'simulação',
};

const COLOURS = {
  live: 'success',
  gone: 'textSecondary',
  recorded: 'textSecondary',
  simulated: 'textSecondary',
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
      <Toggle selected={withoutOver} onClick={() => setWithoutOver(!withoutOver)}>
        Sem encerrados
      </Toggle>
      <div
        role="tree"
        aria-label="Atores"
        tabIndex={-1}
        onKeyDown={(event) => moveFocus(event, '[role=treeitem] > button')}
      >
        {pages.map((each, index) => (
          <div key={each.id} data-kind={each.kind}>
            <TabRow tab={each} session={session} chosen={each.id === tab} onVisit={chooseVisit} />
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

interface TabRowProps {
  tab: Tab;
  session: Session;
  chosen: boolean;
  onVisit: (visit: Tab) => void;
}

function TabRow({ tab, session, chosen, onVisit }: TabRowProps) {
  return (
    <div role="treeitem" aria-expanded aria-selected={chosen} aria-level={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, p: 1 }}>
        <TabBadge tab={tab} />
        <Typography noWrap variant="subtitle2" component="span" data-testid="title" sx={{ flex: 1 }}>
          {tab.title}
        </Typography>
        <Typography variant="body2" component="span" color={COLOURS[tab.kind]}>
          {KINDS[tab.kind]}
        </Typography>
        <Visits visits={visitsOf(session, tab)} shown={tab} onChoose={onVisit} />
        {(tab.ahead ?? 0) > 0 && (
          <Typography variant="body2" component="span" color="warning">
            relógio adiantado {wordsForTime(tab.ahead ?? 0)}
          </Typography>
        )}
      </Stack>
    </div>
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
    <>
      {visits.map((visit, index) => (
        <Toggle key={visit.id} selected={visit === shown} onClick={() => onChoose(visit)}>
          Visita {index + 1}
        </Toggle>
      ))}
    </>
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
  return (
    <div role="treeitem" aria-selected={chosen} aria-level={level + 2}>
      <RowButton
        tabIndex={isReached ? 0 : -1}
        selected={chosen}
        aria-pressed={undefined}
        onClick={onChoose}
        sx={{ pl: 1 + level * 2 }}
      >
        <ListItemText
          primary={`${MARKS[actor.kind]} ${actor.name}${isOver ? ' encerrado' : ''}`}
          secondary={wordsForValue(moment?.facts.value)}
          slotProps={{ primary: { color: isOver ? 'textSecondary' : 'textPrimary' } }}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </RowButton>
    </div>
  );
}
