import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useCheckExtratoQuery } from '../conta/extrato.api.ts';
import { fidelidadeApi, resgatesApi } from '../campanhas/fidelidade.api.ts';
import { useVouchersQuery } from '../vouchers/vouchers.api.ts';
import { promocoesApi } from '../ofertas/promocoes.api.ts';
import { AtivarTodas } from '../ofertas/acoes.tsx';
import type { OfertaActivations } from '../ofertas/oferta-activation.flow.ts';
import { useSessionToken } from '../../session/session.react.ts';
import { isOfertaGeral } from '../ofertas/oferta.ts';
import { useHoje } from '../../base/browser/use-hoje.ts';
import { recordVisita } from '../../base/device/customer-store.ts';
import { BelowTheWindow } from '../../ui/page/below-the-window.tsx';
import { linhasDaSemana, novasDesde } from './semana-linhas.ts';
import { SemanaView } from './semana.view.tsx';

interface SemanaProps {
  idEmpresa: string | null;
  activations: OfertaActivations;
}

/** Seconds after which the home asks again. */
const FRESH = { refetchOnMountOrArgChange: 600 };

/** 'Para esta semana': what ends soon, what is new, what is nearly reached; nothing without any. @rule R248 */
export function Semana({ idEmpresa, activations }: SemanaProps) {
  const hoje = useHoje();
  const token = useSessionToken();
  const [antes] = useState(() => recordVisita(token, hoje));
  const vouchers = useVouchersQuery({ tipo: 'ativo', idEmpresa: null, silent: true }, FRESH);
  const extrato = useCheckExtratoQuery(undefined, FRESH);
  const campanhas = fidelidadeApi.useCampanhasIniciaisQuery();
  const itens = resgatesApi.useItensResgateHomeQuery();
  // The home asks for them; what has failed there is not asked again.
  const ofertas = promocoesApi.endpoints.promocoes.useQueryState(idEmpresa ?? skipToken);
  if ([vouchers, extrato, campanhas, itens, ofertas].some(({ isLoading }) => isLoading)) return null;

  const novas = novasDesde(ofertas.currentData ?? [], antes, hoje);
  const linhas = linhasDaSemana({
    hoje,
    idEmpresa,
    vouchers: vouchers.data ?? [],
    lancamentos: extrato.data ?? [],
    novas: { quantas: novas.flatMap(({ tiposDescontos }) => tiposDescontos).length, antes },
    campanhas: campanhas.data ?? [],
    itens: itens.data ?? [],
  });
  if (linhas.length === 0) return null;
  // The general ones have their own button on the home.
  const exclusivas = novas.filter(({ publico }) => !isOfertaGeral(publico));
  return (
    <BelowTheWindow place=".semana-place">
      <SemanaView
        linhas={linhas}
        todas={
          <AtivarTodas
            activations={activations}
            itens={exclusivas.flatMap(({ tiposDescontos }) => tiposDescontos)}
          />
        }
      />
    </BelowTheWindow>
  );
}
