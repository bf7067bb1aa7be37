/** How the reference server can break an answer (`server/http/faults.ts`). */
export const FAULT_MODES = [
  ['status', 'responde com um status'],
  ['delay', 'responde com atraso'],
  ['hangup', 'desliga sem fazer nada'],
  ['lostAnswer', 'faz, mas a resposta se perde'],
  ['html', 'responde com HTML'],
  ['badStatusCode', '200 com statusCode 400'],
  ['brokenBody', 'corpo quebrado'],
] as const;

export type FaultMode = (typeof FAULT_MODES)[number][0];

/** A fault in force. */
export interface Fault {
  readonly method: string;
  readonly path: string;
  readonly mode: FaultMode;
  readonly status?: number;
  readonly ms?: number;
  readonly times?: number;
  readonly body?: unknown;
}

interface Listed extends Omit<Fault, 'times' | 'status'> {
  readonly status?: number | null;
  /** null: for good. */
  readonly left: number | null;
}

/** The calls that testers break most: method, path, what it is. */
export const CALLS = [
  ['POST', '/token', 'entrar'],
  ['GET', '/api/pessoa', 'pessoa'],
  ['POST', '/api/pessoa', 'salvar pessoa'],
  ['GET', '/api/pessoa/imagem', 'imagem'],
  ['GET', '/api/termosaceite/tipo/verificaaceite', 'há termos pendentes?'],
  ['GET', '/api/termos/publicados', 'termos publicados'],
  ['POST', '/api/termosaceite/*', 'aceitar um termo'],
  ['GET', '/api/pessoa/preferencia', 'preferências'],
  ['POST', '/api/pessoa/cadastro', 'cadastro'],
  ['GET', '/api/consulta/cep/*', 'consulta de CEP'],
  ['POST', '/api/login/recuperarsenha', 'recuperar senha'],
  ['POST', '/api/login/alterarsenha', 'alterar senha'],
  ['GET', '/api/contacorrente/saldo', 'saldo'],
  ['GET', '/api/promocoes/global', 'ofertas'],
  ['GET', '/api/*', 'tudo que se lê'],
  ['POST', '/api/*', 'tudo que se grava'],
] as const;

async function ask(init?: RequestInit): Promise<readonly Fault[] | null> {
  const response = await fetch('/__faults', init).catch(() => null);
  const isJson = response?.headers.get('content-type')?.includes('json') === true;
  if (response === null || !response.ok || !isJson) return null;
  const listed = (await response.json()) as readonly Listed[];
  return listed
    .filter(({ left }) => left !== 0)
    .map(({ left, status, ...fault }) => ({
      ...fault,
      ...(typeof status === 'number' ? { status } : {}),
      ...(left === null ? {} : { times: left }),
    }));
}

/** The faults in force; null: this server has no fault switch. */
export function readFaults(): Promise<readonly Fault[] | null> {
  return ask();
}

/** Puts these faults in force instead of those that are. */
export function writeFaults(faults: readonly Fault[]): Promise<readonly Fault[] | null> {
  if (faults.length === 0) return ask({ method: 'DELETE' });
  return ask({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
}
