import type { ReactNode } from 'react';
import { EmpresaFilter } from '../../domain/empresa/empresa-filter.view.tsx';
import type { ChosenEmpresa } from '../../domain/empresa/use-chosen-empresa.ts';
import { addStyles } from '../../ui/text/styles.ts';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import css from './promocoes.css';

addStyles(css);

/** `/promocoes` as it is seen (S2.38); `children`: the offers. */
export function PromocoesView({ empresa, children }: { empresa: ChosenEmpresa; children: ReactNode }) {
  return (
    <>
      <SectionTitle level={1}>Ofertas Exclusivas</SectionTitle>
      <div className="promocoes-loja">
        <EmpresaFilter empresa={empresa} />
      </div>
      {children}
    </>
  );
}
