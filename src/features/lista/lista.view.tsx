import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { type GrupoDaLista, isEncerrada, type ItemDaLista, MAIS_QTDE, ENCERRADA, OUTROS } from './lista.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { ChangingText } from '../../ui/feedback/changing-text.tsx';
import { EmptyState } from '../../ui/feedback/state-frame.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { MinusIcon, PlusIcon, PrinterIcon, ShareIcon, TrashIcon } from '../../ui/icons/later-icons.tsx';
import { OFF_PAPER } from '../../ui/page/paper.ts';
import { contarMarcados, LISTA } from './lista.texts.ts';

export interface ListaViewProps {
  grupos: readonly GrupoDaLista[];
  hoje: DataCivil;
  /** How long this browser keeps a list: not at all, for the session, or beyond its expiry. */
  stored: 'no' | 'session' | 'days';
  /** The text in 'Outro item'. */
  texto: string;
  onTexto: (texto: string) => void;
  onAdd: () => void;
  onMark: (id: string, marcado: boolean) => void;
  onQtde: (id: string, by: 1 | -1) => void;
  onRemove: (item: ItemDaLista) => void;
  onClear: () => void;
  /** The last removal, in words and by number; null: none. */
  removed: { message: string; count: number } | null;
  onUndo: () => void;
  onShare: () => void;
  onPrint: () => void;
}

const AVISOS = {
  no: 'Este navegador não guarda a lista.',
  session:
    'A lista fica só neste aparelho, funciona sem sinal e é apagada quando você sai da sua conta ou a sessão termina.',
  days: 'A lista fica só neste aparelho e funciona sem sinal. Se a sessão terminar, ela espera aqui por até 30 dias, cifrada. ‘Sair’ a apaga na hora, e a entrada de outra pessoa também.',
} as const;

/** `/lista`. @rule R137–R139, R250 */
export function ListaView({ grupos, hoje, stored, texto, removed, ...on }: ListaViewProps) {
  const input = useRef<HTMLInputElement>(null);
  const itens = grupos.flatMap((grupo) => grupo.itens);
  const marcados = itens.filter(({ marcado }) => marcado).length;
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <Typography variant="h1">{LISTA.titulo}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
        {AVISOS[stored]}
      </Typography>
      <Novo input={input} texto={texto} {...on} />
      {itens.length === 0 ? (
        <EmptyState
          text="Sua lista está vazia. Adicione ofertas, ou escreva acima o que precisa comprar."
          action={
            <Button variant="contained" component={Link} to={ROTAS.promocoes}>
              Ver ofertas
            </Button>
          }
        />
      ) : (
        <Acoes {...on} marcados={marcados} total={itens.length} />
      )}
      {grupos.map(({ loja, itens: dela }) => (
        <Grupo key={loja?.id ?? ''} nome={loja?.nome ?? OUTROS} itens={dela} hoje={hoje} {...on} />
      ))}
      <Removed
        removed={removed}
        onUndo={() => {
          on.onUndo();
          // Moves the focus when its button disappears.
          input.current?.focus();
        }}
      />
    </Box>
  );
}

type NovoProps = Pick<ListaViewProps, 'texto' | 'onTexto' | 'onAdd'> & {
  input: RefObject<HTMLInputElement | null>;
};

/** The field of a new item; it keeps the focus, and a phone's keyboard, for the next one. @rule R249 */
function Novo({ input, texto, onTexto, onAdd }: NovoProps) {
  return (
    <PageForm
      className={OFF_PAPER}
      aria-label={LISTA.outro}
      onSubmit={() => {
        onAdd();
        input.current?.focus();
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 9rem' }}>
          <TextField
            label={LISTA.outro}
            value={texto}
            onChange={({ target }) => onTexto(target.value)}
            maxLength={120}
            autoComplete="off"
            inputRef={input}
          />
        </Box>
        <Button
          type="submit"
          variant="outlined"
          startIcon={<PlusIcon />}
          onMouseDown={(event) => event.preventDefault()}
          sx={{ minHeight: 52 }}
        >
          Adicionar
        </Button>
      </Stack>
    </PageForm>
  );
}

type AcoesProps = Pick<ListaViewProps, 'onShare' | 'onPrint' | 'onClear'> & {
  marcados: number;
  total: number;
};

function Acoes({ marcados, total, onShare, onPrint, onClear }: AcoesProps) {
  return (
    <Stack
      direction="row"
      className={OFF_PAPER}
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', mb: 3 }}
    >
      <Button variant="outlined" startIcon={<ShareIcon />} onClick={onShare}>
        Compartilhar
      </Button>
      <Button variant="outlined" startIcon={<PrinterIcon />} onClick={onPrint}>
        Imprimir
      </Button>
      {marcados > 0 && (
        <Button startIcon={<TrashIcon />} onClick={onClear}>
          Limpar marcados
        </Button>
      )}
      <ChangingText variant="body2" sx={{ color: 'text.secondary', ...FIGURES }}>
        {contarMarcados(marcados, total)}
      </ChangingText>
    </Stack>
  );
}

type GrupoProps = Omit<ItemProps, 'item'> & { nome: string; itens: readonly ItemDaLista[] };

function Grupo({ nome, itens, ...rest }: GrupoProps) {
  return (
    <Box component="section" aria-label={nome} sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" translate="no">
        {nome}
      </Typography>
      <List disablePadding sx={{ mt: 1.5 }}>
        {itens.map((item) => (
          <Item key={item.id} item={item} {...rest} />
        ))}
      </List>
    </Box>
  );
}

type ItemProps = Pick<ListaViewProps, 'hoje' | 'onMark' | 'onQtde' | 'onRemove'> & { item: ItemDaLista };

/** An item; its controls are at least 48 px high. @rule R137 */
function Item({ item, hoje, onMark, onQtde, onRemove }: ItemProps) {
  const { id, nome, qtde, marcado } = item;
  return (
    <ListItem disablePadding data-marcado={marcado || undefined} sx={ITEM}>
      <FormControlLabel
        control={<Checkbox checked={marcado} onChange={({ target }) => onMark(id, target.checked)} />}
        label={<Nome item={item} hoje={hoje} />}
        sx={{ flex: '1 1 200px', alignItems: 'center', minHeight: 56, pr: 0 }}
      />
      <Stack direction="row" sx={{ alignItems: 'center', ml: 'auto' }}>
        <Press label={`Menos: ${nome}`} off={qtde === 1} onPress={() => onQtde(id, -1)}>
          <MinusIcon />
        </Press>
        <ChangingText variant="subtitle1" sx={{ minWidth: 28, textAlign: 'center', ...FIGURES }}>
          <Box component="span" sx={visuallyHidden}>
            {'Quantidade: '}
          </Box>
          <span>{qtde}</span>
        </ChangingText>
        <Press label={`Mais: ${nome}`} off={qtde === MAIS_QTDE} onPress={() => onQtde(id, 1)}>
          <PlusIcon />
        </Press>
        {/* A double click's second press hits the row that moved up. */}
        <Press label={`Remover: ${nome}`} onPress={(detail) => detail < 2 && onRemove(item)}>
          <TrashIcon />
        </Press>
      </Stack>
    </ListItem>
  );
}

/** The item and its offer. */
function Nome({ item, hoje }: Pick<ItemProps, 'item' | 'hoje'>) {
  const { nome, preco, fim, marcado } = item;
  const encerrada = isEncerrada(item, hoje);
  const facts = [preco, fim !== null && !encerrada && `até ${formatData(fim)}`].filter(Boolean).join(' · ');
  return (
    <Box component="span" sx={NOME}>
      <Typography component="span" variant="subtitle1" sx={marcado ? MARCADO : null}>
        {nome}
      </Typography>
      {facts !== '' && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ...FIGURES }}>
          {` ${facts}`}
        </Typography>
      )}
      {encerrada && (
        <span>
          {' '}
          <Chip component="span" color="accent" label={ENCERRADA} />
        </span>
      )}
    </Box>
  );
}

interface PressProps {
  label: string;
  off?: boolean;
  /** Gets the click's count. */
  onPress: (detail: number) => void;
  children: ReactNode;
}

function Press({ label, off = false, onPress, children }: PressProps) {
  return (
    <IconButton
      className={OFF_PAPER}
      aria-label={label}
      aria-disabled={off}
      onClick={({ detail }) => off || onPress(detail)}
      sx={{ minWidth: 48, minHeight: 48, '&[aria-disabled=true]': { opacity: 0.4 } }}
    >
      {children}
    </IconButton>
  );
}

interface RemovedProps {
  removed: ListaViewProps['removed'];
  onUndo: () => void;
}

/** 'Desfazer' stays until the next change; there is no timeout. */
function Removed({ removed, onUndo }: RemovedProps) {
  return (
    <Paper className={OFF_PAPER} elevation={removed === null ? 0 : 2} sx={removed === null ? NOTHING : SHOWN}>
      <ChangingText sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{removed?.message}</ChangingText>
      {removed !== null && (
        <Button key={removed.count} ref={takeFocus} variant="contained" onClick={onUndo}>
          Desfazer
        </Button>
      )}
    </Paper>
  );
}

/** Focused when the removed item's button disappears. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
const MARCADO = { fontWeight: 400, textDecoration: 'line-through', color: 'text.secondary' } as const;

const ITEM = {
  flexWrap: 'wrap',
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { breakInside: 'avoid', '& .mark::before': { borderColor: '#000' } },
} as const;

const NOME = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

const NOTHING = { bgcolor: 'transparent' } as const;

/** The bar below, on a phone. */
const BAR = 'var(--portal-bar, 0px)';

const SHOWN = {
  position: 'sticky',
  bottom: `calc(1rem + ${BAR})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  p: '12px 16px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '18px',
  // Above what covers the page's foot.
  'body:has(.offline-strip) &': { bottom: `calc(4.75rem + ${BAR})` },
  'body:has(.session-note > .MuiCard-root) &': { bottom: `calc(9.25rem + ${BAR})` },
  'body:has(.offline-strip):has(.session-note > .MuiCard-root) &': { bottom: `calc(12.75rem + ${BAR})` },
} as const;
