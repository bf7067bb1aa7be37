import { useState } from 'react';
import { initials } from '../../lib/texto/texto.ts';
import { addStyles } from '../text/styles.ts';
import css from './avatar.css';

addStyles(css);

/**
 * A customer's picture; the initials where there is none or it cannot be shown. They are a drawing, and no text: text that
 * is seen must be in its button's name (WCAG 2.5.3). Give it the picture as its `key`.
 */
export function Avatar({ name, img }: { name: string; img: string | null }) {
  const [broken, setBroken] = useState(false);
  if (img !== null && !broken)
    return (
      <span className="avatar">
        <img src={img} alt="" onError={() => setBroken(true)} />
      </span>
    );
  const letters = initials(name);
  return <span className="avatar">{letters !== '' && <span data-initials={letters} />}</span>;
}
