import { useState } from 'react';
import { readConteudoTermo } from '../../platform/conteudo-termo.ts';
import { useConfig } from '../../platform/portal-context.ts';
import { TermosAceiteView } from './termos-aceite.view.tsx';

/** `/termos-aceite`: the term that another tab has left here (spec 2, R33). */
export function TermosAceiteScreen() {
  const { brand } = useConfig();
  // As it stood when the tab opened: a second term has a tab of its own.
  const [html] = useState(readConteudoTermo);
  return <TermosAceiteView brand={brand} html={html} />;
}
