import { safeUrl } from '../../lib/rotas/link.ts';

export interface Contato {
  texto: string;
  /** Null: plain text. */
  href: string | null;
}

const EMAIL = /^[^\s@<>?&:/]{1,64}@[^\s@<>?&:/]{1,255}$/;

/**
 * The accessibility contact (`accessibilityContact` of `config.json`).
 * @param value an e-mail address, a web address or text; or `{contact}`, the former notation
 * @returns null without a contact
 */
export function contatoDe(value: unknown): Contato | null {
  if (typeof value === 'object' && value !== null && 'contact' in value) return contatoDe(value.contact);
  if (typeof value !== 'string' || value.trim() === '') return null;
  const texto = value.trim();
  if (EMAIL.test(texto)) return { texto, href: `mailto:${texto}` };
  return { texto, href: /^https?:/i.test(texto) ? safeUrl(texto) : null };
}
