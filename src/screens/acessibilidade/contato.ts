import { safeUrl } from '../../lib/rotas/link.ts';

export interface Contato {
  texto: string;
  /** Null: words alone, such as where to go. */
  href: string | null;
}

const EMAIL = /^[^\s@<>?&:/]{1,64}@[^\s@<>?&:/]{1,255}$/;

/**
 * Whom to write to about accessibility (`accessibilityContact` of `config.json`).
 * @param value anything: an e-mail address, a web address or words; or `{contact}`, as it was written before
 * @returns null when there is nothing to show
 */
export function contatoDe(value: unknown): Contato | null {
  if (typeof value === 'object' && value !== null && 'contact' in value) return contatoDe(value.contact);
  if (typeof value !== 'string' || value.trim() === '') return null;
  const texto = value.trim();
  if (EMAIL.test(texto)) return { texto, href: `mailto:${texto}` };
  return { texto, href: /^https?:/i.test(texto) ? safeUrl(texto) : null };
}
