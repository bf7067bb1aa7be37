import Box from '@mui/material/Box';
import { useState } from 'react';
import type { BannerItem } from '../../api/banners.api.ts';
import { IMAGEM_GUARDADA } from '../../lib/imagem-guardada.ts';
import { vars } from '../../ui/vars.ts';

/** The partner logos of the footer (spec 2 Shell, R44); each opens its link in a new tab. Nothing when there is none. */
export function FooterLogos({ logos }: { logos: readonly BannerItem[] }) {
  if (logos.length === 0) return null;
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 3 }}>
      <Box
        component="ul"
        aria-label="Parceiros"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 2,
        }}
      >
        {logos.map((logo, index) => (
          // Two logos may be alike in every field: the place in the list is the identity.
          <li key={index}>
            <Logo {...logo} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Logo({ imagem, link, alt }: BannerItem) {
  const [failed, setFailed] = useState(false);
  const image = failed ? (
    <span style={place}>{alt}</span>
  ) : (
    <img
      src={imagem}
      alt={alt}
      width={120}
      height={48}
      loading="lazy"
      referrerPolicy={IMAGEM_GUARDADA}
      style={{ objectFit: 'contain' }}
      onError={() => {
        setFailed(true);
        addEventListener('online', () => setFailed(false), { once: true });
      }}
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

/** As large as the picture that did not come: nothing moves when it does. */
const place = {
  display: 'inline-block',
  width: 120,
  height: 48,
  overflow: 'hidden',
  color: vars.text,
} as const;
