import { EmpresaFilter } from '../../domain/empresa/empresa-filter.view.tsx';
import type { ChosenEmpresa } from '../../domain/empresa/use-chosen-empresa.ts';
import { OfertasView } from '../../domain/oferta/ofertas.view.tsx';
import type { Ofertas } from '../../domain/oferta/use-ofertas.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';

/** `/promocoes` as it is seen (S2.38). */
export function PromocoesView({ empresa, ofertas }: { empresa: ChosenEmpresa; ofertas: Ofertas }) {
  return (
    <>
      <SectionTitle level={1}>Ofertas Exclusivas</SectionTitle>
      <div style={{ marginBottom: 24, maxWidth: 420 }}>
        <EmpresaFilter empresa={empresa} />
      </div>
      <OfertasView ofertas={ofertas} />
    </>
  );
}
