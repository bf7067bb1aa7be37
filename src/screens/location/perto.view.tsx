import { Button } from '../../ui/button/button.tsx';
import { useOnePress } from '../../ui/button/use-one-press.ts';
import { MapPinIcon } from '../../ui/icons/icon.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { PERTO, pertoSaid } from './location.texts.ts';

export interface PertoProps {
  stage: 'idle' | 'asking' | 'sorted' | 'refused' | 'unavailable';
  /** Why there is no position; null otherwise. */
  reason: 'refused' | 'unavailable' | 'timeout' | null;
  onRequest: () => void;
  onDrop: () => void;
}

/** 'Perto de mim' (R144–R146): one button, which keeps the focus, and below it what happens or what to do. */
export function Perto({ stage, reason, hasBusca, onRequest, onDrop }: PertoProps & { hasBusca: boolean }) {
  const isOn = stage === 'asking' || stage === 'sorted';
  const press = useOnePress(isOn ? onDrop : onRequest);
  return (
    <div className="perto">
      <Button look="outlined" icon={<MapPinIcon />} onClick={press}>
        {isOn ? PERTO[stage] : PERTO.idle}
      </Button>
      <output className={classes(text.small, text.muted)}>{pertoSaid(reason ?? stage, hasBusca)}</output>
    </div>
  );
}
