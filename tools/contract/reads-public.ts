import { ramosSchema } from '../../src/api/acesso/cadastro.api.ts';
import { cepSchema, cidadesSchema, estadosSchema } from '../../src/api/lugares/endereco.api.ts';
import { bannersSchema } from '../../src/api/ofertas/banners.api.ts';
import { termoSchema, termosPublicadosSchema } from '../../src/api/pessoa/termos.api.ts';
import { type Read, taught } from './read.ts';

/** Reads without an account, by number. */
export const PUBLIC_READS: Readonly<Record<string, Read>> = {
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
