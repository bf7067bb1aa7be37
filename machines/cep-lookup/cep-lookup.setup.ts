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
} from './cep-lookup.types.ts';
import { builtInEstados, type Estado, inOrder } from './estados.ts';

/** What the address lookup's flow fills. */
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

function enderecoIn({ result }: Answered) {
  return enderecoOf(result.ok ? result.value : nothing);
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
    keepCep: assign((_, { cep }: { cep: string }) => ({ cep, uf: null, cidades: [] })),
    forgetCep: assign({ cep: null }),
    lockFilled: assign(({ context }, answered: Answered) => ({
      locked: context.locksFilledFields ? filledFields(enderecoIn(answered)) : [],
    })),
    unlock: assign({ locked: [] }),
    keepEstados: assign((_, { result }: { result: Result<readonly Estado[]> }) => ({
      estados: result.ok && result.value.length > 0 ? inOrder(result.value) : builtInEstados,
    })),
    useBuiltInEstados: assign({ estados: builtInEstados }),
    keepUf: assign((_, { uf }: { uf: string }) => ({ uf, cidades: [] })),
    keepCidades: assign((_, { result }: { result: Result<readonly string[]> }) => ({
      cidades: result.ok ? result.value : [],
    })),
    startOver: assign({ cep: null, locked: [], uf: null, cidades: [] }),
    emitFound: emit((_, answered: Answered) => ({
      type: 'address.found' as const,
      endereco: enderecoIn(answered),
    })),
    emitCleared: emit({ type: 'address.cleared' }),
  },
  guards: {
    isNewCep: ({ context }, { cep }: { cep: string }) => isComplete(cep) && cep !== context.cep,
    isNewCepOnBlur: ({ context }, { cep }: { cep: string }) =>
      context.looksUpOnBlur && isComplete(cep) && cep !== context.cep,
    isCutShort: (_, { cep }: { cep: string }) => !isComplete(cep),
    namesStateAndCity: (_, answered: Answered) => {
      const { uf, cidade } = enderecoIn(answered);
      return uf !== '' && cidade !== '';
    },
    knowsEstados: ({ context }) => context.estados.length > 0,
    offersCidades: (_, { result }: { result: Result<readonly string[]> }) =>
      result.ok && result.value.length > 0,
  },
});
