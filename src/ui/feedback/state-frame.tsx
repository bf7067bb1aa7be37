import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyBasketDrawing, NoSignalDrawing, TornReceiptDrawing } from '../pictures/late-drawing.tsx';
import Button from '@mui/material/Button';
import { RefreshIcon } from '../icons/icon.tsx';
import { useRetry, WHEN_BACK } from './use-retry.ts';

/** The drawing's width beside the words. */
const SMALL = 68;
/** Where a stacked action would lie below the window or under the bar. */
const LOW_PHONE = '@media (max-width: 599.95px) and (max-height: 700px)';

interface StateFrameProps {
  drawing: ReactNode;
  title?: string | undefined;
  text?: string | undefined;
  action?: ReactNode;
  /** A small drawing beside the words, also in a card of a phone. */
  compact?: boolean | undefined;
  /** It fills the page: its title is the heading. */
  page?: boolean;
  /** The drawing's width in px. */
  width?: number;
}

/** The layout of empty, failed and offline states: a drawing, a text, one action. */
export function StateFrame(props: StateFrameProps) {
  const { drawing, title, text, action, compact = false, page = false, width = 200 } = props;
  const hasAction = Boolean(action);
  const stacked = hasAction ? STACKED_WITH_ACTION : STACKED;
  return (
    <Stack component="output" spacing={2} useFlexGap sx={compact ? BESIDE : stacked}>
      <Box className="state-drawing" sx={{ width, maxWidth: '100%', aspectRatio: '4 / 3', flex: 'none' }}>
        {drawing}
      </Box>
      <Stack className="state-words" spacing={0.5} sx={{ minWidth: 0 }}>
        {title === undefined ? null : (
          <Typography variant={compact ? 'subtitle1' : 'h3'} component={page ? 'h1' : 'p'}>
            {title}
          </Typography>
        )}
        {text === undefined ? null : (
          <Typography
            variant={compact ? 'body2' : 'body1'}
            component="p"
            sx={{ color: 'text.secondary', maxWidth: '46ch' }}
          >
            {text}
          </Typography>
        )}
        {hasAction && <Box sx={{ pt: compact ? 1 : 2 }}>{action}</Box>}
      </Stack>
    </Stack>
  );
}

const STACKED = {
  alignItems: 'center',
  textAlign: 'center',
  px: 2,
  py: { xs: 4, md: 6 },
  '& > .state-words': { alignItems: 'center' },
} as const;
const BESIDE = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  textAlign: 'start',
  '& > .state-drawing': { width: SMALL },
  '& > .state-words': { alignItems: 'start', flex: '1 1 190px' },
} as const;
const STACKED_WITH_ACTION = { ...STACKED, [LOW_PHONE]: { ...BESIDE, px: 0, py: 1 } } as const;

interface EmptyStateProps {
  /** The specified text, where there is one. */
  text: string;
  action?: ReactNode;
  compact?: boolean | undefined;
  /** Default: a waiting basket. */
  drawing?: ReactNode;
  width?: number;
}

/** What an empty screen offers beside its text. */
export interface WayOn {
  text: string;
  action: ReactNode;
  drawing: ReactNode;
}

/** An empty result, which is no error. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame drawing={<EmptyBasketDrawing />} {...props} />;
}

/** An empty screen: its specified text, one line, one way on. */
export function EmptyWithWay({ text, way }: { text: string; way: WayOn }) {
  const below = (
    <>
      <Typography sx={{ mb: 2 }}>{way.text}</Typography>
      {way.action}
    </>
  );
  return <EmptyState text={text} drawing={way.drawing} width={144} action={below} />;
}

interface FailedStateProps {
  title?: string | undefined;
  /** Absent: no retry. */
  onRetry?: (() => unknown) | undefined;
  compact?: boolean | undefined;
}

/**
 * A failed load with 'Tentar novamente'. Offline it says that it loads when the network is back, and does.
 * @rule R9, R253
 */
export function FailedState({ title = 'Não foi possível carregar', onRetry, compact }: FailedStateProps) {
  const { offline, onClick } = useRetry(onRetry);
  const retry = onRetry && (
    <Button
      variant="outlined"
      size={compact === true ? 'small' : 'medium'}
      startIcon={<RefreshIcon />}
      onClick={onClick}
    >
      Tentar novamente
    </Button>
  );
  if (offline && retry)
    return <StateFrame drawing={<NoSignalDrawing />} text={WHEN_BACK} action={retry} compact={compact} />;
  return <StateFrame drawing={<TornReceiptDrawing />} title={title} action={retry} compact={compact} />;
}
