import Typography from '@mui/material/Typography';
import { FailedState } from '../../ui/feedback/state-frame.tsx';
import { SafeHtml } from '../../ui/html/safe-html.tsx';

export interface TermosAceiteViewProps {
  /** The title of the text; no rule quotes it. */
  of: 'termo' | 'regulamento';
  /** Null or blank: nothing is stored. */
  html: string | null;
}

const TITULOS = { termo: 'Termos do Programa', regulamento: 'Regulamento' } as const;

/** `/termos-aceite`; the text is sanitised again. @rule R33, R11 */
export function TermosAceiteView({ of, html }: TermosAceiteViewProps) {
  return (
    <>
      <Typography
        variant="overline"
        component="h1"
        gutterBottom
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {TITULOS[of]}
      </Typography>
      {html === null || html.trim() === '' ? (
        // @rule S8.7
        <FailedState title="Ops! Não foi possível carregar os termos." />
      ) : (
        <SafeHtml html={html} />
      )}
    </>
  );
}
