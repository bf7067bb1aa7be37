import type { ReadPath } from '../../lib/http/contract-calls.ts';
import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';

/** A call whose last answer this device keeps, and the screens that show it. */
interface KeptCall {
  call: ReadPath;
  /** Only this of what can be asked of the call: its first page. */
  only?: RegExp;
  on: readonly string[];
  /** Screens that act on it and never get it from this device; the page may still have it from the screen before. */
  actsOn?: readonly string[];
}

/** What stays readable without the server. The privacy centre says it in words (`screens/pdo`): a call more belongs there, too. */
const KEPT_CALLS: readonly KeptCall[] = [
  { call: '/api/contacorrente/saldo', on: [ROTAS.portal, ROTAS.extrato] },
  { call: '/api/cupom/totaldesconto', on: [ROTAS.portal] },
  { call: '/api/empresas', on: [ROTAS.portal, ROTAS.promocoes] },
  { call: '/api/promocoes/global', on: [ROTAS.portal, ROTAS.promocoes] },
  { call: '/api/pessoa/cupons', only: /[?&]pagina=1(?:&|$)/, on: [ROTAS.compras] },
  { call: '/api/contacorrente/extrato', on: [ROTAS.extrato] },
  { call: '/api/fidelidade/campanhas', on: [ROTAS.campanhas] },
  { call: '/api/fidelidade/grupo/*', on: [ROTAS.campanhas] },
  { call: '/api/fidelidade/campanha/*', on: [ROTAS.campanha] },
  {
    call: '/api/fidelidade/campanha/*/extratos/pontos',
    on: [ROTAS.campanha],
    actsOn: [ROTAS.campanhaResgates],
  },
  { call: '/api/lojas', on: [ROTAS.location] },
];

/** Whether a call is that of a path: `*` is one part of it, and the screen's own campaign where a screen is about one. */
function isOf(path: ReadPath, call: string, rota = ''): boolean {
  const asked = call.split('/');
  const parts = path.split('/');
  const [, own] = CAMPANHA.exec(rota) ?? [];
  const fits = (part = '') => own === undefined || rotaDe(part) === own;
  return (
    parts.length === asked.length &&
    parts.every((part, at) => (part === '*' ? fits(asked[at]) : part === asked[at]))
  );
}

/** Whether the answer to a call may be kept, and shown later. */
export function isKept({ call, address }: { call: string; address: string }): boolean {
  return KEPT_CALLS.some((kept) => isOf(kept.call, call) && (kept.only?.test(address) ?? true));
}

/**
 * Whether a screen shows the last answer to a call. No other gets it: what an exchange or a form works with is fresh.
 * @param rota as `rotaDe` gives it
 */
export function isShownOn(rota: string, call: string): boolean {
  return KEPT_CALLS.some((kept) => isOf(kept.call, call) && kept.on.includes(written(rota)));
}

/** The same, or it would act on it: nothing may be changed there while the answer is an earlier one. @rule R104 */
export function isActedOn(rota: string, call: string): boolean {
  return KEPT_CALLS.some(
    ({ call: kept, on, actsOn = [] }) => isOf(kept, call, rota) && [...on, ...actsOn].includes(written(rota)),
  );
}

const CAMPANHA = /^\/campanha\/([^/]+)\//;
const written = (rota: string): string => rota.replace(CAMPANHA, '/campanha/:id?/');
