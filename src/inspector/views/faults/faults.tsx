import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, use, useState } from 'react';
import { vars } from '../../../ui/text/vars.ts';
import { useInspector } from '../../store/context.ts';
import { CALLS, type Fault, FAULT_MODES, readFaults, statusOf, writeFaults } from '../../store/faults.ts';
import { FaultForm } from './fault-form.tsx';
import { Heading, Nothing, Tool } from '../elements.tsx';

/** The reference server's fault switch. */
export function Faults() {
  const [first] = useState(() => readFaults());
  return (
    <Box component="main" sx={{ overflow: 'auto', bgcolor: vars.paper }}>
      <Box sx={{ maxWidth: 980, mx: 'auto', p: 3 }}>
        <Typography component="h2" variant="h3">
          Falhas do servidor de referência
        </Typography>
        <Nothing>
          Uma falha vale para todas as abas, até ser retirada ou até se esgotar. Um caminho que termina em *
          vale para tudo que começa assim; um * no meio vale por um trecho qualquer.
        </Nothing>
        <Suspense fallback={<Nothing>Perguntando ao servidor…</Nothing>}>
          <Switch first={first} />
        </Suspense>
      </Box>
    </Box>
  );
}

function Switch({ first }: { first: ReturnType<typeof readFaults> }) {
  const { store } = useInspector();
  const known = use(first);
  const [changed, setChanged] = useState<readonly Fault[] | null>(null);
  const faults = changed ?? known;
  if (faults === null) return <NoSwitch />;
  const write = async (wanted: readonly Fault[]) => {
    const written = await writeFaults(wanted);
    if (written === null) store.set({ notice: { kind: 'error', text: 'O servidor não aceitou a falha.' } });
    else setChanged(written);
  };
  const refresh = async () => setChanged((await readFaults()) ?? []);
  return (
    <>
      <Heading>Nova falha</Heading>
      <FaultForm onAdd={(fault) => void write([...faults, fault])} />
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Heading>Em vigor</Heading>
        </Box>
        <Tool onClick={() => void refresh()}>Atualizar</Tool>
        <Tool disabled={faults.length === 0} onClick={() => void write([])}>
          Retirar todas
        </Tool>
      </Box>
      {faults.length === 0 ? (
        <Nothing>Nenhuma: o servidor responde como deve.</Nothing>
      ) : (
        <List faults={faults} onRemove={(fault) => void write(faults.filter((each) => each !== fault))} />
      )}
    </>
  );
}

function NoSwitch() {
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: '14px', bgcolor: vars.sunken }}>
      <Typography>
        Este servidor não tem a chave de falhas: ela só existe quando o portal é iniciado com{' '}
        <code>npm run qa</code>.
      </Typography>
    </Box>
  );
}

function wordsFor(fault: Fault): string {
  const { mode, ms, times } = fault;
  const [, words = mode] = FAULT_MODES.find(([each]) => each === mode) ?? [];
  const status = statusOf(fault);
  return [
    words,
    status === null ? '' : `status ${status}`,
    ms === undefined || ms === 0 ? '' : `depois de ${ms} ms`,
    times === undefined ? 'sempre' : `${times} ${times === 1 ? 'vez' : 'vezes'}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function List({ faults, onRemove }: { faults: readonly Fault[]; onRemove: (fault: Fault) => void }) {
  return (
    <Box
      component="ul"
      aria-label="Falhas em vigor"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}
    >
      {faults.map((fault, index) => {
        const call = CALLS.find(([method, path]) => method === fault.method && path === fault.path);
        return (
          <Box
            component="li"
            // Two equal faults are two faults: the place in the list is all that tells them apart.
            key={index}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              px: 1.5,
              py: 0.75,
              borderRadius: '12px',
              border: `1px solid ${vars.divider}`,
              borderLeft: `4px solid ${vars.error}`,
              fontSize: '0.875rem',
            }}
          >
            <Box sx={{ flex: 1 }}>
              <strong>
                {fault.method} {fault.path}
              </strong>{' '}
              {call === undefined ? '' : `(${call[2]})`}
              <Box sx={{ color: vars.muted }}>{wordsFor(fault)}</Box>
            </Box>
            <Tool onClick={() => onRemove(fault)} aria-label={`Retirar ${fault.method} ${fault.path}`}>
              Retirar
            </Tool>
          </Box>
        );
      })}
    </Box>
  );
}
