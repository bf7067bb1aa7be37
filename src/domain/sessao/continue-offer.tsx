import { useDeferredValue } from 'react';
import { usePessoaQuery } from '../../api/pessoa/pessoa.api.ts';
import { useContinue } from '../../flows/session/resume-point.react.ts';
import { ArrowRightIcon } from '../../ui/icons/later-icons.tsx';
import { NOMES } from './nomes.ts';
import { SessionNote } from './session-note.view.tsx';

/** 'Continuar em Meu perfil', for as long as this visit of home lasts, and for the customer who was there alone. @rule R91 */
export function ContinueOffer() {
  const pessoa = usePessoaQuery().currentData;
  return pessoa === undefined ? null : <Offer cpfCnpj={pessoa.cpfCnpj} />;
}

function Offer({ cpfCnpj }: { cpfCnpj: string | null }) {
  const { left, dismiss } = useContinue(cpfCnpj);
  const nome = NOMES[left?.rota ?? ''];
  const typed = (left?.campos ?? null) === null ? '' : ' O que você digitou continua lá.';
  // The live region has to exist before its text: only changes are announced.
  const words = useDeferredValue(`Você parou em ${nome}.${typed}`, null);
  // The kept route is read as it stands: `__proto__` has something here, too.
  if (left === null || typeof nome !== 'string') return null;
  return (
    <SessionNote
      icon={<ArrowRightIcon size={24} />}
      words={words}
      onClose={dismiss}
      action={{ label: `Continuar em ${nome}`, to: left.rota }}
    />
  );
}
