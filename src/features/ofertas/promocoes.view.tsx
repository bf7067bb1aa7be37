import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, memo, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { GrupoOferta } from './promocoes.api.ts';
import type { ChosenEmpresa } from '../lojas/use-chosen-empresa.ts';
import { type AcoesProps, OfertaCard } from './oferta-card.view.tsx';
import type { Ofertas } from './use-ofertas.ts';
import type { OfertaDoGrupo, Ordem } from './busca.ts';
import { ChangingText } from '../../ui/feedback/changing-text.tsx';
import { EmptyState } from '../../ui/feedback/state-frame.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SlidersIcon } from '../../ui/icons/later-icons.tsx';
import { CARD_LAYOUT, VirtualList } from '../../ui/lists/virtual-list.tsx';
import { OFF_PAPER } from '../../ui/page/paper.ts';
import type { BuscaNoEndereco } from './use-busca.ts';

const BUSCAR = 'Buscar oferta';
const ORDENS = [
  { value: '', label: 'Recomendadas' },
  { value: 'desconto', label: 'Maior desconto' },
  { value: 'preco', label: 'Menor preço' },
] as const;

/** `/promocoes`; `children`: the offers. @rule S2.38 */
export function PromocoesView({ empresa, children }: { empresa: ChosenEmpresa; children: ReactNode }) {
  return (
    <>
      <Stack direction={{ lg: 'row' }} sx={TITULO}>
        <Typography variant="h1">Ofertas Exclusivas</Typography>
        <Box sx={LOJA}>
          <SelectField {...empresa.field} onChange={({ target }) => empresa.choose(target.value)} />
        </Box>
      </Stack>
      {children}
    </>
  );
}

interface BuscaViewProps extends BuscaNoEndereco {
  /** There are offers to search. */
  oferecida: boolean;
  /** The list is filtered. */
  buscando: boolean;
  /** No results. */
  vazia: boolean;
  /** Some offers can be activated. */
  temAtivaveis: boolean;
  /** The number of results; '' announces nothing. */
  achado: string;
  /** The number of offers; '' while unknown. */
  total: string;
  /** Between search and list; stays mounted across searches. @rule R134 */
  todas: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** Search, filter and order above a list of offers. @rule R130–R133 */
export function BuscaView(props: BuscaViewProps) {
  const { clear, buscando, vazia } = props;
  const input = useRef<HTMLInputElement>(null);
  const filtrar = useRef<HTMLButtonElement>(null);
  // Null: not yet decided by the customer.
  const [unfolded, unfold] = useState<boolean | null>(null);
  const open = unfolded ?? buscando;
  const limpar = (
    <Button
      variant="outlined"
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => {
        clear();
        unfold(open);
        // Moves the focus when its button disappears.
        (open ? input : filtrar).current?.focus();
      }}
    >
      Limpar busca
    </Button>
  );
  return (
    <>
      <Box sx={UMA_LINHA}>
        {props.oferecida && <Filtros {...props} {...{ input, filtrar, limpar, open, unfold }} />}
        {props.todas}
      </Box>
      {buscando && vazia ? (
        <EmptyState
          text={
            props.busca.nome === ''
              ? 'Nenhuma oferta para ativar. Limpe a busca para ver todas as ofertas.'
              : 'Tente outras palavras, ou limpe a busca para ver todas as ofertas.'
          }
          action={limpar}
        />
      ) : (
        props.children
      )}
    </>
  );
}

interface FiltrosProps extends BuscaViewProps {
  input: RefObject<HTMLInputElement | null>;
  filtrar: RefObject<HTMLButtonElement | null>;
  limpar: ReactNode;
  open: boolean;
  unfold: (open: boolean) => void;
}

/** The fields, on phones behind a button that stays where it is pressed, and the number of offers. @rule R210 */
function Filtros(props: FiltrosProps) {
  const { buscando, vazia, achado, total, filtrar, limpar, open, unfold, type, choose } = props;
  const id = useId();
  // Erasing the last letter must not fold the field away.
  const keepOpen = {
    type: (nome: string) => {
      unfold(true);
      type(nome);
    },
    choose: (part: Parameters<typeof choose>[0]) => {
      unfold(true);
      choose(part);
    },
  };
  return (
    <>
      <Button
        ref={filtrar}
        variant="outlined"
        size="small"
        startIcon={<SlidersIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => unfold(!open)}
        sx={{ display: { sm: 'none' }, minHeight: { xs: 48 } }}
      >
        Filtrar e ordenar
      </Button>
      <Box id={id} sx={open ? UNFOLDED : FOLDED}>
        <Campos {...props} {...keepOpen} />
      </Box>
      <Stack direction="row" sx={[open ? ACHADO : ACHADO_FOLDED, buscando && ACHADO_BELOW]}>
        {!buscando && achado === '' && (
          <Typography component="span" variant="body2" sx={NUMBER}>
            {total}
          </Typography>
        )}
        <ChangingText variant="body2" sx={FOUND}>
          {achado}
        </ChangingText>
        {buscando && !vazia && limpar}
      </Stack>
    </>
  );
}

function Campos({ busca, type, flush, choose, temAtivaveis, input }: FiltrosProps) {
  return (
    <PageForm className={OFF_PAPER} aria-label={BUSCAR} onSubmit={flush}>
      <Box sx={CAMPOS}>
        <TextField
          type="search"
          label={BUSCAR}
          value={busca.nome}
          onChange={({ target }) => type(target.value)}
          onBlur={flush}
          maxLength={80}
          autoComplete="off"
          inputRef={input}
        />
        <SelectField
          label="Ordenar por"
          value={busca.ordem ?? ''}
          options={ORDENS}
          onChange={({ target: { value } }) => choose({ ordem: value === '' ? null : (value as Ordem) })}
        />
        {(temAtivaveis || busca.ativar) && (
          <FormControlLabel
            label="Só as que faltam ativar"
            control={
              <Checkbox
                checked={busca.ativar}
                onChange={({ target }) => choose({ ativar: target.checked })}
              />
            }
            sx={{ whiteSpace: 'nowrap', alignItems: { lg: 'center' }, minHeight: { lg: FIELD_HEIGHT } }}
          />
        )}
      </Box>
    </PageForm>
  );
}

export type OfertaEmOrdem = OfertaDoGrupo<GrupoOferta, GrupoOferta['tiposDescontos'][number]>;

interface EmOrdemProps {
  ordem: Ordem;
  lista: readonly OfertaEmOrdem[];
  ofertas: Ofertas;
  Acoes: ComponentType<AcoesProps>;
}

/** Sorted offers, without groups. @rule R132 */
export const EmOrdemView = memo(function EmOrdem({ ordem, lista, ofertas, Acoes }: EmOrdemProps) {
  const title = ORDENS.find(({ value }) => value === ordem)?.label;
  return (
    <section aria-label={title}>
      <Typography variant="h3" component="h2" gutterBottom>
        {title}
      </Typography>
      <VirtualList
        items={lista}
        nameOf={({ item }) => item.nome ?? ''}
        layout={CARD_LAYOUT}
        render={({ grupo, item }) => <OfertaCard grupo={grupo} item={item} ofertas={ofertas} Acoes={Acoes} />}
      />
    </section>
  );
});

const NUMBER = {
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  // Takes no gap of the row.
  '&:empty': { position: 'absolute' },
  '&:not(:empty)': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;

/** 'Limpar busca' stands beside it. */
const FOUND = {
  ...NUMBER,
  '&:not(:empty)': { flex: { xs: '1 1 auto', sm: '0 1 auto' }, alignSelf: 'center' },
} as const;

const FIELD_HEIGHT = 52;

const TITULO = {
  alignItems: { lg: 'center' },
  justifyContent: 'space-between',
  gap: 1.5,
  mb: { xs: 2, lg: 1 },
} as const;

/** Its label stands beside it where the title does. */
const LOJA = {
  maxWidth: 420,
  flexGrow: { lg: 1 },
  '& > .MuiFormControl-root': { flexDirection: { lg: 'row' }, alignItems: { lg: 'center' }, columnGap: 1.5 },
  '& .MuiFormLabel-root': { mb: { lg: 0 } },
  '& .MuiInputBase-root': { flexGrow: 1 },
} as const;

/**
 * Where there is room: the fields, the number of offers, 'Ativar todas', whose place is kept. On a phone it stands beside
 * 'Filtrar e ordenar'.
 */
const UMA_LINHA = {
  display: { xs: 'flex', sm: 'block', lg: 'grid' },
  flexWrap: 'wrap',
  alignItems: { xs: 'start', sm: 'normal' },
  rowGap: 0.5,
  mb: { xs: 1, sm: 0 },
  '& > .MuiBox-root': { flexBasis: '100%' },
  '& > .todas.todas': { flex: '1 1 0', minWidth: 136, minHeight: { xs: 48 } },
  '& > .todas > section': { pb: { xs: 0, sm: '24px', lg: '16px' } },
  // A reason or a progress beside 'Ativar todas' leaves the fields their room.
  gridTemplateColumns: 'minmax(65%, 1fr) auto minmax(148px, auto)',
  columnGap: { xs: 1, sm: 2 },
  // All as high as a field, to the row's end.
  '& > .todas': { pt: { lg: '1.7rem' }, gridArea: { lg: '1 / 3' } },
  '& > .todas .button': { minHeight: { lg: FIELD_HEIGHT }, flexGrow: { lg: 1 } },
} as const;

const UNFOLDED = { pt: { xs: 0.5, sm: 0 } } as const;

const FOLDED = { display: { xs: 'none', sm: 'block' } } as const;

/** Same height when empty: the list does not move. */
const ACHADO = {
  display: { xs: 'contents', sm: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: { xs: 44, lg: `calc(${FIELD_HEIGHT}px + 1.7rem)` },
  alignSelf: { lg: 'start' },
  pt: { lg: '1.7rem' },
  mb: { xs: 1, lg: 0 },
} as const;

/** The words of a search and 'Limpar busca' have a line of their own. */
const ACHADO_BELOW = {
  gridArea: { lg: '2 / 1 / auto / -1' },
  minHeight: { lg: 44 },
  pt: { lg: 0 },
  mb: { lg: 1 },
} as const;

/** On a phone below 'Filtrar e ordenar' and 'Ativar todas'. */
const ACHADO_FOLDED = { ...ACHADO, '& > *': { order: { xs: 1, sm: 0 } } } as const;

/** In large letters each has a line of its own. */
const CAMPOS = {
  display: { xs: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  gap: '12px 16px',
  alignItems: 'end',
  mb: 1,
  '& > :first-child': { flex: '1 1 8rem', maxWidth: { sm: 420, lg: 'none' } },
  '& > :nth-child(2)': { flex: '0 1 12.5rem' },
} as const;
