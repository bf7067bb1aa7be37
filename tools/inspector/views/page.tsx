import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Snackbar from '@mui/material/Snackbar';
import { useInspector, useInspectorPart } from '../store/context.ts';
import { Coverage } from './coverage/coverage.tsx';
import { Field } from './elements.tsx';
import { Faults } from './faults/faults.tsx';
import { Live } from './live.tsx';
import { Simulate } from './simulate.tsx';
import { TopBar } from './top-bar.tsx';

/** The inspector's page: top bar, the selected view, notices, and a text that the browser did not copy. */
export function Page() {
  const view = useInspectorPart((state) => state.view);
  return (
    <Stack sx={{ height: '100dvh', minWidth: 900 }}>
      <TopBar />
      {view === 'live' && <Live />}
      {view === 'simulate' && <Simulate />}
      {view === 'coverage' && <Coverage />}
      {view === 'faults' && <Faults />}
      <Notice />
      <Uncopied />
    </Stack>
  );
}

function Notice() {
  const { store } = useInspector();
  const notice = useInspectorPart((state) => state.notice);
  const close = () => store.set({ notice: null });
  return (
    <Snackbar
      open={notice !== null}
      autoHideDuration={6000}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      message={notice}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    />
  );
}

function Uncopied() {
  const { store } = useInspector();
  const text = useInspectorPart((state) => state.uncopied);
  const close = () => store.set({ uncopied: null });
  return (
    <Dialog open={text !== null} onClose={close} maxWidth="md" fullWidth>
      <DialogTitle>O navegador não deixou copiar</DialogTitle>
      <DialogContent>
        <Field
          label="Texto a copiar"
          rows={16}
          value={text ?? ''}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}
