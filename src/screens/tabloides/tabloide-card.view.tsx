import type { DelayedWindow } from '../../flows/delayed-window/delayed-window.flow.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PictureCard } from '../../ui/pictures/picture-card.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { useId } from 'react';
import type { Tabloide } from '../../api/ofertas/tabloides.schema.ts';
import { DelayedWindowButton } from '../../ui/button/delayed-window-button.tsx';
import { DownloadIcon } from '../../ui/icons/later-icons.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { BLOCKED_LINK, OPENING, TABLOIDE_FAILED } from './tabloides.texts.ts';

export interface TabloideItem extends Tabloide {
  /** The browser will save it; else it opens in a new tab (R57). */
  isDownload: boolean;
}

interface TabloideCardProps {
  tabloide: TabloideItem;
  stage: DelayedWindow['stage'] | 'locked';
  delayMs: number;
  onView: (url: string) => void;
  onFollow: () => void;
}

/** A printed page, held upright. */
export const TABLOIDE_RATIO = '5 / 6';

export const nomeOfTabloide = ({ nomeExibicao }: Tabloide): string => nomeExibicao ?? 'Tabloide';

/** One leaflet (S2.43, S2.44): its first page, Visualizar and Baixar; without url the words for it, and no button (R57). */
export function TabloideCard({ tabloide, stage, delayMs, onView, onFollow }: TabloideCardProps) {
  const id = useId();
  const { url, thumbnail, isDownload } = tabloide;
  return (
    <PictureCard
      className="tabloide-card"
      picture={<RemoteImage src={thumbnail} alt="" ratio={TABLOIDE_RATIO} />}
    >
      <h2 id={id} className={text.t3}>
        {nomeOfTabloide(tabloide)}
      </h2>
      {url === null ? (
        <p className={classes(text.body, text.muted)}>{TABLOIDE_FAILED}</p>
      ) : (
        <div className="actions">
          <DelayedWindowButton
            label="Visualizar"
            stage={stage}
            delayMs={delayMs}
            describedBy={id}
            waitingText={OPENING}
            linkLabel={BLOCKED_LINK}
            href={url}
            onRequest={() => onView(url)}
            onFollow={onFollow}
          />
          <ButtonLink
            look="outlined"
            href={url}
            aria-describedby={id}
            icon={<DownloadIcon />}
            {...(isDownload ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            Baixar
          </ButtonLink>
        </div>
      )}
    </PictureCard>
  );
}
