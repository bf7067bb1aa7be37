import { useState } from 'react';
import type { BannerItem } from '../../features/inicio/banners.api.ts';
import { KEEPABLE_PICTURE } from '../../lib/rotas/link.ts';
import { Button } from '../../ui/first/button.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';

/** Logos below every screen; more load on request. */
const FIRST = 24;

const LINES = { flow: 'center', gap: '16px' } as const;
const COLUMNS = {
  columns: 'repeat(auto-fill, 120px)',
  justify: 'center',
  gap: '16px',
} as const;

/** The partner logos of the footer; each opens its link in a new tab. Nothing without logos. @rule S2.9, R44 */
export function FooterLogos({ logos }: { logos: readonly BannerItem[] }) {
  const [isWhole, setWhole] = useState(false);
  if (logos.length === 0) return null;
  return (
    <footer className="footer-logos">
      {logos.length > FIRST && (
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
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
    </footer>
  );
}

function Logo({ imagem, link, alt }: BannerItem) {
  const [failed, setFailed] = useState(false);
  const image = failed ? (
    <span className="place">{alt}</span>
  ) : (
    <img
      src={imagem}
      alt={alt}
      width={120}
      height={48}
      loading="lazy"
      referrerPolicy={KEEPABLE_PICTURE}
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
