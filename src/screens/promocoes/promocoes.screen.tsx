import { isOfertaGeral } from '../../lib/ofertas/oferta.ts';
import { useChosenEmpresa } from '../../domain/empresa/use-chosen-empresa.ts';
import { useOfertas } from '../../domain/oferta/use-ofertas.tsx';
import { PromocoesView } from './promocoes.view.tsx';

/** `/promocoes`: the offers whose audience is not general (S2.38, R53). */
export function PromocoesScreen() {
  const empresa = useChosenEmpresa();
  const ofertas = useOfertas(empresa, isOfertaExclusiva);
  return <PromocoesView empresa={empresa} ofertas={ofertas} />;
}

const isOfertaExclusiva = (publico: string | null): boolean => !isOfertaGeral(publico);
