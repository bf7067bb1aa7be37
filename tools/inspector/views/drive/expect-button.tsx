import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { ConfirmDialog } from '../../portal/ui.ts';
import { useInspector, useInspectorState } from '../../store/context.ts';
import { type Expected, wordsForExpected } from '../../store/expected.ts';
import { CALLS } from '../../store/faults.ts';
import { entryOf, statesOf } from '../../store/recording/entries.ts';
import { type Tab, withExpected } from '../../store/session.ts';
import { Field, Tool } from '../elements.tsx';

const KINDS = [
  ['shown', 'um texto na tela'],
  ['hidden', 'que um texto não estivesse na tela'],
  ['call', 'uma chamada, tantas vezes'],
  ['state', 'um estado da máquina escolhida'],
] as const;

interface Wanted {
  readonly kind: (typeof KINDS)[number][0];
  readonly text: string;
  readonly call: number;
  readonly times: number;
  readonly state: string;
}

const FIRST: Wanted = { kind: 'shown', text: '', call: 0, times: 1, state: '' };

function expectedOf({ kind, text, call, times, state }: Wanted, n: number, actor: string): Expected | null {
  if (kind === 'state') return state === '' ? null : { n, kind, actor, state };
  if (kind === 'call') {
    const { method, path } = CALLS[call] ?? { method: 'GET', path: '' };
    return { n, kind, method, path, times };
  }
  return text.trim() === '' ? null : { n, kind: 'text', text: text.trim(), isShown: kind === 'shown' };
}

/** Paths of the leaf states of the actor's machine; empty: not a machine. */
function statesOfActor(tab: Tab, actor: string | null): readonly string[] {
  const entry = entryOf(tab.actors.find(({ id }) => id === actor)?.machine);
  if (entry === null) return [];
  return [...statesOf(entry).values()]
    .filter(({ states, path }) => path.length > 0 && Object.keys(states).length === 0)
    .map(({ path }) => path.join('.'));
}

/** Sets what QA expected at the selected moment; copied tests fail until the portal does so. */
export function ExpectButton({ tab }: { tab: Tab }) {
  const { store } = useInspector();
  const { session, actor, cursor } = useInspectorState();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const n = cursor ?? tab.moments.at(-1)?.n ?? 0;
  const keep = (expected: Expected | undefined) => {
    setWanted(null);
    store.set({ session: withExpected(session, tab.id, expected) });
  };
  return (
    <>
      {tab.expected === undefined ? (
        <Tool variant="outlined" onClick={() => setWanted(FIRST)}>
          Aqui eu esperava…
        </Tool>
      ) : (
        <Chip
          size="small"
          color="error"
          label={`esperado: ${wordsForExpected(tab.expected)}`}
          onDelete={() => keep(undefined)}
        />
      )}
      <ConfirmDialog
        open={wanted !== null}
        title="Aqui eu esperava…"
        confirmLabel="Esperar"
        cancelLabel="Cancelar"
        onConfirm={() => keep(expectedOf(wanted ?? FIRST, n, actor ?? '') ?? undefined)}
        onCancel={() => setWanted(null)}
      >
        {wanted !== null && (
          <Fields wanted={wanted} states={statesOfActor(tab, actor)} onChange={setWanted} />
        )}
      </ConfirmDialog>
    </>
  );
}

interface FieldsProps {
  wanted: Wanted;
  states: readonly string[];
  onChange: (wanted: Wanted) => void;
}

function Fields({ wanted, states, onChange }: FieldsProps) {
  const change = (part: Partial<Wanted>) => onChange({ ...wanted, ...part });
  return (
    <>
      <Field
        label="O que"
        value={wanted.kind}
        options={KINDS}
        onChange={({ target }) => change({ kind: target.value as Wanted['kind'] })}
      />
      {(wanted.kind === 'shown' || wanted.kind === 'hidden') && (
        <Field label="Texto" value={wanted.text} onChange={({ target }) => change({ text: target.value })} />
      )}
      {wanted.kind === 'call' && (
        <>
          <Field
            label="Chamada"
            value={wanted.call}
            options={CALLS.map(({ method, path }, index) => [String(index), `${method} ${path}`])}
            onChange={({ target }) => change({ call: Number(target.value) })}
          />
          <Field
            label="Quantas vezes"
            type="number"
            min={0}
            value={wanted.times}
            onChange={({ target }) => change({ times: Number(target.value) })}
          />
        </>
      )}
      {wanted.kind === 'state' && (
        <Field
          label="Estado"
          value={wanted.state}
          options={['', ...states].map((state) => [state, state])}
          onChange={({ target }) => change({ state: target.value })}
        />
      )}
    </>
  );
}
