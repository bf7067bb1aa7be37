import Button from '@mui/material/Button';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { TornReceiptDrawing } from '../../ui/pictures/late-drawing.tsx';
import { HomeIcon } from '../../ui/icons/icon.tsx';
import { StateFrame } from '../../ui/feedback/state-frame.tsx';

/** An address without a campaign (R66): the screen's own words, and a way on, for there is nothing to try again. */
export function SemParametro({ message }: { message: string }) {
  return (
    <StateFrame
      page
      drawing={<TornReceiptDrawing />}
      title={message}
      action={
        <Button variant="outlined" startIcon={<HomeIcon />} href={`#${ROTAS.portal}`}>
          Home
        </Button>
      }
    />
  );
}
