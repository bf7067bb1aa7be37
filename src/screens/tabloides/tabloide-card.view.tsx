import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Tabloide } from '../../api/ofertas/tabloides.schema.ts';
import { DelayedWindowButton } from '../../ui/button/delayed-window-button.tsx';
import { DownloadIcon } from '../../ui/icons/icon-more.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { BLOCKED, BLOCKED_LINK, OPENING, TABLOIDE_FAILED } from './tabloides.texts.ts';

export interface TabloideItem extends Tabloide {
  /** The browser will save it; else it opens in a new tab (R57). */
  isDownload: boolean;
}

interface TabloideCardProps {
  tabloide: TabloideItem;
  stage: 'idle' | 'waiting' | 'blocked' | 'locked';
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
    <Card component="article" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ '& img': { objectPosition: 'top' } }}>
        <RemoteImage src={thumbnail} alt="" ratio={TABLOIDE_RATIO} />
      </Box>
      <Box sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2, flexGrow: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {nomeOfTabloide(tabloide)}
        </Typography>
        {url === null ? (
          <Typography sx={{ color: 'text.secondary' }}>{TABLOIDE_FAILED}</Typography>
        ) : (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <DelayedWindowButton
              label="Visualizar"
              stage={stage}
              delayMs={delayMs}
              describedBy={id}
              waitingText={OPENING}
              blockedText={BLOCKED}
              linkLabel={BLOCKED_LINK}
              href={url}
              onRequest={() => onView(url)}
              onFollow={onFollow}
            />
            <Button
              variant="outlined"
              href={url}
              aria-describedby={id}
              startIcon={<DownloadIcon />}
              {...(isDownload ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              Baixar
            </Button>
          </Box>
        )}
      </Box>
    </Card>
  );
}
