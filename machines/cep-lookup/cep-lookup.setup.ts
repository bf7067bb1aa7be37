import { assign, emit, setup } from 'xstate';
import { port } from '../kit/port.ts';
import type { Result } from '../kit/result.ts';
import {
  type CepAnswer,
  type CepLookupContext,
  type CepLookupEmitted,
  type CepLookupEvent,
  type CepLookupInput,
  enderecoOf,
  filledFields,
  isComplete,
  knownOf,
} from './cep-lookup.types.ts';
import { builtInEstados, type Estado, inOrder } from './estados.ts';

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

interface Answered {
  readonly result: Result<CepAnswer>;
}

const nothing: CepAnswer = { logradouro: null, bairro: null, localidade: null, uf: null };

/** Reset before each lookup. */
const nothingKnown = {
  cep: null,
  locked: [],
  found: null,
  unanswered: false,
  uf: null,
  cidades: [],
} satisfies Partial<CepLookupContext>;

function enderecoIn({ result }: Answered) {
  return enderecoOf(result.ok ? result.value : nothing);
}

/** A failed server says nothing about the CEP either. */
function isSilent({ result }: Answered): boolean {
  return !result.ok && (result.failure.status === null || result.failure.status >= 500);
}

/** A restored form: which fields its lookup filled is unknown. */
function leavesKnownCep({ locksFilledFields, found, cep: known }: CepLookupContext, cep: string): boolean {
  return locksFilledFields && known !== null && found === null && cep !== known;
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
  actions: {
    keepCep: assign((_, { cep }: { cep: string }) => ({ ...nothingKnown, cep })),
    forgetCep: assign({ cep: null }),
    keepFound: assign((_, answered: Answered) => ({
      found: enderecoIn(answered),
      unanswered: false,
    })),
    lockFilled: assign({
      locked: ({ context: { locksFilledFields, found } }) =>
        locksFilledFields && found !== null ? filledFields(found) : [],
    }),
    noteFault: assign((_, answered: Answered) => ({ unanswered: isSilent(answered) })),
    unlock: assign({ locked: [] }),
    keepEstados: assign((_, { result }: { result: Result<readonly Estado[]> }) => ({
      estados: result.ok && result.value.length > 0 ? inOrder(result.value) : builtInEstados,
    })),
    useBuiltInEstados: assign({ estados: builtInEstados }),
    keepUf: assign((_, { uf }: { uf: string }) => ({ uf, cidades: [] })),
    keepCidades: assign((_, { result }: { result: Result<readonly string[]> }) => ({
      cidades: result.ok ? result.value : [],
    })),
    startOver: assign(nothingKnown),
    /** Missing parts are cleared when the address was the server's, kept when the customer typed them. */
    emitFound: emit(({ context: { found, locksFilledFields } }) => {
      const endereco = found ?? enderecoOf(nothing);
      return { type: 'address.found' as const, endereco: locksFilledFields ? knownOf(endereco) : endereco };
    }),
    emitFoundAgain: emit(({ context: { found } }) => ({
      type: 'address.found' as const,
      endereco: knownOf(found ?? enderecoOf(nothing)),
    })),
    emitCompleted: emit(({ context: { found } }) => ({
      type: 'address.completed' as const,
      endereco: knownOf(found ?? enderecoOf(nothing)),
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
    leavesKnownCep: ({ context }, { cep }: { cep: string }) => leavesKnownCep(context, cep),
    replacesKnownCep: ({ context }, { cep }: { cep: string }) =>
      leavesKnownCep(context, cep) && isComplete(cep),
    wasAnswered: (_, answered: Answered) => !isSilent(answered),
    isSameCep: ({ context }, { cep }: { cep: string }) => cep === context.cep,
    isShort: (_, { cep }: { cep: string }) => !isComplete(cep),
    namesStateAndCity: (_, answered: Answered) => {
      const { uf, cidade } = enderecoIn(answered);
      return uf !== '' && cidade !== '';
    },
    lacksEstados: ({ context }) => context.estados.length === 0,
    knowsCidades: ({ context }) => context.cidades.length > 0,
    hasUf: ({ context }) => context.uf !== null,
    offersCidades: (_, { result }: { result: Result<readonly string[]> }) =>
      result.ok && result.value.length > 0,
  },
});
