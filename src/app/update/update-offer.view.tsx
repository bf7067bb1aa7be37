import type { UpdateOffer } from '../../flows/app-update/app-update.flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { RefreshIcon } from '../../ui/icons/icon.tsx';
import { focusContent, showFocused } from '../../ui/page/show-focused.ts';
import { Card } from '../../ui/text/card.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import { classes, text } from '../../ui/text/text.ts';
import css from './update-offer.css';
import { UPDATE_ACCEPT, UPDATE_POSTPONE, UPDATE_TITLE, UPDATE_WORDS } from './update-offer.texts.ts';

addStyles(css);

export interface UpdateOfferViewProps {
  offer: UpdateOffer | null;
  busy: boolean;
  onAccept: () => void;
  onPostpone: () => void;
}

/** 'Nova versão disponível', at the bottom of the screen: it takes no focus and covers nothing that must be done. */
export function UpdateOfferView({ offer, busy, onAccept, onPostpone }: UpdateOfferViewProps) {
  return (
    <section aria-label={UPDATE_TITLE} aria-live="polite" className="update-offer">
      {offer === null ? null : (
        <Card>
          <div className="words">
            <RefreshIcon />
            <div>
              <h2 ref={showFocused} className={text.strong}>
                {UPDATE_TITLE}
              </h2>
              <p className={classes(text.small, text.muted)}>{UPDATE_WORDS[offer]}</p>
            </div>
          </div>
          <div className="answers">
            {offer === 'outdated' ? null : (
              <Button
                size="small"
                onClick={() => {
                  onPostpone();
                  focusContent();
                }}
                disabled={busy}
              >
                {UPDATE_POSTPONE}
              </Button>
            )}
            <Button look="contained" size="small" onClick={onAccept} aria-busy={busy} disabled={busy}>
              {UPDATE_ACCEPT}
            </Button>
          </div>
        </Card>
      )}
    </section>
  );
}
