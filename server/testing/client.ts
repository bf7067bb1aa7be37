import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export const ANA_CPF = '52998224725';
export const MERCADO_CNPJ = '11222333000181';
export const BRUNO_CPF = '11144477735';
export const PADARIA_CNPJ = 'K7P4XN2V000107';
export const PASSWORD = 'clube123';

/** Calls a server like the portal: form-encoded, with a bearer token. */
export interface Client {
  readonly token: string;
  readonly get: (url: string) => Promise<LightMyRequestResponse>;
  readonly post: (
    url: string,
    fields?: FormFields,
    further?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
}

export interface FormFields {
  readonly [name: string]: string | number | boolean | FormFields;
}

/** Fields as a form body: `{endereco: {cep}}` becomes `endereco[cep]=…`. */
export function encodeForm(fields: FormFields): string {
  const pairs = new URLSearchParams();
  const add = (name: string, value: FormFields[string]) => {
    if (typeof value !== 'object') pairs.append(name, String(value));
    else for (const [inner, item] of Object.entries(value)) add(`${name}[${inner}]`, item);
  };
  for (const [name, value] of Object.entries(fields)) add(name, value);
  return pairs.toString();
}

/** A form post without a session. */
export async function postForm(
  app: FastifyInstance,
  url: string,
  fields: FormFields = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: encodeForm(fields),
  });
}

/** Signs in and returns a client that carries the token. Throws when the server refuses. */
export async function signIn(app: FastifyInstance, username: string, password = PASSWORD): Promise<Client> {
  const answer = await postForm(app, '/token', { grant_type: 'password', username, password });
  if (answer.statusCode !== 200) throw new Error(`sign-in refused: ${answer.body}`);
  const body = answer.json<{ access_token?: string; data?: { access_token: string } }>();
  const token = body.access_token ?? body.data?.access_token ?? '';
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    get: async (url) => app.inject({ method: 'GET', url, headers }),
    post: async (url, fields, further) => postForm(app, url, fields, { ...headers, ...further }),
  };
}
