import Snackbar from '@mui/material/Snackbar';
import { useInspector, useInspectorPart } from '../store/context.ts';
import { Coverage } from './coverage/coverage.tsx';
import { Faults } from './faults/faults.tsx';
import { Live } from './live.tsx';
import { Simulate } from './simulate.tsx';
import { TopBar } from './top-bar.tsx';

/** The inspector's page: top bar, the selected view, and notices. */
export function Page() {
  const view = useInspectorPart((state) => state.view);
  return (
    <div className="page">
      <TopBar />
      {view === 'live' && <Live />}
      {view === 'simulate' && <Simulate />}
      {view === 'coverage' && <Coverage />}
      {view === 'faults' && <Faults />}
      <Notice />
    </div>
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
