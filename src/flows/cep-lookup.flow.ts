import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import { cepLookupMachine } from '../../machines/cep-lookup/cep-lookup.machine.ts';
import { cepLookupPorts } from '../../machines/cep-lookup/cep-lookup.setup.ts';
import type { CepLookupInput, Endereco } from '../../machines/cep-lookup/cep-lookup.types.ts';
import { fillPorts } from '../../machines/kit/fill-ports.ts';
import { enderecoApi } from '../api/endereco.api.ts';
import { callApi, type LoadStore } from './call.ts';
import { useLoadedStore } from './store.react.ts';
import { useFlowActor } from './use-flow-actor.ts';

/** How a screen wants the lookup, and what it does with the answer. */
export interface CepLookupOptions extends CepLookupInput {
  onFound: (endereco: Endereco) => void;
  /** The CEP led nowhere: street, district, city and state go, the CEP stays (R28). */
  onCleared: () => void;
}

/** The manual way, after a CEP that led nowhere: a list of states, then the cities of the chosen one. */
export interface ManualEndereco {
  estados: readonly { readonly sigla: string; readonly nome: string }[];
  estadosLoading: boolean;
  cidades: readonly string[];
  /** `typing`: the cities could not be fetched, the name is typed. */
  cidade: 'locked' | 'loading' | 'choosing' | 'typing';
}

export interface CepLookup {
  /** The fields that the CEP filled and the screen wants locked. */
  locked: readonly (keyof Endereco)[];
  /** Null while the address comes from the CEP or is typed freely. */
  manual: ManualEndereco | null;
  typed: (cep: string) => void;
  left: (cep: string) => void;
  chooseUf: (uf: string) => void;
  reset: () => void;
}

/** The address lookup of /register and /perfil (spec 4, R28). The first render's input counts. */
export function useCepLookup({ onFound, onCleared, ...input }: CepLookupOptions): CepLookup {
  const loadStore = useLoadedStore();
  const actor = useFlowActor(() =>
    createActor(fillPorts(cepLookupMachine, cepLookupPorts, fillings(loadStore)), { input }),
  );
  const found = useEffectEvent(onFound);
  const cleared = useEffectEvent(onCleared);
  useEffect(() => {
    const heard = [
      actor.on('address.found', ({ endereco }) => found(endereco)),
      actor.on('address.cleared', () => cleared()),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  const snapshot = useSelector(actor, (current) => current);
  return {
    locked: snapshot.context.locked,
    manual: manualOf(snapshot),
    typed: (cep) => actor.send({ type: 'cep.typed', cep }),
    left: (cep) => actor.send({ type: 'cep.left', cep }),
    chooseUf: (uf) => actor.send({ type: 'uf.chosen', uf }),
    reset: () => actor.send({ type: 'address.reset' }),
  };
}

type Snapshot = SnapshotFrom<typeof cepLookupMachine>;

function manualOf(snapshot: Snapshot): ManualEndereco | null {
  if (!snapshot.matches('choosing')) return null;
  const { estados, cidades } = snapshot.context;
  return {
    estados,
    estadosLoading: snapshot.matches({ choosing: 'loadingEstados' }),
    cidades,
    cidade: cidadeOf(snapshot),
  };
}

function cidadeOf(snapshot: Snapshot): ManualEndereco['cidade'] {
  if (snapshot.matches({ choosing: 'loadingCidades' })) return 'loading';
  if (snapshot.matches({ choosing: 'awaitingCidade' })) return 'choosing';
  return snapshot.matches({ choosing: 'typingCidade' }) ? 'typing' : 'locked';
}

/** An answer that nobody waits for any more is given up, and its spinner with it. */
function fillings(loadStore: LoadStore) {
  const { cep, estados, cidades } = enderecoApi.endpoints;
  const fresh = { subscribe: false, forceRefetch: true } as const;
  return {
    lookUpCep: (asked: { cep: string }, { signal }: { signal: AbortSignal }) =>
      callApi(loadStore, ({ dispatch }) => abortable(dispatch(cep.initiate(asked.cep, fresh)), signal)),
    loadEstados: (_none: unknown, { signal }: { signal: AbortSignal }) =>
      callApi(loadStore, ({ dispatch }) => abortable(dispatch(estados.initiate(undefined, fresh)), signal)),
    loadCidades: ({ uf }: { uf: string }, { signal }: { signal: AbortSignal }) =>
      callApi(loadStore, ({ dispatch }) => abortable(dispatch(cidades.initiate(uf, fresh)), signal)),
  };
}

function abortable<T>(request: { abort: () => void; unwrap: () => Promise<T> }, signal: AbortSignal) {
  signal.addEventListener('abort', () => request.abort());
  return request.unwrap();
}
