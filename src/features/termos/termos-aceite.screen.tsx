import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readConteudoTermo } from './conteudo-termo.ts';
import { TermosAceiteView } from './termos-aceite.view.tsx';

/** `/termos-aceite`: the term or campaign rules that another tab stored. @rule S2.3, R33 */
export function TermosAceiteScreen() {
  // Read once, at mount: a second term has a tab of its own.
  const [html] = useState(readConteudoTermo);
  const [params] = useSearchParams();
  const of = params.get('de') === 'regulamento' ? 'regulamento' : 'termo';
  return <TermosAceiteView of={of} html={html} />;
}
