import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import { cepLookupMachine } from '../../../machines/cep-lookup/cep-lookup.machine.ts';
import {
  cepLookupPorts,
  type CepLookupInput,
  type Endereco,
} from '../../../machines/cep-lookup/cep-lookup.setup.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { mapped } from '../../../machines/kit/chart.ts';
import { cadastroApi } from './cadastro.api.ts';
import { siglaOf } from './sigla.ts';
import { useOnline } from '../../ui/page/use-media.ts';
import type { Ask } from '../../base/flow/ask.ts';
import { useAsk } from '../../session/use-ask.ts';
import { useEmitted, useFlowActor } from '../../base/flow/use-flow-actor.ts';

/** The running lookup: an actor of `/perfil`, a child of the registration. */
export type CepLookupActor = Actor<typeof cepLookupMachine>;

/** What a form tells the lookup, and how it uses the result. */
export interface CepLookupOptions {
  /** The field's value. */
  cep: string;
  /** The values of the fields that a lookup fills. */
  endereco: Endereco;
  /** The provider is unreachable. */
  offline: boolean;
  /** Gets the fields to fill: what was typed while the answer was awaited stays. @rule R263 */
  onFound: (endereco: Partial<Endereco>) => void;
  /** The CEP is the stored one: only empty fields are filled. */
  onCompleted: (endereco: Partial<Endereco>) => void;
  /** Clears fields: the CEP changed, or its lookup failed. @rule R28, R80 */
  onCleared: (fields: readonly Campo[]) => void;
}

type Campo = keyof Endereco;
const CAMPOS = ['logradouro', 'bairro', 'cidade', 'uf'] as const;
/** Chosen from lists after a failed lookup. */
const LISTED: readonly Campo[] = ['cidade', 'uf'];

/** Manual entry after a failed lookup: a list of states, then of cities. */
export interface ManualEndereco {
  estados: readonly { readonly sigla: string; readonly nome: string }[];
  estadosLoading: boolean;
  cidades: readonly string[];
  /** `typing`: the cities failed to load, or have not come yet, so the city is typed. */
  cidade: 'locked' | 'loading' | 'choosing' | 'typing';
}

export interface CepLookup {
  /** Fields that the CEP filled and the screen locks. */
  locked: Partial<Endereco>;
  /** Null while the address comes from the CEP or is typed freely. */
  manual: ManualEndereco | null;
  /** Repeats the last lookup; null when there is none to repeat. @rule R80 */
  unanswered: { busy: boolean } | null;
  typed: (cep: string) => void;
  left: (cep: string) => void;
  chooseUf: (uf: string) => void;
  /** The customer types the city, or is about to: it stays a text field. */
  typeCidade: () => void;
}

/** Some servers send the state's name, which the form would not compare with its own two letters. */
const withSigla = <Found extends { uf: string | null }>(found: Found): Found => ({
  ...found,
  uf: found.uf && (siglaOf(found.uf) ?? found.uf),
});

/** The machine with its ports filled. A cancelled lookup aborts its request and spinner. */
export function createCepLookup(ask: Ask): typeof cepLookupMachine {
  const { cep, estados, cidades } = cadastroApi.endpoints;
  return fillPorts(cepLookupMachine, cepLookupPorts, {
    lookUpCep: async (asked, { signal }) => mapped(await ask(cep, asked.cep, { signal }), withSigla),
    loadEstados: (_none, { signal }) => ask(estados, undefined, { fresh: true, signal }),
    loadCidades: ({ uf }, { signal }) => ask(cidades, uf, { fresh: true, signal }),
  });
}

/** A lookup for the screen's lifetime; only the first render's input is used. */
export function useCepLookupActor(input: CepLookupInput): CepLookupActor {
  const ask = useAsk();
  return useFlowActor(() => createActor(createCepLookup(ask), { input }));
}

/** The address lookup of /register and /perfil. @rule S4.7–S4.9, R28 */
export function useCepLookup(actor: CepLookupActor, options: CepLookupOptions): CepLookup {
  const { cep: current, endereco: values, offline, onCleared } = options;
  const isTouched = CAMPOS.some((campo) => values[campo] !== '');
  const isIncomplete = CAMPOS.some((campo) => values[campo] === '');
  const snapshot = useSelector(actor, (now) => now);
  const isTyped = useTypedMeanwhile(
    values,
    snapshot.matches('lookingUp') || snapshot.matches('lookingUpAgain'),
  );
  useEmitted(actor, {
    'address.found': ({ endereco }) =>
      options.onFound(
        Object.fromEntries(Object.entries(endereco).filter(([campo]) => !isTyped(campo as Campo))),
      ),
    'address.completed': ({ endereco }) => options.onCompleted(endereco),
    'address.cleared': () => onCleared(CAMPOS.filter((campo) => LISTED.includes(campo) || !isTyped(campo))),
    'address.freed': ({ fields }) => onCleared(fields),
  });
  const back = useEffectEvent(() => actor.send({ type: 'network.returned', cep: current, isTouched }));
  const reachable = useOnline() && !offline;
  useEffect(() => {
    if (reachable) back();
  }, [reachable]);
  return useMemo(() => {
    const { locked, found, unanswered } = snapshot.context;
    return {
      locked: Object.fromEntries(locked.map((field) => [field, found?.[field]])),
      manual: manualOf(snapshot),
      unanswered: unanswered ? { busy: snapshot.matches({ lookingUpAgain: 'awaited' }) } : null,
      typed: (cep) => actor.send({ type: 'cep.typed', cep }),
      left: (cep) => actor.send({ type: 'cep.left', cep, isIncomplete }),
      chooseUf: (uf) => actor.send({ type: 'uf.chosen', uf }),
      typeCidade: () => actor.send({ type: 'cidade.typed' }),
    };
  }, [snapshot, actor, isIncomplete]);
}

/** Whether a field was typed while the CEP's answer is awaited. */
function useTypedMeanwhile(values: Endereco, awaited: boolean): (campo: Campo) => boolean {
  const previous = useRef(values);
  useLayoutEffect(() => {
    if (!awaited) previous.current = values;
  });
  return (campo) => values[campo] !== '' && values[campo] !== previous.current[campo];
}

type Snapshot = SnapshotFrom<typeof cepLookupMachine>;

function manualOf(snapshot: Snapshot): ManualEndereco | null {
  const isOpen = (['choosing', 'lookingUpAgain', { lookingUp: 'silent' }] as const).some((state) =>
    snapshot.matches(state),
  );
  if (!isOpen) return null;
  const { estados, cidades } = snapshot.context;
  return { estados, estadosLoading: estados.length === 0, cidades, cidade: cidadeOf(snapshot) };
}

function cidadeOf(snapshot: Snapshot): ManualEndereco['cidade'] {
  const { uf, cidades } = snapshot.context;
  if (snapshot.matches({ choosing: { loadingCidades: 'awaited' } })) return 'loading';
  if (uf === null) return 'locked';
  return cidades.length > 0 ? 'choosing' : 'typing';
}
