import { isOfertaGeral } from './oferta.ts';
import { useChosenEmpresa } from '../lojas/use-chosen-empresa.ts';
import { AtivarTodas, OfertaAcoes } from './acoes.tsx';
import { OfertasView } from './ofertas.view.tsx';
import { useOfertas } from './use-ofertas.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { OfertasComBusca } from './ofertas-com-busca.tsx';
import { PromocoesView } from './promocoes.view.tsx';

/** `/promocoes`: offers for other audiences than the general one, with search. @rule S2.38, R53, R130 */
export function PromocoesScreen() {
  const empresa = useChosenEmpresa();
  const ofertas = useOfertas(empresa, isOfertaExclusiva);
  const { offerSearch } = useConfig().features;
  return (
    <PromocoesView empresa={empresa}>
      {offerSearch === false ? (
        <>
          <AtivarTodas activations={ofertas.activations} itens={ofertas.itens} />
          <OfertasView ofertas={ofertas} Acoes={OfertaAcoes} />
        </>
      ) : (
        <OfertasComBusca ofertas={ofertas} />
      )}
    </PromocoesView>
  );
}

const isOfertaExclusiva = (publico: string | null): boolean => !isOfertaGeral(publico);
