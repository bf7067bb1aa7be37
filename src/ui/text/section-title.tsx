import type { ReactNode } from 'react';
import css from './section-title.css';
import { addStyles } from './styles.ts';
import { classes, text } from './text.ts';

addStyles(css);

export interface SectionTitleProps {
  children: ReactNode;
  /** 1 is the screen's own title; the look follows it. */
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
  /** One quiet line below. */
  hint?: ReactNode;
  /** At the right, on its own line where there is no room. */
  action?: ReactNode;
}

/** A title in the display face, with an optional line below and an optional action beside. */
export function SectionTitle({ children, level = 2, id, hint, action }: SectionTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-title" data-level={level}>
      <div>
        <Heading id={id} className={text[`t${level}`]}>
          {children}
        </Heading>
        {hint === undefined ? null : <p className={classes('hint', text.small, text.muted)}>{hint}</p>}
      </div>
      {action}
    </div>
  );
}
