import type { TillCustomer } from '../../../../machines/till-code/till-code.machine.ts';
import { optionalDocumento, optionalText, record } from '../../../base/calls/fields.ts';
import { payload } from '../../../base/calls/endpoint.ts';
import { plainDocumento } from '../../../lib/campos/documento.ts';
import { documentoWithZeros } from '../../../lib/campos/zeros.ts';
import { keepAnswer, readAnswer } from '../../../base/device/last-answers.ts';

/** The key of the till code among the stored answers; no call uses it. */
const CALL = 'codigo-do-cliente';

const reader = payload(
  record({ nomeRazao: optionalText(), cpfCnpj: optionalDocumento(), fisicaJuridica: optionalText() }),
)['~standard'];

/** What the till needs of a person; null without a document. */
export function tillCustomerOf(person: {
  nomeRazao: string | null;
  cpfCnpj: string | null;
  fisicaJuridica: string | null;
}): TillCustomer | null {
  if (person.cpfCnpj === null) return null;
  const documento = plainDocumento(documentoWithZeros(person.cpfCnpj, person.fisicaJuridica));
  return documento === '' ? null : { documento, nome: person.nomeRazao ?? '' };
}

/** Stores of a person's answer only what the code needs, until the session ends. */
export async function keepCustomerOf(token: string, body: unknown): Promise<void> {
  const read = await reader.validate(body);
  const customer = read.issues === undefined ? tillCustomerOf(read.value) : null;
  if (customer === null) return;
  await keepAnswer(token, { call: CALL, address: '', base: '', body: customer, at: Date.now() });
}

/** The stored customer of this session; null without one. */
export async function readCustomer(token: string): Promise<TillCustomer | null> {
  const { documento, nome } = ((await readAnswer(token, CALL))?.body ?? {}) as Record<string, unknown>;
  if (typeof documento !== 'string' || documento === '') return null;
  return { documento, nome: typeof nome === 'string' ? nome : '' };
}
