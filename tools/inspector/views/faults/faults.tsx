import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, use, useState } from 'react';
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
import { Heading, Hint, Tool, Tools } from '../elements.tsx';

/** The view of the reference server's faults: lists, adds and removes them. */
export function Faults() {
  const [first] = useState(() => readFaults());
  return (
    <Paper square component="main" sx={{ flex: 1, overflow: 'auto' }}>
      <Container maxWidth="md" sx={{ py: 3 }}>
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
      </Container>
    </Paper>
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
      <Heading>Em vigor</Heading>
      <Tools>
        <Tool onClick={() => void refresh()}>Atualizar</Tool>
        <Tool disabled={faults.length === 0} onClick={() => void write(() => [])}>
          Retirar todas
        </Tool>
      </Tools>
      {faults.length === 0 ? (
        <Hint>Nenhuma: o servidor responde como deve.</Hint>
      ) : (
        <Planted faults={faults} onRemove={(fault) => void write((inForce) => without(inForce, fault))} />
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
    <Alert severity="info">
      Este servidor não tem a chave de falhas: ela só existe quando o portal é iniciado com{' '}
      <code>npm run qa</code>.
    </Alert>
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

function Planted({ faults, onRemove }: { faults: readonly Fault[]; onRemove: (fault: Fault) => void }) {
  return (
    <List aria-label="Falhas em vigor">
      {faults.map((fault, index) => {
        const call = CALLS.find(({ method, path }) => method === fault.method && path === fault.path);
        return (
          // Two faults may be equal, so that only the index is a unique key.
          <ListItem
            key={index}
            divider
            secondaryAction={
              <Tool onClick={() => onRemove(fault)} aria-label={`Retirar ${fault.method} ${fault.path}`}>
                Retirar
              </Tool>
            }
          >
            <ListItemText
              primary={`${fault.method} ${fault.path} ${call === undefined ? '' : `(${call.purpose})`}`}
              secondary={wordsFor(fault)}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
