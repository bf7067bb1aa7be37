import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { text } from './text.ts';

export interface DataRow {
  label: string;
  value: ReactNode;
}

export interface DataCardProps {
  title?: ReactNode;
  /** At the title's right: a status, an amount. */
  aside?: ReactNode;
  rows: readonly DataRow[];
  /** Below the rows: buttons. */
  actions?: ReactNode;
  /** The title's level: one below the heading that the card stands under. */
  heading?: 'h2' | 'h3' | undefined;
}

/** Facts by name: purchases, statement entries, exchanges; what a table is on a wide screen. */
export function DataCard({ title, aside, rows, actions, heading: Heading = 'h3' }: DataCardProps) {
  return (
    <Card className="data-card">
      {title === undefined && aside === undefined ? null : (
        <div className="data-head">
          <Heading className={text.t4}>{title}</Heading>
          <span>{aside}</span>
        </div>
      )}
      <dl className="data-rows">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {actions === undefined ? null : <div className="data-foot">{actions}</div>}
    </Card>
  );
}
