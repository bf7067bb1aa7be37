/** What the server says of the customer; posts still reach it. */
interface Situation {
  terms: boolean;
  phone: boolean;
  whatsapp: boolean;
}

/** No gate opens. */
export const fine: Situation = { terms: true, phone: true, whatsapp: true };

/** The terms check of every route. */
export const CHECK = '/api/termosaceite/tipo/verificaaceite';

/** Faults of the reference server that make a situation for any customer. */
export function situation({ terms, phone, whatsapp }: Situation) {
  const answer = (path: string, body: object) => ({ path, mode: 'status' as const, status: 200, body });
  return [
    answer(CHECK, { statusCode: 200, data: { aceitouTermos: terms } }),
    answer('/api/pessoa', { nomeRazao: 'Cliente', telefones: phone ? [{ numero: '999990000' }] : null }),
    answer('/api/pessoa/preferencia', {
      preferencias: {
        recebeEmail: true,
        recebeSms: false,
        recebePush: true,
        recebeWhatsapp: whatsapp,
        cupomDigital: true,
      },
    }),
  ];
}
