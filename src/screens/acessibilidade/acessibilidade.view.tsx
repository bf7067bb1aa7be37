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
import { SITUACOES, TEMAS, TEXTS } from './acessibilidade.texts.ts';
import type { Contato } from './contato.ts';
import type { Linha } from './situacao.ts';

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
        <Typography variant="h1">{TEXTS.titulo}</Typography>
        <Typography>{TEXTS.intro}</Typography>
        {tema === null ? null : <Temas tema={tema} onTema={onTema} />}
        <Secao titulo={TEXTS.testado}>
          <Typography>{TEXTS.revista}</Typography>
          <Typography>{TEXTS.significado}</Typography>
          <Folded title={TEXTS.comQue}>
            <Typography>{TEXTS.ferramentas}</Typography>
          </Folded>
        </Secao>
        <NaoAtendido wcag={wcag} emag={emag} />
        {contato === null ? null : (
          <Secao titulo={TEXTS.falar}>
            <Typography>
              {TEXTS.contato} <Endereco {...contato} />
            </Typography>
          </Secao>
        )}
        <Criterios titulo={TEXTS.wcag} coluna={TEXTS.criterio} linhas={wcag} />
        <Criterios titulo={TEXTS.emag} coluna={TEXTS.recomendacao} linhas={emag} />
        <Link component={RouterLink} to={ROTAS_PUBLICAS.login} sx={{ alignSelf: 'flex-start' }}>
          {TEXTS.voltar}
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
    <Secao titulo={TEXTS.aparencia}>
      <FormControl>
        <FormLabel id={id}>{TEXTS.tema}</FormLabel>
        <RadioGroup aria-labelledby={id} value={tema} onChange={(_, value) => onTema(value as Tema)}>
          {TEMAS.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {TEXTS.temaDica}
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
    <Secao titulo={TEXTS.naoAtendido}>
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
            {hasLevels && <TableCell>{TEXTS.nivel}</TableCell>}
            <TableCell sx={{ width: '42%' }}>{TEXTS.situacao}</TableCell>
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
          {TEXTS.arquivos}
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
