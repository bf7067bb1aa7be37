import { encode, ROTAS_PUBLICAS } from './rota-de.ts';

/** Every linked address. Hash routes: the router adds `#`. @rule S2.2, S2.4 */
export const ROTAS = {
  ...ROTAS_PUBLICAS,
  portal: '/portal',
  promocoes: '/promocoes',
  lista: '/lista',
  voucher: '/voucher',
  tabloides: '/tabloides',
  compras: '/compras',
  extrato: '/contacorrente/extrato',
  location: '/location',
  termos: '/termos',
  pdo: '/pdo',
  chats: '/chats',
  perfil: '/perfil',
  changePassword: '/change-password',
  preferencias: '/minhas-preferencias',
  campanhas: '/campanhas',
  // Without an id the screens say so. @rule R66
  campanha: '/campanha/:id?/detalhes',
  campanhaResgates: '/campanha/:id?/resgates',
  campanhaExtrato: '/campanha/:id?/extrato',
  campanhaTrocas: '/campanha/:id?/resgates/detalhes',
} as const;

/** The end of `/perfil`, which leads back into the programme. @rule R213 */
export const ROTA_REATIVAR = `${ROTAS.perfil}?reativar`;

/** A screen with its store in the address. @rule R52 */
export function rotaDaEmpresa(rota: string, idEmpresa: string | null): string {
  return idEmpresa === null ? rota : `${rota}?idEmpresa=${encode(idEmpresa)}`;
}

export function rotaDaCampanha(rota: `/campanha/:id?/${string}`, idCampanha: string): string {
  return rota.replace(':id?', () => encode(idCampanha));
}
