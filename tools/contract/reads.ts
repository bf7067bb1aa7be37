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
import { ramosSchema } from '../../src/features/cadastro/cadastro.api.ts';
import { cepSchema, cidadesSchema, estadosSchema } from '../../src/features/cadastro/endereco.api.ts';
import { bannersSchema } from '../../src/features/inicio/banners.api.ts';

/** Reads without an account, by number. */
const PUBLIC_READS: Readonly<Record<string, Read>> = {
  'C4.46': {
    schemas: [],
    to: 'ping',
    isPublic: true,
    isExtra: true,
    screens: '/register',
    without: 'the offline banner stands',
  },
  'C4.6': {
    ...taught(termosPublicadosSchema, ([first], known) => (known.idTermo = first?.idTermo)),
    isPublic: true,
    screens: '/register, the terms modal of every screen',
    without: 'nobody can register; pending terms are not asked for',
  },
  'C4.8': {
    schemas: [termoSchema],
    isPublic: true,
    at: ({ idTermo }) => idTermo,
    screens: '/register, /termos',
    without: 'the text of a term does not open',
  },
  'C4.11': {
    schemas: [ramosSchema],
    isPublic: true,
    screens: '/register, /perfil of a company',
    without: 'a company cannot choose its sector',
  },
  'C4.45': {
    ...taught(estadosSchema, ([first], known) => (known.uf = first?.sigla)),
    to: 'states',
    isPublic: true,
    isExtra: true,
    screens: '/register, /perfil',
    without: 'the 27 states that are built in',
  },
  'C4.12': {
    schemas: [cepSchema],
    isPublic: true,
    isExtra: true,
    mayBeNone: true,
    at: ({ cep }) => cep,
    screens: '/register, /perfil',
    without: 'the customer chooses state and city by hand',
  },
  'C4.13': {
    schemas: [cidadesSchema],
    isPublic: true,
    at: ({ uf }) => uf ?? 'SP',
    screens: '/register, /perfil',
    without: 'no city can be chosen where the CEP is unknown',
  },
  'C4.43': {
    schemas: [bannersSchema],
    to: 'public',
    isPublic: true,
    isExtra: true,
    at: (known) => known.bannerFormatId,
    screens: '/portal',
    without: 'no carousel',
  },
  'C4.44': {
    schemas: [bannersSchema],
    to: 'public',
    isPublic: true,
    isExtra: true,
    at: (known) => known.footerBannerFormatId,
    screens: 'the footer of every screen',
    without: 'no logos of partners',
  },
};

const QUIET = "'Não foi possível carregar' with 'Tentar novamente' in its area";
const HIDDEN = 'the strip is hidden';
const NO_STORES = 'no store can be chosen: no offers, no leaflets';
const campanha = { at: ({ idCampanha }: Known) => idCampanha };
const format = ({ storeFormatId }: Known): Query => ({ idEmpFormato: storeFormatId });
const store = ({ idEmpresa }: Known): Query | undefined =>
  idEmpresa === undefined ? undefined : { idEmpresa };

/** Every read by number, ordered by dependency. */
export const READS: Readonly<Record<string, Read>> = {
  ...PUBLIC_READS,
  'C4.5': { schemas: [aceiteSchema], screens: 'every screen', without: 'pending terms are not asked for' },
  'C4.14': {
    schemas: [perfilSchema, pessoaSchema],
    screens: '/perfil, the gates of every screen, the code at the till',
    without: `/perfil: ${QUIET}; no question for a phone`,
  },
  'C4.16': {
    schemas: [imagemSchema],
    isExtra: true,
    mayBeNone: true,
    screens: 'the avatar, /perfil',
    without: 'the default picture',
  },
  'C4.20': {
    schemas: [preferenciaSchema],
    screens: '/minhas-preferencias, the WhatsApp question',
    without: QUIET,
  },
  'C4.7': { schemas: [termosAceitosSchema], screens: '/termos', without: QUIET },
  'C4.29': {
    ...taught(empresasSchema, learnStore),
    screens: '/portal, /promocoes, /tabloides, /voucher',
    without: NO_STORES,
  },
  'C4.30': { schemas: [lojasSchema], screens: '/location', without: QUIET },
  'C4.24': { schemas: [saldoSchema], screens: '/portal, /contacorrente/extrato', without: QUIET },
  'C4.23': { schemas: [totalDescontoSchema], query: format, screens: '/portal', without: QUIET },
  'C4.25': {
    schemas: [extratoSchema],
    query: () => ({ page: 1, totalRegistros: 10 }),
    pager: 'page',
    screens: '/contacorrente/extrato',
    without: QUIET,
  },
  'C4.22': {
    schemas: [cuponsSchema],
    query: (known) => ({ tamanhoPagina: 8, pagina: 1, ...format(known) }),
    pager: 'pagina',
    screens: '/compras, savings by month on /portal',
    without: QUIET,
  },
  'C4.26': { schemas: [promocoesSchema], query: store, screens: '/portal, /promocoes', without: QUIET },
  'C4.31': { schemas: [tabloidesSchema], query: store, ownData: 1, screens: '/tabloides', without: QUIET },
  'C4.27': {
    schemas: [vouchersSchema],
    query: () => ({ tipo: 'ativo' }),
    also: { tipo: 'finalizado' },
    screens: '/voucher',
    without: 'the copy that the device kept, or ' + QUIET,
  },
  'C4.32': {
    schemas: [grupoSchema],
    isExtra: true,
    at: (known) => known.campaignGroupId,
    screens: '/campanhas',
    without: 'no heading',
  },
  'C4.33': {
    ...taught(campanhasSchema, ([first], known) => (known.idCampanha = first?.idCampanha ?? undefined)),
    query: format,
    screens: '/campanhas',
    without: QUIET,
  },
  'C4.34': { schemas: [campanhasSchema], isExtra: true, screens: '/portal', without: HIDDEN },
  'C4.35': { ...campanha, schemas: [campanhaSchema], screens: '/campanha/{id}/detalhes', without: QUIET },
  'C4.36': {
    ...campanha,
    schemas: [pontosSchema],
    screens: '/campanha/{id}/detalhes, /campanha/{id}/resgates',
    without: 'no balance: nothing can be exchanged',
  },
  'C4.37': {
    schemas: [campanhaExtratoSchema],
    query: ({ idCampanha }) => (idCampanha === undefined ? undefined : { idCampanha, page: 1, pagesize: 10 }),
    pager: 'page',
    screens: '/campanha/{id}/extrato',
    without: QUIET,
  },
  'C4.38': {
    schemas: [resgatesEfetuadosSchema],
    query: ({ idCampanha }) => (idCampanha === undefined ? undefined : { idCampanha }),
    screens: '/campanha/{id}/resgates/detalhes',
    without: QUIET,
  },
  'C4.39': {
    ...campanha,
    schemas: [resgatesPendentesSchema],
    screens: '/campanha/{id}/resgates/detalhes',
    without: QUIET,
  },
  'C4.40': { ...campanha, schemas: [itensResgateSchema], screens: '/campanha/{id}/resgates', without: QUIET },
  'C4.41': { schemas: [itensResgateSchema], isExtra: true, screens: '/portal', without: HIDDEN },
};

function learnStore(
  stores: readonly { idEmpresa: string; idEmpFormato: string | null }[],
  known: Known,
): void {
  const own = stores.find(({ idEmpFormato }) => idEmpFormato === known.storeFormatId);
  known.idEmpresa = (own ?? stores[0])?.idEmpresa;
}
