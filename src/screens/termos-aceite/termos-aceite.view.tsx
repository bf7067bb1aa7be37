import Typography from '@mui/material/Typography';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { SafeHtml } from '../../ui/html/safe-html.tsx';

export interface TermosAceiteViewProps {
  /** Whose text it is; no rule names a title. */
  of: 'termo' | 'regulamento';
  /** Null or blank: nothing was stored. */
  html: string | null;
}

const TITULOS = { termo: 'Termos do Programa', regulamento: 'Regulamento' } as const;

/** `/termos-aceite` as it is seen; the text is sanitised once more, here. @rule R33, R11 */
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
