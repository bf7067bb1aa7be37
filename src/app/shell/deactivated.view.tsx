import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ROTA_REATIVAR } from '../../lib/rotas/rotas.ts';

/** Above every screen while the registration is deactivated. */
export function DeactivatedView({ time }: { time: string | null }) {
  return (
    <output>
      <Alert
        role="none"
        severity="warning"
        action={
          <Button component={Link} to={ROTA_REATIVAR} variant="outlined" size="small">
            Reativar
          </Button>
        }
        sx={{ mb: 2 }}
      >
        {['Seu cadastro está desativado.', time].filter(Boolean).join(' ')}
      </Alert>
    </output>
  );
}
