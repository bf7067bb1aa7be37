import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { BannerItem } from '../../api/banners.api.ts';
import { IMAGEM_GUARDADA } from '../../lib/imagem-guardada.ts';
import { VirtualList } from '../../ui/virtual-list.tsx';

/** So many stand below every screen; more come when they are asked for. */
const FIRST = 24;

const LINES = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 } as const;
const COLUMNS = {
  gridTemplateColumns: 'repeat(auto-fill, 120px)',
  justifyContent: 'center',
  gap: 2,
} as const;

/** The partner logos of the footer (spec 2 Shell, R44); each opens its link in a new tab. Nothing when there is none. */
export function FooterLogos({ logos }: { logos: readonly BannerItem[] }) {
  const [isWhole, setWhole] = useState(false);
  if (logos.length === 0) return null;
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 3, textAlign: 'center' }}>
      {logos.length > FIRST && (
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mb: 2 }}>
          {isWhole ? 'Ver menos parceiros' : `Ver todos os ${logos.length} parceiros`}
        </Button>
      )}
      <VirtualList
        label="Parceiros"
        items={isWhole ? logos : logos.slice(0, FIRST)}
        nameOf={({ alt }) => alt}
        layout={isWhole ? COLUMNS : LINES}
        render={(logo) => <Logo {...logo} />}
      />
    </Box>
  );
}

function Logo({ imagem, link, alt }: BannerItem) {
  const image = (
    <img
      src={imagem}
      alt={alt}
      width={120}
      height={48}
      loading="lazy"
      referrerPolicy={IMAGEM_GUARDADA}
      style={{ objectFit: 'contain' }}
    />
  );
  if (link === null) return image;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${alt === '' ? 'Parceiro' : alt} (abre em nova aba)`}
    >
      {image}
    </a>
  );
}
