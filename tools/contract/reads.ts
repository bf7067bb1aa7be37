import { saldoSchema, totalDescontoSchema } from '../../src/features/conta/conta.api.ts';
import { extratoSchema } from '../../src/features/conta/extrato.api.ts';
import { cuponsSchema } from '../../src/features/conta/cupons.api.ts';
import {
  campanhaExtratoSchema,
  campanhaSchema,
  campanhasSchema,
  grupoSchema,
  itensResgateSchema,
  pontosSchema,
  resgatesEfetuadosSchema,
  resgatesPendentesSchema,
} from '../../src/features/campanhas/fidelidade.api.ts';
import { empresasSchema } from '../../src/features/lojas/empresas.api.ts';
import { lojasSchema } from '../../src/features/lojas/lojas.api.ts';
import { promocoesSchema } from '../../src/features/ofertas/promocoes.api.ts';
import { tabloidesSchema } from '../../src/features/ofertas/tabloides.api.ts';
import { vouchersSchema } from '../../src/features/vouchers/vouchers.api.ts';
import { perfilSchema } from '../../src/features/pessoa/perfil.api.ts';
import { imagemSchema, pessoaSchema, preferenciaSchema } from '../../src/features/pessoa/pessoa.api.ts';
import {
  aceiteSchema,
  termosAceitosSchema,
  termoSchema,
  termosPublicadosSchema,
} from '../../src/features/termos/termos.api.ts';
import type { Query } from '../../src/lib/http/request.ts';
import { type Known, type Read, taught } from './read.ts';
import {
  cepSchema,
  cidadesSchema,
  estadosSchema,
  ramosSchema,
} from '../../src/features/cadastro/cadastro.api.ts';
import { bannersSchema } from '../../src/features/inicio/banners.api.ts';

/** Reads without an account, by number. */
const PUBLIC_READS: Readonly<Record<string, Read>> = {
  'C4.46': {
    schemas: [],
    isPublic: true,
    isExtra: true,
  },
  'C4.6': {
    ...taught(termosPublicadosSchema, ([first], known) => (known.idTermo = first?.idTermo)),
    isPublic: true,
  },
  'C4.8': {
    schemas: [termoSchema],
    isPublic: true,
    at: ({ idTermo }) => idTermo,
  },
  'C4.11': {
    schemas: [ramosSchema],
    isPublic: true,
  },
  'C4.45': {
    ...taught(estadosSchema, ([first], known) => (known.uf = first?.sigla)),
    isPublic: true,
    isExtra: true,
  },
  'C4.12': {
    schemas: [cepSchema],
    isPublic: true,
    isExtra: true,
    mayBeNone: true,
    at: ({ cep }) => cep,
  },
  'C4.13': {
    schemas: [cidadesSchema],
    isPublic: true,
    at: ({ uf }) => uf ?? 'SP',
  },
  'C4.43': {
    schemas: [bannersSchema],
    isPublic: true,
    isExtra: true,
    at: (known) => known.bannerFormatId,
  },
  'C4.44': {
    schemas: [bannersSchema],
    isPublic: true,
    isExtra: true,
    at: (known) => known.footerBannerFormatId,
  },
};

const campanha = { at: ({ idCampanha }: Known) => idCampanha };
const format = ({ storeFormatId }: Known): Query => ({ idEmpFormato: storeFormatId });
const store = ({ idEmpresa }: Known): Query | undefined =>
  idEmpresa === undefined ? undefined : { idEmpresa };

/** Every read by number, ordered by dependency. */
export const READS: Readonly<Record<string, Read>> = {
  ...PUBLIC_READS,
  'C4.5': { schemas: [aceiteSchema] },
  'C4.14': {
    schemas: [perfilSchema, pessoaSchema],
  },
  'C4.16': {
    schemas: [imagemSchema],
    isExtra: true,
    mayBeNone: true,
  },
  'C4.20': {
    schemas: [preferenciaSchema],
  },
  'C4.7': { schemas: [termosAceitosSchema] },
  'C4.29': {
    ...taught(empresasSchema, learnStore),
  },
  'C4.30': { schemas: [lojasSchema] },
  'C4.24': { schemas: [saldoSchema] },
  'C4.23': { schemas: [totalDescontoSchema], query: format },
  'C4.25': {
    schemas: [extratoSchema],
    query: () => ({ page: 1, totalRegistros: 10 }),
    pager: 'page',
  },
  'C4.22': {
    schemas: [cuponsSchema],
    query: (known) => ({ tamanhoPagina: 8, pagina: 1, ...format(known) }),
    pager: 'pagina',
  },
  'C4.26': { schemas: [promocoesSchema], query: store },
  'C4.31': { schemas: [tabloidesSchema], query: store, ownData: 1 },
  'C4.27': {
    schemas: [vouchersSchema],
    query: () => ({ tipo: 'ativo' }),
    also: { tipo: 'finalizado' },
  },
  'C4.32': {
    schemas: [grupoSchema],
    isExtra: true,
    at: (known) => known.campaignGroupId,
  },
  'C4.33': {
    ...taught(campanhasSchema, ([first], known) => (known.idCampanha = first?.idCampanha ?? undefined)),
    query: format,
  },
  'C4.34': { schemas: [campanhasSchema], isExtra: true },
  'C4.35': { ...campanha, schemas: [campanhaSchema] },
  'C4.36': {
    ...campanha,
    schemas: [pontosSchema],
  },
  'C4.37': {
    schemas: [campanhaExtratoSchema],
    query: ({ idCampanha }) => (idCampanha === undefined ? undefined : { idCampanha, page: 1, pagesize: 10 }),
    pager: 'page',
  },
  'C4.38': {
    schemas: [resgatesEfetuadosSchema],
    query: ({ idCampanha }) => (idCampanha === undefined ? undefined : { idCampanha }),
  },
  'C4.39': {
    ...campanha,
    schemas: [resgatesPendentesSchema],
  },
  'C4.40': { ...campanha, schemas: [itensResgateSchema] },
  'C4.41': { schemas: [itensResgateSchema], isExtra: true },
};

function learnStore(
  stores: readonly { idEmpresa: string; idEmpFormato: string | null }[],
  known: Known,
): void {
  const own = stores.find(({ idEmpFormato }) => idEmpFormato === known.storeFormatId);
  known.idEmpresa = (own ?? stores[0])?.idEmpresa;
}
