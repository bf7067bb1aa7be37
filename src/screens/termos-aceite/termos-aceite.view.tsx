import Typography from '@mui/material/Typography';
import { FailedState } from '../../ui/failed-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { TERMOS_FAILED, TITULO } from './termos-aceite.texts.ts';

export interface TermosAceiteViewProps {
  brand: { name: string; logoUrl: string | null };
  /** Null or blank: nothing was stored. */
  html: string | null;
}

/** `/termos-aceite` as it is seen (R33); the text is sanitised once more, here (R11). */
export function TermosAceiteView({ brand, html }: TermosAceiteViewProps) {
  return (
    <PublicPage brand={brand} width={760}>
      <Typography variant="overline" component="h1" sx={{ display: 'block', color: 'text.secondary', mb: 2 }}>
        {TITULO}
      </Typography>
      {html === null || html.trim() === '' ? <FailedState title={TERMOS_FAILED} /> : <SafeHtml html={html} />}
    </PublicPage>
  );
}
