import type { Empresa } from './empresas.api.ts';
import { maskCep } from '../../lib/campos/cep.ts';
import { cepWithZero } from '../../lib/campos/zeros.ts';
import { encodeForm } from '../../lib/http/form-encoding.ts';
import { type Coordenadas, readCoordenadas } from '../../lib/numeros/distancia.ts';
import { maskTelefone, splitTelefone, telHref } from '../../lib/campos/telefone.ts';
import { foldTexto } from '../../lib/texto/texto.ts';

/** A store for map and list. */
export interface Loja {
  /** Unique on the screen, even where the server repeats `idEmpresa`. */
  id: string;
  idEmpresa: string;
  nome: string;
  endereco: string | null;
  cidade: string | null;
  /** A link to directions; null without address and coordinates. */
  rotaHref: string | null;
  telefones: readonly { texto: string; href: string | null }[];
  /** Null: in the list only. @rule R58 */
  lugar: Coordenadas | null;
}

type Endereco = Empresa['endereco'][number];

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&';

const joined = (parts: readonly (string | null)[], by: string): string =>
  parts.filter((part) => part !== null && part !== '').join(by);

/** The wire's stores as the screen shows them. @rule S2.47 */
export function readLojas(empresas: readonly Empresa[]): Loja[] {
  const times = new Map<string, number>();
  return empresas.map((empresa) => {
    const { idEmpresa } = empresa;
    const previous = times.get(idEmpresa) ?? 0;
    times.set(idEmpresa, previous + 1);
    return { id: previous === 0 ? idEmpresa : `${idEmpresa}#${previous}`, ...readLoja(empresa) };
  });
}

function readLoja(empresa: Empresa): Omit<Loja, 'id'> {
  const [endereco] = empresa.endereco;
  const lugar = endereco === undefined ? null : readCoordenadas(endereco.latitude, endereco.longitude);
  const linha = endereco === undefined ? '' : enderecoLine(endereco);
  const destination = lugar === null ? linha : `${lugar.latitude},${lugar.longitude}`;
  return {
    idEmpresa: empresa.idEmpresa,
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

/** Formatted when the server sent digits; numbers without an area code, such as 0800, as sent. */
function telefoneTexto(numero: string): string {
  const isPlain = /^[\d\s+]+$/.test(numero) && !/^0[389]00/.test(numero);
  return isPlain && splitTelefone(numero).ddd !== '' ? maskTelefone(numero) : numero;
}

/** Stores whose name or address has every word of the search. */
export function findLojas(lojas: readonly Loja[], busca: string): readonly Loja[] {
  const words = foldTexto(busca).split(' ');
  return lojas.filter(({ nome, endereco }) => {
    const text = foldTexto(`${nome} ${endereco ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
