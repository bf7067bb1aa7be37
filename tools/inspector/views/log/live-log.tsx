import Input from '@mui/material/Input';
import Stack from '@mui/material/Stack';
import { useInspector, useInspectorState } from '../../store/context.ts';
import { logOf } from '../../store/recording/log.ts';
import { useRemembered } from '../../store/remembered.ts';
import type { Tab } from '../../store/session.ts';
import { CompareTabs } from './compare-tabs.tsx';
import { CopyTests } from './copy-tests.tsx';
import { LogPanel } from './log-panel.tsx';
import { Toggle, Tools } from '../elements.tsx';

/** Default of the log's toggles, which this browser stores. */
const PLAIN = { allTabs: false, withoutPings: false, withoutIdle: false };

const CHOICES = [
  ['allTabs', 'Todas as abas'],
  ['withoutPings', 'Sem pings'],
  ['withoutIdle', 'Sem passos vazios'],
] as const;

/** The steps of the tab, or of all tabs by real time, with filters and tools. */
export function LiveLog({ tab }: { tab: Tab }) {
  const { store } = useInspector();
  const { session, cursor, filter } = useInspectorState();
  const [chosen, choose] = useRemembered('registro', PLAIN);
  const tabs = chosen.allTabs ? session.filter(({ kind }) => kind !== 'simulated') : [tab];
  // One test is of one browser: it must not mix recorded tabs with open pages.
  const isRecorded = (one: Tab): boolean => one.kind === 'recorded';
  const tabsOfFlow = tabs.filter(
    (one) => one.id === tab.id || (one.kind !== 'gone' && isRecorded(one) === isRecorded(tab)),
  );
  return (
    <Stack sx={{ height: 1, px: 1 }}>
      <Tools>
        <Input
          type="search"
          placeholder="Filtrar"
          value={filter}
          inputProps={{ 'aria-label': 'Filtrar' }}
          onChange={({ target }) => store.set({ filter: target.value })}
        />
        {CHOICES.map(([name, label]) => (
          <Toggle
            key={name}
            selected={chosen[name]}
            onClick={() => choose({ ...chosen, [name]: !chosen[name] })}
          >
            {label}
          </Toggle>
        ))}
        <CompareTabs key={tab.id} tab={tab} />
        <CopyTests tab={tab} tabs={tabsOfFlow} />
      </Tools>
      <div style={{ overflow: 'auto' }}>
        <LogPanel
          rows={logOf(tabs, { ...chosen, text: filter })}
          tab={tab.id}
          cursor={cursor}
          withTabs={chosen.allTabs}
          onChoose={({ tab: { id }, moment: { n, actor } }) =>
            store.set({ tab: id, cursor: n, actor, picked: null })
          }
        />
      </div>
    </Stack>
  );
}
