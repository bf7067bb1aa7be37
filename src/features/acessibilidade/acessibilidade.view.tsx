import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ROTAS_PUBLICAS } from '../../lib/rotas/rota-de.ts';
import type { Contato } from './contato.ts';
import type { Linha } from './situacao.ts';

const SITUACOES = {
  testado: 'testado',
  parte: 'testado, atendido em parte',
  naoAtendido: 'não atendido',
  naoTestado: 'não testado',
} as const;

/** In the order of the avatar menu. */
const TEMAS = [
  { value: 'system', label: 'Tema do aparelho' },
  { value: 'light', label: 'Tema claro' },
  { value: 'dark', label: 'Tema escuro' },
  { value: 'contrast', label: 'Alto contraste' },
] as const;

type Tema = (typeof TEMAS)[number]['value'];

export interface AcessibilidadeViewProps {
  /** Null: the feature is off. */
  tema: Tema | null;
  onTema: (tema: Tema) => void;
  wcag: readonly Linha[];
  emag: readonly Linha[];
  /** Null: none is configured. */
  contato: Contato | null;
}

/** `/acessibilidade`: the choice of theme, what was tested, and what is not met. @rule R150 */
export function AcessibilidadeView(props: AcessibilidadeViewProps) {
  const { tema, onTema, wcag, emag, contato } = props;
  return (
    <>
      <Stack spacing={3}>
        <Typography variant="h1">Acessibilidade</Typography>
        <Typography>
          Este portal quer servir a todas as pessoas: com o teclado, com leitor de tela, com texto maior, com
          mais contraste. Esta página diz o que foi testado, com quais ferramentas e quando, e o que ainda não
          é atendido.
        </Typography>
        {tema === null ? null : <Temas tema={tema} onTema={onTema} />}
        <Secao titulo="O que foi testado">
          <Typography>
            Testes automáticos rodam de novo a cada versão. Esta declaração foi revista em 28/11/2026.
          </Typography>
          <Typography>
            “Testado” quer dizer que testes automáticos verificam o critério em telas deste portal, e que uma
            versão com um teste que falha não é publicada. Um teste automático não substitui a avaliação de
            pessoas com deficiência: nenhum critério é dado aqui por cumprido em tudo.
          </Typography>
          <Folded title="Ferramentas usadas">
            <Typography>axe-core, Playwright, Jest e Testing Library, no Chromium.</Typography>
          </Folded>
        </Secao>
        <NaoAtendido wcag={wcag} emag={emag} />
        {contato === null ? null : (
          <Secao titulo="Falar sobre acessibilidade">
            <Typography>
              Encontrou uma barreira? Conte para nós: <Endereco {...contato} />
            </Typography>
          </Secao>
        )}
        <Criterios titulo="WCAG 2.2, níveis A e AA" coluna="Critério" linhas={wcag} />
        <Criterios titulo="Recomendações do eMAG 3.1" coluna="Recomendação" linhas={emag} />
        <Link component={RouterLink} to={ROTAS_PUBLICAS.login} sx={{ alignSelf: 'flex-start' }}>
          Ir para o início do portal
        </Link>
      </Stack>
    </>
  );
}

function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent>
        <Stack spacing={2}>
          <Typography variant="h3" component="h2">
            {titulo}
          </Typography>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}

function Temas({ tema, onTema }: { tema: Tema; onTema: (tema: Tema) => void }) {
  const id = useId();
  return (
    <Secao titulo="Aparência">
      <FormControl>
        <FormLabel id={id}>Tema</FormLabel>
        <RadioGroup aria-labelledby={id} value={tema} onChange={(_, value) => onTema(value as Tema)}>
          {TEMAS.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No tema do aparelho, quem pede mais contraste ao sistema recebe o alto contraste. O texto pode ser
        ampliado até 200% e a página até 400% no navegador.
      </Typography>
    </Secao>
  );
}

function Endereco({ texto, href }: Contato) {
  return href === null ? texto : <Link href={href}>{texto}</Link>;
}

function NaoAtendido({ wcag, emag }: Pick<AcessibilidadeViewProps, 'wcag' | 'emag'>) {
  const listas = [
    ['WCAG', wcag],
    ['eMAG', emag],
  ] as const;
  return (
    <Secao titulo="O que ainda não é atendido">
      <Typography component="ul" sx={{ pl: '1.3em', lineHeight: 1.5, display: 'grid', gap: 1 }}>
        {listas.flatMap(([lista, linhas]) =>
          linhas.map(({ numero, falta }) =>
            falta === null ? null : (
              <li key={lista + numero}>
                <b>
                  {lista} {numero}
                </b>{' '}
                {falta}
              </li>
            ),
          ),
        )}
      </Typography>
    </Secao>
  );
}

function Criterios({ titulo, coluna, linhas }: { titulo: string; coluna: string; linhas: readonly Linha[] }) {
  const id = useId();
  const hasLevels = linhas.some(({ nivel }) => nivel !== null);
  return (
    <Card>
      <Typography id={id} variant="h3" component="h2" sx={{ p: '20px 16px 12px' }}>
        {titulo}
      </Typography>
      <Table aria-labelledby={id} sx={table}>
        <TableHead>
          <TableRow>
            <TableCell>{coluna}</TableCell>
            {hasLevels && <TableCell>Nível</TableCell>}
            <TableCell sx={{ width: '42%' }}>Situação</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map(({ numero, nome, nivel, situacao, testes }) => (
            <TableRow key={numero}>
              <TableCell component="th" scope="row">
                <b>{numero}</b> {nome}
              </TableCell>
              {hasLevels && <TableCell>{nivel}</TableCell>}
              <TableCell>
                <Box component="span" sx={isMissing(situacao) ? { color: 'error.main' } : {}}>
                  {SITUACOES[situacao]}
                </Box>
                {testes.length > 0 && <Provas numero={numero} testes={testes} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

const isMissing = (situacao: Linha['situacao']): boolean =>
  situacao === 'naoAtendido' || situacao === 'parte';

const table = {
  overflowWrap: 'anywhere',
  '& .MuiTableCell-root': { p: '12px 8px', verticalAlign: 'top', fontWeight: 400 },
  '& .MuiTableCell-root:first-of-type': { pl: 2 },
  '& tr > :nth-of-type(2):not(:last-child)': { overflowWrap: 'normal' },
};

/** The test files behind a criterion, by path. */
function Provas({ numero, testes }: Pick<Linha, 'numero' | 'testes'>) {
  return (
    <Folded
      title={
        <>
          Arquivos de teste
          <Box component="span" sx={visuallyHidden}>{` (${numero})`}</Box>
        </>
      }
    >
      <Typography component="ul" lang="en" variant="body2" sx={{ mt: 0.5, pl: '1.1em' }}>
        {testes.map((teste) => (
          <li key={teste}>{teste}</li>
        ))}
      </Typography>
    </Folded>
  );
}

function Folded({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details>
      <Box component="summary" sx={{ minHeight: 24, py: 0.5, cursor: 'pointer' }}>
        {title}
      </Box>
      {children}
    </details>
  );
}
