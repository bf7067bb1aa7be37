import { useDeferredValue } from 'react';
import { usePessoaQuery } from '../pessoa/pessoa.api.ts';
import { useContinue } from '../../session/resume-point.react.ts';
import { ArrowRightIcon } from '../../ui/icons/later-icons.tsx';
import { SessionNote } from './session-note.view.tsx';
import { ROTAS } from '../../lib/rotas/rotas.ts';

/** 'Continuar em Meu perfil', for one visit of the home: where the customer's session ended, or a link led. @rule R91 */
export function ContinueOffer() {
  const pessoa = usePessoaQuery().currentData;
  return pessoa === undefined ? null : <Offer cpfCnpj={pessoa.cpfCnpj} />;
}

function Offer({ cpfCnpj }: { cpfCnpj: string | null }) {
  const { left, dismiss } = useContinue(cpfCnpj);
  const nome = NOMES[left?.rota.replace(/^\/campanha\/[^/]+\//, '/campanha/:id?/') ?? ''];
  const typed = (left?.campos ?? null) === null ? '' : ' O que você digitou continua lá.';
  // A live region must exist before its text: only changes are announced.
  const text = useDeferredValue(
    left?.isLink === true ? `Você queria abrir ${nome}.` : `Você parou em ${nome}.${typed}`,
    null,
  );
  // The stored route is untrusted: `__proto__` would find something.
  if (left === null || typeof nome !== 'string') return null;
  return (
    <SessionNote
      icon={<ArrowRightIcon size={24} />}
      text={text}
      onClose={dismiss}
      action={{ label: `Continuar em ${nome}`, to: left.address }}
    />
  );
}

/** Screens that can be resumed, by their names in menus and titles. */
const NOMES: Readonly<Record<string, string | undefined>> = {
  [ROTAS.perfil]: 'Meu perfil',
  [ROTAS.changePassword]: 'Alterar senha',
  [ROTAS.preferencias]: 'Minhas preferências',
  [ROTAS.promocoes]: 'Ofertas exclusivas',
  [ROTAS.lista]: 'Lista de compras',
  [ROTAS.campanhas]: 'Campanhas',
  [ROTAS.campanha]: 'Detalhes da campanha',
  [ROTAS.campanhaResgates]: 'Trocar meus pontos',
  [ROTAS.campanhaExtrato]: 'Extrato da campanha',
  [ROTAS.campanhaTrocas]: 'Minhas Trocas',
  [ROTAS.voucher]: 'Vouchers',
  [ROTAS.tabloides]: 'Tabloides',
  [ROTAS.compras]: 'Minhas Compras',
  [ROTAS.extrato]: 'Extrato',
  [ROTAS.location]: 'Encontre Nossa Loja',
  [ROTAS.termos]: 'Termos do Programa',
  [ROTAS.pdo]: 'Fale com PDO',
  [ROTAS.register]: 'Criar conta',
};
