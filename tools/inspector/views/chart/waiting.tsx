import Typography from '@mui/material/Typography';
import { addStyles } from '../../portal/ui.ts';
import css from './waiting.css';

addStyles(css);

/** No page of the portal is open. */
export function Waiting() {
  return (
    <main className="waiting">
      <Typography variant="h3" component="h2">
        Esperando o portal
      </Typography>
      <Typography>
        Abra o portal em outra aba deste endereço: seus atores aparecem aqui, com tudo o que já aconteceu. Uma
        gravação pode ser importada, e qualquer diagrama pode ser simulado sem o portal.
      </Typography>
      <a href="./" target="_blank" rel="noopener">
        Abrir o portal em outra aba
      </a>
    </main>
  );
}
