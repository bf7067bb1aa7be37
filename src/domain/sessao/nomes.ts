import { ROTAS } from '../../lib/rotas/rotas.ts';

/** Screens that can be resumed, by their names in menus and titles. */
export const NOMES: Readonly<Record<string, string | undefined>> = {
  [ROTAS.perfil]: 'Meu perfil',
  [ROTAS.changePassword]: 'Alterar senha',
  [ROTAS.preferencias]: 'Minhas preferências',
  [ROTAS.promocoes]: 'Ofertas exclusivas',
  [ROTAS.lista]: 'Lista de compras',
  [ROTAS.campanhas]: 'Campanhas',
  [ROTAS.voucher]: 'Vouchers',
  [ROTAS.tabloides]: 'Tabloides',
  [ROTAS.compras]: 'Minhas Compras',
  [ROTAS.extrato]: 'Extrato',
  [ROTAS.location]: 'Encontre Nossa Loja',
  [ROTAS.termos]: 'Termos do Programa',
  [ROTAS.pdo]: 'Fale com PDO',
  [ROTAS.register]: 'Criar conta',
};
