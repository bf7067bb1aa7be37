import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

/** No page of the portal is open. */
export function Waiting() {
  return (
    <Box component="main" sx={{ display: 'grid', placeContent: 'center', textAlign: 'center', gap: 1, p: 4 }}>
      <Typography component="h2" variant="h3">
        Esperando o portal
      </Typography>
      <Typography sx={{ maxWidth: 460 }}>
        Abra o portal em outra aba deste endereço: seus atores aparecem aqui, com tudo o que já aconteceu. Uma
        gravação pode ser importada, e qualquer diagrama pode ser simulado sem o portal.
      </Typography>
      <Link href="./" target="_blank" rel="noopener">
        Abrir o portal em outra aba
      </Link>
    </Box>
  );
}
