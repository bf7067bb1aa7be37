import { useState } from 'react';
import type { BannerItem } from '../../api/banners.api.ts';
import { IMAGEM_GUARDADA } from '../../lib/imagem-guardada.ts';

/** The partner logos of the footer (spec 2 Shell, R44); each opens its link in a new tab. Nothing when there is none. */
export function FooterLogos({ logos }: { logos: readonly BannerItem[] }) {
  if (logos.length === 0) return null;
  return (
    <footer className="footer-logos">
      <ul aria-label="Parceiros">
        {logos.map((logo, index) => (
          // Two logos may be alike in every field: the place in the list is the identity.
          <li key={index}>
            <Logo {...logo} />
          </li>
        ))}
      </ul>
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
      referrerPolicy={IMAGEM_GUARDADA}
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
