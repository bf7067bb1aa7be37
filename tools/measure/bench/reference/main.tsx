import AppBar from '@mui/material/AppBar';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';

/** The smallest page of React and MUI, for comparison in the bench. */
function Reference() {
  return (
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h1">Título</Typography>
        </Toolbar>
      </AppBar>
    </ThemeProvider>
  );
}

const host = document.querySelector('#root');
if (host !== null) createRoot(host).render(<Reference />);
