import type { FormValue } from '../../src/lib/http/form-encoding.ts';
import type { Call, CallOptions } from '../../src/base/calls/base-query.ts';
import type { Perfil } from '../../src/features/pessoa/perfil.api.ts';
import type { Preferencias } from '../../src/features/pessoa/pessoa.api.ts';
import type { GrupoOferta } from '../../src/features/ofertas/promocoes.api.ts';
import type { ItemResgate } from '../../src/features/campanhas/fidelidade.api.ts';
import { type Decimal, signOf, subtractDecimal } from '../../src/lib/numeros/decimal.ts';
import { cadastroOf } from '../../src/features/cadastro/register.payload.ts';
import { pessoaOf, valuesOf } from '../../src/features/pessoa/perfil.wire.ts';
import type { Findings } from './findings.ts';
import type { KitOptions } from './deployment.ts';
import type { Known } from './read.ts';
import type { Run } from './read-call.ts';
import { deactivated, lost, pictureThere, pointsGone, reactivated, savedFlags } from './write-effects.ts';

/** A write's input: the account and earlier reads. */
interface Given {
  known: Known;
  account: NonNullable<KitOptions['account']>;
}

/** A write to try. */
export interface Write {
  /** Its effect on the account, announced before. */
  does: string;
  /** Null: nothing to try it with. */
  call: (given: Given) => Pick<Call, 'query' | 'body'> | null;
  /** The path's `*`. */
  at?: (known: Known) => string | undefined;
  options?: Omit<CallOptions, 'to'>;
  /** The server must refuse it with a message. */
  isRefused?: true;
  /** Checks the effect. */
  after?: (run: Run, findings: Findings) => Promise<void>;
}

const payload = <T>(known: Known, id: string): T | undefined => known.payloads.get(id) as T | undefined;
const nothing = () => ({});
/** One transparent pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Every write except sign-in and sign-out, in order. */
export const WRITES: Readonly<Record<string, Write>> = {
  'C4.21': {
    does: 'saves the five preferences as they are',
    call: ({ known }) => (known.payloads.has('C4.20') ? { body: knownFlags(known) } : null),
    after: savedFlags,
  },
  'C4.9': {
    does: 'accepts the first published term',
    call: nothing,
    at: ({ idTermo }) => idTermo,
  },
  'C4.15': {
    does: 'saves the person as it came',
    options: { once: true },
    call: ({ known }) => {
      const perfil = perfilOf(known);
      if (perfil === null) return null;
      return {
        body: { pessoa: pessoaOf(perfil, valuesOf(perfil)) as { [key: string]: FormValue }, atributos: [] },
      };
    },
    after: lost,
  },
  'C4.17': {
    does: 'puts a picture of one point in the place of the account’s',
    call: () => ({ body: { imagem: PICTURE } }),
    after: pictureThere,
  },
  'C4.28': {
    does: 'activates the first offer that can be',
    options: { once: true },
    call: ({ known }) => {
      const [idPromoProd] = (payload<GrupoOferta[]>(known, 'C4.26') ?? []).flatMap(({ tiposDescontos }) =>
        tiposDescontos.flatMap((item) => item.idPromoProd ?? []),
      );
      return idPromoProd === undefined ? null : { query: { idPromoProd } };
    },
  },
  'C4.42': {
    does: 'exchanges points for the cheapest thing that the balance allows',
    options: { once: true },
    call: ({ known }) => {
      const idResgate = cheapest(known);
      return idResgate === undefined ? null : { body: { idResgate } };
    },
    after: pointsGone,
  },
  'C4.10': {
    does: 'registers the account’s own document once more, which has to be refused',
    options: { once: true },
    isRefused: true,
    call: ({ known, account }) => {
      const perfil = perfilOf(known);
      return perfil === null ? null : { body: registrationOf(perfil, account.password) };
    },
  },
  'C4.4': {
    does: 'changes the password to the same one',
    options: { handles401: true },
    call: ({ account: { password } }) => ({ body: { senhaAtual: password, senhaNova: password } }),
  },
  'C4.3': {
    does: 'asks for a new password by e-mail, which the account’s owner gets',
    call: ({ account: { user } }) => ({ query: { preferencialChannel: 'EMAIL', cpfEmail: user } }),
  },
  'C4.18': {
    does: 'deactivates the account',
    call: nothing,
    after: deactivated,
  },
  'C4.19': {
    does: 'reactivates the account',
    call: nothing,
    after: reactivated,
  },
};

function perfilOf(known: Known): Perfil | null {
  return payload<Perfil>(known, 'C4.14') ?? null;
}

function knownFlags(known: Known): Record<string, boolean | undefined> {
  const flags = payload<{ preferencias: Preferencias }>(known, 'C4.20')?.preferencias;
  return Object.fromEntries(
    (['recebeEmail', 'recebeSms', 'recebePush', 'recebeWhatsapp', 'cupomDigital'] as const).map((name) => [
      name,
      flags?.[name] ?? undefined,
    ]),
  );
}

function cheapest(known: Known): string | undefined {
  const balance = payload<{ pontos: Decimal }>(known, 'C4.36')?.pontos;
  if (balance === undefined) return undefined;
  return (payload<ItemResgate[]>(known, 'C4.40') ?? [])
    .flatMap(({ idResgate, qtdePontosCampanha: cost }) => (cost === null ? [] : [{ idResgate, cost }]))
    .filter(({ cost }) => signOf(subtractDecimal(balance, cost)) >= 0)
    .sort((one, other) => signOf(subtractDecimal(one.cost, other.cost)))[0]?.idResgate;
}

/** The account's person as a registration. @rule R26, R27 */
function registrationOf(perfil: Perfil, password: string) {
  const values = valuesOf(perfil);
  return cadastroOf({
    ...values,
    kind: perfil.fisicaJuridica?.toUpperCase() === 'J' ? 'J' : 'F',
    celular: '(11)90000-0000',
    recebeEmail: false,
    recebeSms: false,
    recebePush: false,
    recebeWhatsapp: false,
    cupomDigital: false,
    senha: password,
    confirmacao: password,
    aceitoTermos: true,
  });
}
