import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { TermoAceito } from '../../api/termos/termos.schema.ts';
import { formatData } from '../../lib/datas/datas.ts';
import { ArrowRightIcon } from '../../ui/icons/icon-more.tsx';
import { DocumentIcon } from '../../ui/icons/icon.tsx';
import { OPENING } from './termos.texts.ts';
import { nomeOfTermo } from './termos.ts';

interface TermoCardProps {
  termo: TermoAceito;
  waiting: boolean;
  /** A text is about to open: a further click does nothing (R13). */
  locked: boolean;
  onOpen: () => void;
}

/** Its button lies over the whole card: a click anywhere opens the term. */
const button = {
  all: 'unset',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&[aria-disabled=true]': { cursor: 'default' },
} as const;

/** An accepted term (S2.68): type, address, date; the card opens its text. */
export function TermoCard({ termo, waiting, locked, onOpen }: TermoCardProps) {
  const { ip, dtaAceite } = termo;
  return (
    <Card
      sx={{
        position: 'relative',
        p: 2.5,
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(button:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    >
      <Box sx={{ color: 'primary.main', alignSelf: 'start', display: 'grid', pt: 0.25 }}>
        <DocumentIcon size={28} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 0.75 }}>
          <Box
            component="button"
            type="button"
            aria-disabled={locked || undefined}
            onClick={() => locked || onOpen()}
            sx={button}
          >
            {nomeOfTermo(termo)}
          </Box>
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.25, fontVariantNumeric: 'tabular-nums' }}>
          {dtaAceite !== null && <Fact label="Aceito em" value={formatData(dtaAceite)} />}
          {ip !== null && ip !== '' && <Fact label="IP" value={ip} />}
        </Box>
        {waiting && (
          <Typography variant="body2" sx={{ mt: 0.75, color: 'primary.main', fontWeight: 600 }}>
            {OPENING}
          </Typography>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', display: 'grid' }}>
        <ArrowRightIcon size={20} />
      </Box>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, fontSize: '0.9375rem' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Box>
    </Box>
  );
}
