import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { Vencimento } from '../../ui/page/vencimento.view.tsx';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { venceEmBreve } from '../../lib/datas/vencimento.ts';
import { formatBRL } from '../../lib/numeros/dinheiro.ts';
import type { Voucher } from './voucher.ts';
import { useOnePress } from '../../ui/button/use-one-press.ts';
import { QrIcon, TicketIcon } from '../../ui/icons/icon.tsx';
import { CalendarIcon } from '../../ui/icons/later-icons.tsx';

const AO_CALENDARIO = 'Adicionar ao calendário';

export interface TicketProps {
  voucher: Voucher;
  active: boolean;
  /** Null: nothing is said of what ends soon. */
  hoje: DataCivil | null;
  /** 'later': nobody knows yet whether it is current; null: no code fills the screen. */
  onShow: ((codigo: string) => void) | 'later' | null;
  /** Makes a calendar file; null: there is none. */
  onCalendar: ((vouchers: readonly Voucher[]) => void) | null;
}

/**
 * One voucher as a ticket: its worth on the stub, yellow where it ends soon; an active one can be shown at the till.
 * @rule S2.59, S2.60, R60, R100, R211
 */
export function Ticket(props: TicketProps) {
  const { voucher, active, hoje } = props;
  const { beneficio, codigo, fim, precoOriginal, desconto } = voucher;
  const amount = (active ? precoOriginal : null) ?? desconto;
  const near = active && venceEmBreve(fim, hoje);
  return (
    <Box sx={PLACE}>
      <Card sx={TICKET}>
        <Box className="stub" sx={near ? NEAR : null}>
          {amount === null && <TicketIcon size={36} />}
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          {/* Kerned, a word of thousands of letters costs each of its lines the whole rest of it. */}
          <Typography variant="h4" component="h2" sx={{ minWidth: 0, fontKerning: 'none' }}>
            {beneficio ?? 'Voucher'}
          </Typography>
          {active && <Vencimento data={fim} hoje={hoje} />}
        </Stack>
        <Box component="dl" sx={FACTS}>
          <Fact label="Código">{codigo ?? '–'}</Fact>
          {active ? <Active voucher={voucher} near={near} /> : <Finished voucher={voucher} />}
        </Box>
        {active && <Acoes {...props} />}
      </Card>
    </Box>
  );
}

function Active({ voucher, near }: Pick<TicketProps, 'voucher'> & { near: boolean }) {
  const { inicio, fim, precoOriginal, desconto, minimo } = voucher;
  return (
    <>
      <Fact label="Validade">{`${day(inicio)} a ${day(fim)}`}</Fact>
      {precoOriginal !== null ? (
        <Worth label="Preço original" value={formatBRL(precoOriginal)} near={near} />
      ) : (
        desconto !== null && <Worth label="Valor do desconto" value={formatBRL(desconto)} near={near} />
      )}
      {minimo !== null && <Fact label="Valor mínimo de compra">{formatBRL(minimo)}</Fact>}
    </>
  );
}

function Finished({ voucher: { uso, fim, desconto } }: Pick<TicketProps, 'voucher'>) {
  return (
    <>
      {uso === null ? <Fact label="Encerrado em">{day(fim)}</Fact> : <Fact label="Usado em">{day(uso)}</Fact>}
      {desconto !== null && <Worth label="Valor do desconto" value={formatBRL(desconto)} near={false} />}
    </>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <Typography variant="body2" component="div" sx={{ lineHeight: 1.4 }}>
      <Box component="dt" sx={{ display: 'inline', mr: '0.4em', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" translate="no" sx={{ display: 'inline-block', m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </Typography>
  );
}

/** The amount on the stub: what is before and behind its whole part is small. */
function Worth({ label, value, near }: { label: string; value: string; near: boolean }) {
  const [, before = '', whole = value, cents = ''] = /^(R\$\s)([\d.]+)(,\d\d)$/.exec(value) ?? [];
  return (
    <Box className="worth" data-near={near || undefined}>
      <Typography variant="caption" component="dt">
        {label}
      </Typography>
      <Typography variant="h4" component="dd" translate="no" sx={{ m: 0 }}>
        {small(before)}
        {/* A hundred thousand has a line of its own below 'R$'. */}
        <span style={{ display: 'inline-block' }}>
          <Box component="span" sx={{ fontSize: SIZES[whole.length] ?? '1rem', lineHeight: 1 }}>
            {whole}
          </Box>
          {small(cents)}
        </span>
      </Typography>
    </Box>
  );
}

/** By the count of its digits: the stub is narrow. */
const SIZES: readonly string[] = ['2rem', '2rem', '2rem', '1.375rem'];

const small = (text: string): ReactNode =>
  text !== '' && <span style={{ fontSize: '0.875rem' }}>{text}</span>;

function Acoes({ voucher, onShow, onCalendar }: TicketProps) {
  const { beneficio, codigo, fim } = voucher;
  const press = useOnePress(() => onCalendar?.([voucher]));
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 'auto', pt: 0.5 }}>
      {codigo !== null && onShow !== null && (
        <Button
          variant="contained"
          startIcon={<QrIcon />}
          aria-label={onShow === 'later' ? `Atualizando… ${codigo}` : `Mostrar código ${codigo}`}
          aria-disabled={onShow === 'later'}
          sx={onShow === 'later' ? { ...SHOW, ...LATER } : SHOW}
          onClick={() => onShow !== 'later' && onShow(codigo)}
        >
          <span>{onShow === 'later' ? 'Atualizando…' : 'Mostrar código'}</span>
        </Button>
      )}
      {fim !== null && onCalendar !== null && (
        <Button
          aria-label={`${AO_CALENDARIO}: ${[beneficio, codigo].filter(Boolean).join(', ')}`}
          title={AO_CALENDARIO}
          onClick={press}
          sx={{ minWidth: 48, minHeight: { xs: 44 }, px: 1 }}
        >
          <CalendarIcon size={24} />
          <Box component="span" sx={visuallyHidden}>
            {AO_CALENDARIO}
          </Box>
        </Button>
      )}
    </Stack>
  );
}

const day = (data: DataCivil | null): string => (data === null ? '–' : formatData(data));

const STUB = '6.25rem';
const NOTCH = {
  content: '""',
  position: 'absolute',
  // Above the stub.
  zIndex: 1,
  left: `calc(${STUB} - 9px)`,
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

/** Over the stub, on the ticket's left. */
const AT_STUB = { position: 'absolute', inset: '0 auto 0 0', width: STUB, boxSizing: 'border-box' } as const;

const PLACE = { height: '100%', containerType: 'inline-size' } as const;

/** In large letters, and on the narrowest phones, there is no room for a stub: its amount is one more fact. */
const TICKET = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  height: '100%',
  p: '12px 14px',
  borderRadius: '18px',
  boxSizing: 'border-box',
  '& .stub > svg': { display: 'none' },
  '@container (min-width: 19.5em)': {
    minHeight: 112,
    pl: `calc(${STUB} + 14px)`,
    '&::before': { ...NOTCH, top: -10 },
    '&::after': { ...NOTCH, bottom: -10 },
    '& .stub': {
      ...AT_STUB,
      display: 'grid',
      placeContent: 'center',
      color: 'text.secondary',
      bgcolor: 'surface.sunken',
      borderRight: '2px dashed',
      borderColor: 'background.default',
    },
    '& .stub > svg': { display: 'block' },
    '& .worth': {
      ...AT_STUB,
      px: 0.5,
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'center',
      alignItems: 'center',
      gap: 0.25,
      textAlign: 'center',
    },
    '& .worth[data-near]': { color: 'accent.contrastText' },
  },
} as const;

const NEAR = { '&&&': { bgcolor: 'accent.main' } } as const;

const FACTS = {
  m: 0,
  display: 'grid',
  gap: 0.25,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;

const SHOW = {
  flexGrow: 1,
  px: 1,
  minWidth: 0,
  minHeight: { xs: 44 },
  maxWidth: 320,
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

/** Its place stays, so that nothing moves when the fresh answer comes; one that has the focus is seen, and keeps it. */
const LATER = { visibility: 'hidden', '&:focus': { visibility: 'visible', opacity: 0.55 } } as const;
