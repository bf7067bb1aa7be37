import { useEmpresasQuery } from '../lojas/empresas.api.ts';
import { useNaLista } from './lista.flow.ts';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { adicionar, idDaOferta, remover } from './lista.ts';
import { nomeOfEmpresa } from '../lojas/empresas.ts';
import { NaListaView } from './na-lista.view.tsx';

export interface NaListaProps {
  oferta: { readonly nome: string; readonly preco: string | null; readonly unidade: string | null };
  /** Its last day. */
  fim: DataCivil | null;
  idEmpresa: string | null;
}

/** Adds an offer to the shopping list or removes it; works offline. @rule R136 */
export function NaLista({ oferta, fim, idEmpresa }: NaListaProps) {
  const { data: empresas = [] } = useEmpresasQuery();
  const empresa = empresas.find((one) => one.idEmpresa === idEmpresa);
  const loja = empresa === undefined ? null : { id: empresa.idEmpresa, nome: nomeOfEmpresa(empresa) };
  const { nome } = oferta;
  const preco = [oferta.preco, oferta.unidade].filter(Boolean).join(' ') || null;
  const id = idDaOferta({ nome, loja, preco, fim });
  const { naLista, mudar } = useNaLista(id);
  const change = () =>
    mudar((lista) =>
      naLista
        ? remover(lista, id)
        : adicionar(lista, { id, nome, qtde: 1, loja, preco, fim, marcado: false }),
    );
  return <NaListaView nome={nome} naLista={naLista} onPress={change} />;
}
