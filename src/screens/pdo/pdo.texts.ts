/** A customer's rights (LGPD, art. 18) in plain words. */
export const DIREITOS = [
  'a confirmação de que tratamos seus dados, e o acesso a eles;',
  'a correção de dados incompletos, inexatos ou desatualizados;',
  'a anonimização, o bloqueio ou a eliminação de dados desnecessários;',
  'a portabilidade dos seus dados a outro fornecedor;',
  'a eliminação dos dados tratados com o seu consentimento;',
  'a informação sobre com quem compartilhamos seus dados;',
  'a revogação do consentimento que você deu.',
];

const SUBJECT = 'Pedido sobre dados pessoais (LGPD)';

/** A mail to the configured mailbox. */
export function mailtoOf(mailbox: string): string {
  const address = encodeURIComponent(mailbox).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(SUBJECT)}`;
}

/** The two actions of the privacy centre. */
export const OWN_TEXTS = {
  sobre: 'Privacidade e dados pessoais',
  baixarTitulo: 'Uma cópia dos seus dados',
  baixarTexto:
    'Cadastro, preferências, termos aceitos, compras, saldo, vouchers e campanhas, em um arquivo que fica só com você.',
  baixar: 'Baixar meus dados',
  baixando: 'Reunindo seus dados…',
  baixado: 'Pronto. O arquivo foi baixado neste aparelho.',
  incompleto: 'O arquivo foi baixado, mas não foi possível obter:',
  nada: 'Não foi possível obter seus dados agora. Tente novamente em instantes.',
  tentar: 'Baixar de novo',
  apagarTitulo: 'Este aparelho',
  apagarTexto:
    'Apaga o que o portal guardou neste navegador e sai da sua conta. Seu cadastro no programa continua como está.',
  guardados: 'Ver tudo o que fica guardado',
  guardadosTexto:
    'Para o portal servir sem sinal, este aparelho pode guardar até você sair: seu nome e seu código, a loja escolhida e a favorita, uma troca sem resposta, a lista de compras, os vouchers ativos e o que foi mostrado por último de saldo, economia, ofertas da loja escolhida, compras e extrato (primeira página), campanhas e seus pontos, e lojas. Quando a sessão termina por tempo, o que você digitava em Meu perfil pode esperar nesta aba por até 30 minutos.',
  guardadosDepois:
    ' A lista de compras e a loja favorita esperam neste navegador por até 30 dias depois da sua última visita, cifradas, e voltam quando você entra de novo. São apagadas na hora por ‘Sair’, por ‘Apagar dados deste aparelho’ e quando outra pessoa entra aqui.',
  apagar: 'Apagar dados deste aparelho',
  confirmarTitulo: 'Apagar dados deste aparelho?',
  confirmarTexto: 'Você sairá da sua conta e precisará entrar de novo.',
  confirmar: 'Apagar e sair',
  cancelar: 'Cancelar',
} as const;

const SECOES: Readonly<Record<string, string>> = {
  cadastro: 'cadastro',
  foto: 'foto',
  preferencias: 'preferências',
  termosAceitos: 'termos aceitos',
  economia: 'economia',
  compras: 'compras',
  saldo: 'saldo',
  extrato: 'extrato da conta',
  vouchersAtivos: 'vouchers ativos',
  vouchersFinalizados: 'vouchers finalizados',
  campanhas: 'campanhas',
};

/** The label of a section of the file. */
export function secaoTexto(name: string): string {
  return SECOES[name] ?? name;
}
