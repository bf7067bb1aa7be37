import Typography from '@mui/material/Typography';
import { Suspense, use, useState } from 'react';
import { addStyles } from '../../portal/ui.ts';
import { useInspector } from '../../store/context.ts';
import {
  CALLS,
  type Fault,
  FAULT_MODES,
  readFaults,
  seedAgain,
  statusOf,
  writeFaults,
} from '../../store/faults.ts';
import { FaultForm } from './fault-form.tsx';
import css from './faults.css';
import { Heading, Hint, Tool } from '../elements.tsx';

addStyles(css);

/** The view of the reference server's faults: lists, adds and removes them. */
export function Faults() {
  const [first] = useState(() => readFaults());
  return (
    <main className="faults">
      <div>
        <Typography variant="h3" component="h2">
          Falhas do servidor de referência
        </Typography>
        <Hint>
          Uma falha vale para todas as abas, até ser retirada ou até se esgotar. Um caminho que termina em *
          vale para tudo que começa assim; um * no meio vale por um trecho qualquer.
        </Hint>
        <Suspense fallback={<Hint>Perguntando ao servidor…</Hint>}>
          <Switch first={first} />
        </Suspense>
      </div>
    </main>
  );
}

function Switch({ first }: { first: ReturnType<typeof readFaults> }) {
  const { store, ask } = useInspector();
  const known = use(first);
  const [changed, setChanged] = useState<readonly Fault[] | null>(null);
  const faults = changed ?? known;
  if (faults === null) return <NoSwitch />;
  const write = async (change: (inForce: readonly Fault[]) => readonly Fault[]) => {
    // Read again: a fault may be used up, and another inspector may have added some.
    const written = await writeFaults(change((await readFaults()) ?? faults));
    if (written === null) store.set({ notice: 'O servidor não aceitou a falha.' });
    else setChanged(written);
  };
  const refresh = async () => setChanged((await readFaults()) ?? []);
  const seed = async () => {
    const isDone = await seedAgain();
    // The server is at real time again.
    for (const { id, kind, ahead = 0 } of isDone ? store.get().session : [])
      if (kind === 'live' && ahead > 0) ask({ kind: 'advance', tab: id, ms: null });
    store.set({ notice: isDone ? 'Os dados são os semeados.' : 'O servidor não pôs os dados de volta.' });
    await refresh();
  };
  return (
    <>
      <Tool variant="outlined" title="Como quando o servidor começou; sem falhas" onClick={() => void seed()}>
        Dados como semeados
      </Tool>
      <Heading>Nova falha</Heading>
      <FaultForm onAdd={(fault) => void write((inForce) => [...inForce, fault])} />
      <div className="in-force">
        <Heading>Em vigor</Heading>
        <Tool onClick={() => void refresh()}>Atualizar</Tool>
        <Tool disabled={faults.length === 0} onClick={() => void write(() => [])}>
          Retirar todas
        </Tool>
      </div>
      {faults.length === 0 ? (
        <Hint>Nenhuma: o servidor responde como deve.</Hint>
      ) : (
        <List faults={faults} onRemove={(fault) => void write((inForce) => without(inForce, fault))} />
      )}
    </>
  );
}

/** Removes one equal fault. The counts are ignored: they may have changed since the list was read. */
function without(
  faults: readonly Fault[],
  { times: _left, seen: _counted, ...wanted }: Fault,
): readonly Fault[] {
  const kind = JSON.stringify(wanted);
  const at = faults.findIndex(({ times: _now, seen: _soFar, ...fault }) => JSON.stringify(fault) === kind);
  return faults.filter((_fault, index) => index !== at);
}

function NoSwitch() {
  return (
    <p className="no-switch">
      Este servidor não tem a chave de falhas: ela só existe quando o portal é iniciado com{' '}
      <code>npm run qa</code>.
    </p>
  );
}

const wordsForTimes = (times: number | undefined): string =>
  times === undefined ? 'sempre' : `${times} ${times === 1 ? 'vez' : 'vezes'}`;

function wordsFor(fault: Fault): string {
  const { mode, ms, times, nth, every, seen = 0 } = fault;
  const [, words = mode] = FAULT_MODES.find(([each]) => each === mode) ?? [];
  const status = statusOf(fault);
  return [
    words,
    status === null ? '' : `status ${status}`,
    ms === undefined || ms === 0 ? '' : `depois de ${ms} ms`,
    nth === undefined ? '' : `só a ${nth}ª chamada (${seen} até agora)`,
    every === undefined ? '' : `uma a cada ${every} chamadas (${seen} até agora)`,
    nth === undefined ? wordsForTimes(times) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function List({ faults, onRemove }: { faults: readonly Fault[]; onRemove: (fault: Fault) => void }) {
  return (
    <ul aria-label="Falhas em vigor">
      {faults.map((fault, index) => {
        const call = CALLS.find(({ method, path }) => method === fault.method && path === fault.path);
        return (
          // Two faults may be equal, so that only the index is a unique key.
          <li key={index}>
            <div>
              <strong>
                {fault.method} {fault.path}
              </strong>{' '}
              {call === undefined ? '' : `(${call.words})`}
              <div className="how">{wordsFor(fault)}</div>
            </div>
            <Tool onClick={() => onRemove(fault)} aria-label={`Retirar ${fault.method} ${fault.path}`}>
              Retirar
            </Tool>
          </li>
        );
      })}
    </ul>
  );
}
