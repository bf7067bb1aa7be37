import type { Schema } from '../../src/base/calls/fields.ts';
import { payload } from '../../src/base/calls/endpoint.ts';
import { pontosSchema } from '../../src/features/campanhas/fidelidade.api.ts';
import { type Perfil, perfilSchema } from '../../src/features/pessoa/perfil.api.ts';
import { imagemSchema, preferenciaSchema } from '../../src/features/pessoa/pessoa.api.ts';
import { safeImageUrl } from '../../src/lib/rotas/link.ts';
import type { Findings } from './findings.ts';
import type { Run } from './read-call.ts';

/** Reads what a write should have changed; null when unreadable. */
async function again<T>(
  run: Run,
  schema: Schema<T>,
  path: string,
): Promise<{ read: T; base: string | undefined } | null> {
  const { body, error, base } = await run.asker.ask({ path });
  if (error !== null) return null;
  const outcome = payload(schema)['~standard'].validate(body) as { value: T } | { issues: unknown };
  return 'value' in outcome ? { read: outcome.value, base } : null;
}

/** The flags are unchanged. */
export async function savedFlags(run: Run, findings: Findings): Promise<void> {
  const previous = run.known.payloads.get('C4.20') as { preferencias: Record<string, unknown> };
  const after = (await again(run, preferenciaSchema, '/api/pessoa/preferencia'))?.read.preferencias;
  for (const [name, flag] of Object.entries(after ?? {})) {
    const was = previous.preferencias[name];
    if (typeof was === 'boolean' && flag !== was)
      findings.add(
        'broken',
        `preferencias.${name}`,
        'as it was saved',
        'the other value',
        'a consent that nobody gave, or took back',
      );
  }
}

/** Fields sent back unchanged are still there. @rule R72 */
export async function lost(run: Run, findings: Findings): Promise<void> {
  const previous = (run.known.payloads.get('C4.14') as Perfil).wire;
  const after = (await again(run, perfilSchema, '/api/pessoa'))?.read.wire;
  if (after === undefined) return;
  for (const [name, value] of Object.entries(previous)) {
    const isKept = JSON.stringify(after[name]) === JSON.stringify(value);
    const isName = /^\w{1,40}$/.test(name);
    if (!isKept)
      findings.add(
        'tolerated',
        isName ? name : 'a field',
        'as it was sent back',
        'something else',
        'what the server has now',
      );
  }
}

/** The saved picture has an address. */
export async function pictureThere(run: Run, findings: Findings): Promise<void> {
  const image = await again(run, imagemSchema, '/api/pessoa/imagem');
  if (image === null || safeImageUrl(image.read.url, image.base) === null)
    findings.add('broken', 'url', 'the address of the saved picture', 'none', 'the default picture');
}

/** The exchange took points. @rule C5.6 */
export async function pointsGone(run: Run, findings: Findings): Promise<void> {
  const previous = (run.known.payloads.get('C4.36') as { pontos: string } | undefined)?.pontos;
  const path = `/api/fidelidade/campanha/${encodeURIComponent(run.known.idCampanha ?? '')}/extratos/pontos`;
  const after = (await again(run, pontosSchema, path))?.read.pontos;
  if (after !== undefined && after === previous)
    findings.add(
      'tolerated',
      'pontos',
      'fewer than before the exchange',
      'as many',
      'the old balance, until it changes',
    );
}

/** A deactivated person has the request's time. @rule R74 */
export async function deactivated(run: Run, findings: Findings): Promise<void> {
  const pessoa = (await again(run, perfilSchema, '/api/pessoa'))?.read;
  if (pessoa === undefined) return;
  if (pessoa.dtaHoraSolicitacaoExclusao === null)
    findings.add(
      'broken',
      'dtaHoraSolicitacaoExclusao',
      'a moment',
      'nothing',
      "'Desativar' stays: nobody sees that it was done",
    );
  if (pessoa.tempoRestanteReativacaoCadastro === null)
    findings.add(
      'tolerated',
      'tempoRestanteReativacaoCadastro',
      'hours and minutes',
      'nothing',
      'no note of the time that is left',
    );
}

/** A reactivated person has none. */
export async function reactivated(run: Run, findings: Findings): Promise<void> {
  const pessoa = (await again(run, perfilSchema, '/api/pessoa'))?.read;
  if (pessoa !== undefined && pessoa.dtaHoraSolicitacaoExclusao !== null)
    findings.add(
      'broken',
      'dtaHoraSolicitacaoExclusao',
      'nothing',
      'a moment',
      "'Reativar' stays: nobody sees that it was done",
    );
}
