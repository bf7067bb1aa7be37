import type { TermoAceito } from '../../api/termos/termos.schema.ts';

/** What a term is called: the name of its type (S2.68). */
export function nomeOfTermo({ nomeTipo, tipo }: TermoAceito): string {
  return nomeTipo ?? tipo ?? 'Termo';
}
