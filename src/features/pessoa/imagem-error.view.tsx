import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Why the chosen picture cannot be used. @rule R70 */
export function ImagemError({ error, onChoose }: { error: string; onChoose: () => void }) {
  return (
    <Alert
      severity="error"
      sx={{ mt: 1.5 }}
      action={
        <Button color="inherit" size="small" onClick={onChoose}>
          Escolher outra
        </Button>
      }
    >
      {error}
    </Alert>
  );
}
