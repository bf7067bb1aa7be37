import type { TermoAceito } from '../../api/termos/termos.schema.ts';

/** What a term is called: the name of its type (spec 2). */
export function nomeOfTermo({ nomeTipo, tipo }: TermoAceito): string {
  return nomeTipo ?? tipo ?? 'Termo';
}
