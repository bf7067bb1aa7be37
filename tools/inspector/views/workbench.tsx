import type { ReactNode } from 'react';
import { createIcon, addStyles } from '../portal/ui.ts';
import { useRemembered } from '../store/remembered.ts';
import { Tool } from './elements.tsx';
import css from './workbench.css';

addStyles(css);

interface WorkbenchProps {
  left: ReactNode;
  centre: ReactNode;
  right: ReactNode;
  /** The toolbar and the list below the chart. */
  bar: ReactNode;
  bottom: ReactNode;
}

const FRAME = 'M4 5h16v14H4z';
const LeftIcon = createIcon(`${FRAME}M9 5v14`);
const BottomIcon = createIcon(`${FRAME}M4 14h16`);
const RightIcon = createIcon(`${FRAME}M15 5v14`);

/** The collapsible panels around the chart. */
const PANELS = [
  ['left', 'Lista', LeftIcon],
  ['bottom', 'Registro', BottomIcon],
  ['right', 'Detalhes', RightIcon],
] as const;

type Panel = (typeof PANELS)[number][0];

/**
 * The layout of a view: a list on the left, the chart, details on the right, the log below. All but the chart can be
 * collapsed; this browser stores which are.
 */
export function Workbench({ left, centre, right, bar, bottom }: WorkbenchProps) {
  const [folded, setFolded] = useRemembered<readonly Panel[]>('recolhidos', []);
  const isFolded = (panel: Panel) => folded.includes(panel);
  const toggle = (panel: Panel) =>
    setFolded(isFolded(panel) ? folded.filter((each) => each !== panel) : [...folded, panel]);
  const column = (panel: 'left' | 'right') => (isFolded(panel) ? '0' : `var(--${panel})`);
  return (
    <main
      className="workbench"
      style={{
        gridTemplateColumns: `${column('left')} minmax(0, 1fr) ${column('right')}`,
        gridTemplateRows: `minmax(0, 1fr) auto ${isFolded('bottom') ? '0' : 'clamp(140px, 26vh, 300px)'}`,
      }}
    >
      {!isFolded('left') && (
        <aside aria-label="O que se vê" style={{ gridArea: 'left' }}>
          {left}
        </aside>
      )}
      <div className="centre">{centre}</div>
      {!isFolded('right') && (
        <aside aria-label="Detalhes" style={{ gridArea: 'right' }}>
          {right}
        </aside>
      )}
      <div className="below">
        <div>{bar}</div>
        <fieldset aria-label="Painéis">
          {PANELS.map(([panel, label, Icon]) => (
            <Tool
              key={panel}
              aria-label={label}
              aria-expanded={!isFolded(panel)}
              title={`${isFolded(panel) ? 'Mostrar' : 'Recolher'}: ${label}`}
              onClick={() => toggle(panel)}
            >
              <Icon />
            </Tool>
          ))}
        </fieldset>
      </div>
      {!isFolded('bottom') && (
        <section aria-label="O que aconteceu" style={{ gridArea: 'bottom' }}>
          {bottom}
        </section>
      )}
    </main>
  );
}
