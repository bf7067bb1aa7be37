import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

export interface TabItem<V extends string> {
  value: V;
  label: string;
}

export interface TabsProps<V extends string> {
  /** What the tabs divide, for screen readers. */
  label: string;
  value: V;
  items: readonly TabItem<V>[];
  onChange: (value: V) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/**
 * MUI's tabs; adds the panel of the chosen one. Arrow keys move the focus, Enter or Space chooses: a choice may cost a request.
 * @returns the tab list and one panel that belongs to the chosen tab
 */
export function Tabs<V extends string>({ label, value, items, onChange, children }: TabsProps<V>) {
  const id = useId();
  return (
    <div>
      <MuiTabs
        value={value}
        aria-label={label}
        onChange={(_event, chosen: V) => onChange(chosen)}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 2.5 }}
      >
        {items.map((item) => (
          <Tab
            key={item.value}
            value={item.value}
            label={item.label}
            id={`${id}-${item.value}`}
            aria-controls={`${id}-painel`}
          />
        ))}
      </MuiTabs>
      <Box
        role="tabpanel"
        id={`${id}-painel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        sx={{ borderRadius: 2 }}
      >
        {children}
      </Box>
    </div>
  );
}
