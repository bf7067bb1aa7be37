import type { ReactNode } from 'react';
import css from './state-frame.css';
import { addStyles } from '../text/styles.ts';
import { classes, text as looks } from '../text/text.ts';

addStyles(css);

export interface StateFrameProps {
  drawing: ReactNode;
  title?: string | undefined;
  /** It is the whole page: its title is the page's heading. */
  page?: boolean | undefined;
  text?: string | undefined;
  action?: ReactNode;
  /** A small drawing beside the words, for a card's inside. */
  compact?: boolean | undefined;
}

/** The common form of the empty, failed and offline states: a drawing, a few words, one thing to do. */
export function StateFrame({ drawing, title, text, action, page = false, compact = false }: StateFrameProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <output className="state" data-compact={compact ? '' : undefined}>
      <div className="picture">{drawing}</div>
      <div className="words">
        {title === undefined ? null : <Title className={compact ? looks.strong : looks.t3}>{title}</Title>}
        {text === undefined ? null : (
          <p className={classes('what', looks.muted, compact && looks.small)}>{text}</p>
        )}
        {action === undefined || action === null ? null : <div className="action">{action}</div>}
      </div>
    </output>
  );
}
