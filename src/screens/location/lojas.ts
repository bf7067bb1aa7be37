import type { Empresa } from '../../api/lugares/empresas.schema.ts';
import { maskCep } from '../../lib/campos/cep.ts';
import { cepWithZero } from '../../lib/campos/zeros.ts';
import { encodeForm } from '../../lib/http/form-encoding.ts';
import { type Coordenadas, readCoordenadas } from '../../lib/numeros/coordenadas.ts';
import { maskTelefone, splitTelefone, telHref } from '../../lib/campos/telefone.ts';
import { foldTexto } from '../../lib/texto/texto.ts';

/** A store as the map and its list show it. */
export interface Loja {
  id: string;
  nome: string;
  endereco: string | null;
  cidade: string | null;
  /** Directions to it; null when nothing says where it is. */
  rotaHref: string | null;
  telefones: readonly { texto: string; href: string | null }[];
  /** Null: in the list alone. @rule R58 */
  lugar: Coordenadas | null;
}

type Endereco = Empresa['endereco'][number];

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&';

const joined = (parts: readonly (string | null)[], by: string): string =>
  parts.filter((part) => part !== null && part !== '').join(by);

/** What the wire says of a store, in the words and links of the screen. @rule S2.47 */
export function readLoja(empresa: Empresa): Loja {
  const [endereco] = empresa.endereco;
  const lugar = endereco === undefined ? null : readCoordenadas(endereco.latitude, endereco.longitude);
  const linha = endereco === undefined ? '' : enderecoLine(endereco);
  const destination = lugar === null ? linha : `${lugar.latitude},${lugar.longitude}`;
  return {
    id: empresa.idEmpresa,
    nome: empresa.nomeFantasia ?? `Loja ${empresa.idEmpresa}`,
    endereco: linha === '' ? null : linha,
    cidade: endereco?.cidade ?? null,
    rotaHref: destination === '' ? null : DIRECTIONS + encodeForm({ destination }),
    telefones: empresa.telefone.flatMap(({ numero }) =>
      numero === null || numero === '' ? [] : [{ texto: telefoneTexto(numero), href: telHref(numero) }],
    ),
    lugar,
  };
}

function enderecoLine({ logradouro, logradouroNro, bairro, cidade, uf, cep }: Endereco): string {
  const rua = joined([logradouro, logradouroNro], ', ');
  const praca = joined([cidade, uf], '/');
  return joined([joined([rua, bairro, praca], ' – '), cep === null ? null : maskCep(cepWithZero(cep))], ', ');
}

/** With separators where the server sent none; a number without an area code, 0800 among them, as it was sent. */
function telefoneTexto(numero: string): string {
  const isPlain = /^[\d\s+]+$/.test(numero) && !/^0[389]00/.test(numero);
  return isPlain && splitTelefone(numero).ddd !== '' ? maskTelefone(numero) : numero;
}

/** The stores whose name or address has every word that is looked for, in any order, case and accent. */
export function findLojas(lojas: readonly Loja[], busca: string): readonly Loja[] {
  const words = foldTexto(busca).split(' ');
  return lojas.filter(({ nome, endereco }) => {
    const text = foldTexto(`${nome} ${endereco ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
