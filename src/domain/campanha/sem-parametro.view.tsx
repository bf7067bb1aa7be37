import { ROTAS } from '../../lib/rotas/rotas.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { StateFrame } from '../../ui/feedback/state-frame.tsx';
import { HomeIcon } from '../../ui/icons/icon.tsx';
import { TornReceiptDrawing } from '../../ui/pictures/late-drawing.tsx';

/** An address without a campaign (R66): the screen's own words, and a way on, for there is nothing to try again. */
export function SemParametro({ message }: { message: string }) {
  return (
    <StateFrame
      page
      drawing={<TornReceiptDrawing />}
      title={message}
      action={
        <ButtonLink look="outlined" icon={<HomeIcon />} href={`#${ROTAS.portal}`}>
          Home
        </ButtonLink>
      }
    />
  );
}
