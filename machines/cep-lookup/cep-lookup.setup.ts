import { assign, emit, setup } from 'xstate';
import { SILENCE_MS } from '../../src/lib/rede.ts';
import { port, type Result } from '../kit/chart.ts';

/** A state of the national statistics service. */
interface Estado {
  readonly sigla: string;
  readonly nome: string;
}

/** Upper-case names in Portuguese order. @rule S4.9, R28 */
export function inOrder(estados: readonly Estado[]): readonly Estado[] {
  return estados
    .map(({ sigla, nome }) => ({ sigla, nome: nome.toLocaleUpperCase('pt-BR') }))
    .sort((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'));
}

const names =
  'AC Acre,AL Alagoas,AP Amapá,AM Amazonas,BA Bahia,CE Ceará,DF Distrito Federal,ES Espírito Santo,GO Goiás,' +
  'MA Maranhão,MT Mato Grosso,MS Mato Grosso do Sul,MG Minas Gerais,PA Pará,PB Paraíba,PR Paraná,PE Pernambuco,' +
  'PI Piauí,RJ Rio de Janeiro,RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,' +
  'SC Santa Catarina,SP São Paulo,SE Sergipe,TO Tocantins';

/** The 27 states, a fallback for the service. @rule R28 */
export const builtInEstados: readonly Estado[] = inOrder(
  names.split(',').map((line) => ({ sigla: line.slice(0, 2), nome: line.slice(3) })),
);

/** A CEP's answer. A town with one CEP has no street. */
interface CepAnswer {
  readonly logradouro: string | null;
  readonly bairro: string | null;
  readonly localidade: string | null;
  readonly uf: string | null;
}

/** Form fields that a lookup fills or clears, without the CEP. */
export interface Endereco {
  readonly logradouro: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
}

/** The screen's mode: register locks filled fields, the profile also looks up on blur. @rule R28 */
export interface CepLookupInput {
  readonly locksFilledFields: boolean;
  readonly looksUpOnBlur: boolean;
  /** The form's initial CEP, which counts as looked up. */
  readonly initialCep: string | null;
}

export interface CepLookupContext {
  readonly locksFilledFields: boolean;
  readonly looksUpOnBlur: boolean;
  /** The last CEP looked up, with its dash. */
  readonly cep: string | null;
  readonly locked: readonly (keyof Endereco)[];
  /** That lookup's result, for the same CEP typed again. */
  readonly found: Endereco | null;
  /** That lookup had no answer: the same CEP may be retried. @rule R80 */
  readonly unanswered: boolean;
  /** The lists of manual entry; `estados` loads on first need. */
  readonly estados: readonly Estado[];
  readonly uf: string | null;
  readonly cidades: readonly string[];
}

type CepLookupEvent =
  | { type: 'cep.typed'; cep: string }
  /** A field was left; `isIncomplete`: street, district, city or state is empty. */
  | { type: 'cep.left'; cep: string; isIncomplete: boolean }
  /** `cep`: the field's text; `isTouched`: the address fields are not empty. */
  | { type: 'network.returned'; cep: string; isTouched: boolean }
  | { type: 'uf.chosen'; uf: string }
  /** The customer types the city: a late list of cities must not replace it. */
  | { type: 'cidade.typed' }
  | { type: 'address.reset' };

type CepLookupEmitted =
  /** Empty values clear their field; missing ones leave it. */
  | { type: 'address.found'; endereco: Partial<Endereco> }
  /** The address of the stored CEP: only empty fields take it. */
  | { type: 'address.completed'; endereco: Partial<Endereco> }
  /** The CEP changed: clears the fields that this lookup filled. @rule R80 */
  | { type: 'address.freed'; fields: readonly (keyof Endereco)[] }
  | { type: 'address.cleared' };

/** Whether a value has the form 00000-000. */
function isComplete(cep: string): boolean {
  return /^\d{5}-\d{3}$/.test(cep);
}

/** The CEP for the request. */
export function digitsOf({ cep }: CepLookupContext): { cep: string } {
  return { cep: (cep ?? '').replace('-', '') };
}

/** What decides what can happen: guards ask whether there is an address and a list, never which. */
export function decisive({ found, locked, estados, cidades, ...rest }: CepLookupContext): object {
  return { ...rest, has: [found !== null, locked.length > 0, estados.length > 0, cidades.length > 0] };
}

/** The answer as form fields; missing parts are cleared. */
function enderecoOf({ logradouro, bairro, localidade, uf }: CepAnswer): Endereco {
  const text = (value: string | null): string => (value ?? '').trim();
  return {
    logradouro: text(logradouro),
    bairro: text(bairro),
    cidade: text(localidade),
    // As typed input would be: upper-case. @rule S2.24
    uf: text(uf).toUpperCase(),
  };
}

/** Only the fields that an answer has. */
function filledPartOf(endereco: Endereco): Partial<Endereco> {
  return Object.fromEntries(filledFields(endereco).map((field) => [field, endereco[field]]));
}

/** The fields that an answer filled. */
function filledFields(endereco: Endereco): readonly (keyof Endereco)[] {
  return (Object.keys(endereco) as (keyof Endereco)[]).filter((field) => endereco[field] !== '');
}

/** Ports of the cep-lookup machine. */
export const cepLookupPorts = {
  actors: {
    /** `cep` in eight digits. */
    lookUpCep: port<Result<CepAnswer>, { cep: string }>(),
    loadEstados: port<Result<readonly Estado[]>>(),
    loadCidades: port<Result<readonly string[]>, { uf: string }>(),
  },
  actions: {},
};

type Answered = Result<CepAnswer>;

const nothing: CepAnswer = { logradouro: null, bairro: null, localidade: null, uf: null };

/** Reset before each lookup. */
const emptyLookup = {
  cep: null,
  locked: [],
  found: null,
  unanswered: false,
  uf: null,
  cidades: [],
} satisfies Partial<CepLookupContext>;

function enderecoIn(result: Answered) {
  return enderecoOf(result.ok ? result.value : nothing);
}

/** A failed server says nothing about the CEP either. */
function isSilent(result: Answered): boolean {
  return !result.ok && (result.failure.status === null || result.failure.status >= 500);
}

/** A restored form: which fields its lookup filled is unknown. */
function leavesInitialCep(
  { locksFilledFields, found, cep: initial }: CepLookupContext,
  cep: string,
): boolean {
  return locksFilledFields && initial !== null && found === null && cep !== initial;
}

export const cepLookupSetup = setup({
  types: {
    context: {} as CepLookupContext,
    input: {} as CepLookupInput,
    events: {} as CepLookupEvent,
    emitted: {} as CepLookupEmitted,
    tags: {} as 'busy',
  },
  actors: cepLookupPorts.actors,
  delays: { silence: SILENCE_MS },
  actions: {
    keepCep: assign((_, { cep }: { cep: string }) => ({ ...emptyLookup, cep })),
    forgetCep: assign({ cep: null }),
    keepFound: assign((_, result: Answered) => ({ found: enderecoIn(result), unanswered: false })),
    lockFilled: assign({
      locked: ({ context: { locksFilledFields, found } }) =>
        locksFilledFields && found !== null ? filledFields(found) : [],
    }),
    recordFault: assign((_, result: Answered) => ({ unanswered: isSilent(result) })),
    /** No second list is loaded while the CEP's answer is awaited. */
    recordSilence: assign({
      unanswered: true,
      estados: ({ context: { estados } }) => (estados.length > 0 ? estados : builtInEstados),
    }),
    unlock: assign({ locked: [] }),
    keepEstados: assign((_, result: Result<readonly Estado[]>) => ({
      estados: result.ok && result.value.length > 0 ? inOrder(result.value) : builtInEstados,
    })),
    useBuiltInEstados: assign({ estados: builtInEstados }),
    keepUf: assign((_, { uf }: { uf: string }) => ({ uf, cidades: [] })),
    keepCidades: assign((_, result: Result<readonly string[]>) => ({
      cidades: result.ok ? result.value : [],
    })),
    startOver: assign(emptyLookup),
    /** Missing parts are cleared when the address was the server's, kept when the customer typed them. */
    emitFound: emit(({ context: { found, locksFilledFields } }) => {
      const endereco = found ?? enderecoOf(nothing);
      return {
        type: 'address.found' as const,
        endereco: locksFilledFields ? filledPartOf(endereco) : endereco,
      };
    }),
    emitFoundAgain: emit(({ context: { found } }) => ({
      type: 'address.found' as const,
      endereco: filledPartOf(found ?? enderecoOf(nothing)),
    })),
    emitCompleted: emit(({ context: { found } }) => ({
      type: 'address.completed' as const,
      endereco: filledPartOf(found ?? enderecoOf(nothing)),
    })),
    emitFreed: emit(({ context }) => ({ type: 'address.freed' as const, fields: context.locked })),
    emitAllFreed: emit({ type: 'address.freed', fields: ['logradouro', 'bairro', 'cidade', 'uf'] }),
    emitCleared: emit({ type: 'address.cleared' }),
  },
  guards: {
    isNewCep: ({ context }, { cep }: { cep: string }) => isComplete(cep) && cep !== context.cep,
    isNewCepOnBlur: ({ context }, { cep }: { cep: string }) =>
      context.looksUpOnBlur && isComplete(cep) && cep !== context.cep,
    isPartial: ({ context }, { cep, isIncomplete }: { cep: string; isIncomplete: boolean }) =>
      context.looksUpOnBlur && isIncomplete && context.found === null && cep === context.cep,
    isFoundAgain: ({ context }, { cep }: { cep: string }) =>
      context.locksFilledFields && context.found !== null && cep === context.cep,
    isUnansweredCep: ({ context }, { cep }: { cep: string }) => context.unanswered && cep === context.cep,
    isUnansweredAndUntouched: ({ context }, { cep, isTouched }: { cep: string; isTouched: boolean }) =>
      context.unanswered && cep === context.cep && !isTouched,
    leavesInitialCep: ({ context }, { cep }: { cep: string }) => leavesInitialCep(context, cep),
    replacesInitialCep: ({ context }, { cep }: { cep: string }) =>
      leavesInitialCep(context, cep) && isComplete(cep),
    wasAnswered: (_, result: Answered) => !isSilent(result),
    isSameCep: ({ context }, { cep }: { cep: string }) => cep === context.cep,
    isShort: (_, { cep }: { cep: string }) => !isComplete(cep),
    namesStateAndCity: (_, result: Answered) => {
      const { uf, cidade } = enderecoIn(result);
      return uf !== '' && cidade !== '';
    },
    lacksEstados: ({ context }) => context.estados.length === 0,
    knowsCidades: ({ context }) => context.cidades.length > 0,
    hasUf: ({ context }) => context.uf !== null,
    offersCidades: (_, result: Result<readonly string[]>) => result.ok && result.value.length > 0,
  },
});
