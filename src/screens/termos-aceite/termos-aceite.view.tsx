import Typography from '@mui/material/Typography';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { PublicPage } from '../../ui/page/public-page.tsx';
import { SafeHtml } from '../../ui/html/safe-html.tsx';
import { TERMOS_FAILED } from './termos-aceite.texts.ts';

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
      <Typography variant="overline" component="h1" sx={{ display: 'block', color: 'text.secondary', mb: 2 }}>
        {titulo}
      </Typography>
      {html === null || html.trim() === '' ? <FailedState title={TERMOS_FAILED} /> : <SafeHtml html={html} />}
    </PublicPage>
  );
}
