import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useState } from 'react';
import type { PortalStore } from '../../base/calls/store.ts';
import { empresasApi } from '../lojas/empresas.api.ts';
import { bannersApi, type BannerItem, useBannersQuery } from './banners.api.ts';
import { contaApi, useSaldoQuery, useTotalDescontoQuery } from '../conta/conta.api.ts';
import { pessoaApi, usePessoaQuery } from '../pessoa/pessoa.api.ts';
import { promocoesApi } from '../ofertas/promocoes.api.ts';
import type { PortalConfig } from '../../lib/deployment/config.ts';
import { isOfertaGeral } from '../ofertas/oferta.ts';
import { ROTAS, rotaDaEmpresa } from '../../lib/rotas/rotas.ts';
import { statusOf } from '../../lib/status/status.ts';
import { chooseEmpresa, useChosenEmpresa } from '../lojas/use-chosen-empresa.ts';
import { AtivarTodas, OfertaAcoes } from '../ofertas/acoes.tsx';
import { OfertasView } from '../ofertas/ofertas.view.tsx';
import { useOfertas } from '../ofertas/use-ofertas.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { whenScrolled } from '../../lib/when-settled.ts';
import { later } from '../../ui/page/later.tsx';
import { PortalView } from './portal.view.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { PorMes } from './economia-card.view.tsx';

/** Loads after the first content: its calls are optional. @rule R67 */
const Vitrine = later(() => import(/* webpackChunkName: "vitrine" */ './vitrine.tsx'), 'Vitrine', {
  optional: true,
  when: 'near',
});
/** Comes when the customer goes down the page: the start neither loads it nor asks for it. @rule R248 */
const Semana = later(() => import(/* webpackChunkName: "semana" */ './semana.tsx'), 'Semana', {
  optional: true,
  when: whenScrolled,
});
const EconomiaMensal = later(
  () => import(/* webpackChunkName: "economia" */ './economia-mensal.tsx'),
  'EconomiaMensal',
  { mui: true, fallback: null },
);
const POR_MES = <EconomiaMensalButton />;
const VITRINE = <Vitrine />;

/** `/portal`, the home. Each card has its own state: one failed call leaves the others working. @rule S2.32–S2.37, R9 */
export function PortalScreen() {
  const { bannerFormatId, storeFormatId, features } = useConfig();
  const banners = useBannersQuery(bannerFormatId ?? skipToken);
  const pessoa = usePessoaQuery();
  const total = useTotalDescontoQuery(storeFormatId);
  const saldo = useSaldoQuery();
  const empresa = useChosenEmpresa();
  const ofertas = useOfertas(empresa, isOfertaGeral);
  const bannersStatus = bannerFormatId === null ? 'empty' : statusOf(banners, (items) => items.length === 0);

  // Answers arrive together: deferred, so that input is handled between slices. The store filter is not deferred.
  const shown = useDeferredValue({
    banners: { status: bannersStatus, items: banners.currentData ?? NONE },
    juridica: pessoa.currentData?.fisicaJuridica?.toUpperCase() === 'J',
    nome: pessoa.currentData?.nomeRazao ?? null,
    economia: {
      status: statusOf(total),
      desconto: total.currentData?.desconto ?? null,
      // Falls back to the person's date. @rule R50
      clienteDesde: total.currentData?.dtaInclusao ?? pessoa.currentData?.dtaInclusao ?? null,
      rotaDosTabloides: rotaDaEmpresa(ROTAS.tabloides, empresa.idEmpresa),
      retry: total.refetch,
      porMes: features.monthlySavings === false ? null : POR_MES,
    },
    saldo: { status: statusOf(saldo), saldo: saldo.currentData ?? null, retry: saldo.refetch },
  });

  return (
    <PortalView
      {...shown}
      empresa={empresa}
      ofertas={<OfertasView ofertas={ofertas} Acoes={OfertaAcoes} fold={features.foldOffers !== false} />}
      ready={ofertas.status !== 'loading'}
      todas={<AtivarTodas activations={ofertas.activations} itens={ofertas.itens} />}
      vitrine={VITRINE}
      semana={
        features.weekly !== false && (
          <Semana key={empresa.idEmpresa} idEmpresa={empresa.idEmpresa} activations={ofertas.activations} />
        )
      }
      rotaDasExclusivas={rotaDaEmpresa(ROTAS.promocoes, empresa.idEmpresa)}
    />
  );
}

/** The savings by month; loaded when opened. */
function EconomiaMensalButton() {
  const [shown, setShown] = useState(false);
  const open = () =>
    void EconomiaMensal.fetch().then(
      () => setShown(true),
      () => showToast({ kind: 'error', message: 'Não foi possível carregar' }),
    );
  return (
    <>
      <PorMes onOpen={open} />
      {shown && <EconomiaMensal onClose={() => setShown(false)} />}
    </>
  );
}

const NONE: readonly BannerItem[] = [];

const UNHELD = { subscribe: false } as const;

/**
 * Asks for what the home shows first, so that its first render has it: without that it renders place-holders, then each
 * answer. Never rejects.
 */
export async function askForHome(
  { dispatch }: PortalStore,
  config: PortalConfig,
  token: string,
): Promise<void> {
  const asked = location.hash.split('idEmpresa=')[1] ?? null;
  const ofertas = async () => {
    const { data } = await dispatch(empresasApi.endpoints.empresas.initiate(undefined, UNHELD));
    const { chosen } = chooseEmpresa(data ?? [], config, token, asked);
    if (chosen !== undefined)
      await dispatch(promocoesApi.endpoints.promocoes.initiate(chosen.idEmpresa, UNHELD));
  };
  await Promise.allSettled([
    config.bannerFormatId !== null &&
      dispatch(bannersApi.endpoints.banners.initiate(config.bannerFormatId, UNHELD)),
    dispatch(pessoaApi.endpoints.pessoa.initiate(undefined, UNHELD)),
    dispatch(contaApi.endpoints.totalDesconto.initiate(config.storeFormatId, UNHELD)),
    dispatch(contaApi.endpoints.saldo.initiate(undefined, UNHELD)),
    ofertas(),
  ]);
}
