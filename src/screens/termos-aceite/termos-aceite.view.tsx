import { classes, text } from '../../ui/text/text.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { PublicPage } from '../../ui/page/public-page.tsx';
import { SafeHtml } from '../../ui/html/safe-html.tsx';
import { TERMOS_FAILED } from './termos-aceite.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './termos-aceite.css';

addStyles(css);

export interface TermosAceiteViewProps {
  brand: { name: string; logoUrl: string | null };
  titulo: string;
  /** Null or blank: nothing was stored. */
  html: string | null;
}

/** `/termos-aceite` as it is seen (R33); the text is sanitised once more, here (R11). */
export function TermosAceiteView({ brand, titulo, html }: TermosAceiteViewProps) {
  return (
    <PublicPage brand={brand} width={760}>
      <h1 className={classes('termos-aceite', text.muted)}>{titulo}</h1>
      {html === null || html.trim() === '' ? <FailedState title={TERMOS_FAILED} /> : <SafeHtml html={html} />}
    </PublicPage>
  );
}
