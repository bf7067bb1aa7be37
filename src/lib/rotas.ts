import { ROTAS_PUBLICAS } from './rotas-publicas.ts';

/** Every address of the portal that something links to (spec 2). Hash routes: the `#` is the router's. */
export const ROTAS = {
  ...ROTAS_PUBLICAS,
  portal: '/portal',
  promocoes: '/promocoes',
  voucher: '/voucher',
  compras: '/compras',
  extrato: '/contacorrente/extrato',
} as const;

/** /promocoes of a chosen store, which so survives a reload (R52). */
export function promocoesDaEmpresa(idEmpresa: string | null): string {
  return idEmpresa === null
    ? ROTAS.promocoes
    : `${ROTAS.promocoes}?idEmpresa=${encodeURIComponent(idEmpresa)}`;
}
