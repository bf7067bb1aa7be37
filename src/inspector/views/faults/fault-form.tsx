import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { vars } from '../../../ui/text/vars.ts';
import { CALLS, type Fault, FAULT_MODES, type FaultMode } from '../../store/faults.ts';
import { Tool } from '../elements.tsx';

const field = {
  font: 'inherit',
  fontSize: '0.875rem',
  minHeight: 40,
  width: '100%',
  px: 1.25,
  borderRadius: '12px',
  border: `1px solid ${vars.line}`,
  bgcolor: vars.paper,
  color: vars.text,
} as const;

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.5, fontSize: '0.8125rem', fontWeight: 600 }}>
      {label}
      {children}
    </Box>
  );
}

function Field(props: ComponentProps<'input'>) {
  return <Box component="input" {...props} sx={field} />;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** A number of a field; undefined: it was left empty. */
function numberOf(data: FormData, name: string): number | undefined {
  const text = data.get(name);
  return typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;
}

function textOf(data: FormData, name: string): string {
  const text = data.get(name);
  return typeof text === 'string' ? text.trim() : '';
}

function faultOf(data: FormData): Fault {
  const status = numberOf(data, 'status');
  const ms = numberOf(data, 'ms');
  const times = numberOf(data, 'times');
  const message = textOf(data, 'message');
  return {
    method: textOf(data, 'method'),
    path: textOf(data, 'path'),
    mode: textOf(data, 'mode') as FaultMode,
    ...(status === undefined ? {} : { status }),
    ...(ms === undefined ? {} : { ms }),
    ...(times === undefined ? {} : { times }),
    ...(message === '' ? {} : { body: { statusCode: status ?? 400, description: message } }),
  };
}

/** Which call is broken. */
function CallFields() {
  const [call, setCall] = useState<readonly [method: string, path: string]>([
    'GET',
    '/api/contacorrente/saldo',
  ]);
  const [method, path] = call;
  return (
    <>
      <Box sx={{ gridColumn: 'span 2' }}>
        <Labelled label="Chamada conhecida">
          <Box
            component="select"
            sx={field}
            value=""
            onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
              const known = CALLS[Number(event.target.value)];
              if (known !== undefined) setCall([known[0], known[1]]);
            }}
          >
            <option value="">Escolha…</option>
            {CALLS.map(([verb, address, words], index) => (
              <option key={`${verb} ${address}`} value={index}>
                {words}: {verb} {address}
              </option>
            ))}
          </Box>
        </Labelled>
      </Box>
      <Labelled label="Método">
        <Box
          component="select"
          name="method"
          sx={field}
          value={method}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) => setCall([event.target.value, path])}
        >
          {METHODS.map((verb) => (
            <option key={verb}>{verb}</option>
          ))}
        </Box>
      </Labelled>
      <Box sx={{ gridColumn: 'span 3' }}>
        <Labelled label="Caminho">
          <Field
            name="path"
            required
            value={path}
            onChange={(event) => setCall([method, event.target.value])}
          />
        </Labelled>
      </Box>
    </>
  );
}

/** How it is broken, and how often. */
function HowFields() {
  return (
    <>
      <Box sx={{ gridColumn: 'span 2' }}>
        <Labelled label="O que acontece">
          <Box component="select" name="mode" sx={field} defaultValue="status">
            {FAULT_MODES.map(([mode, words]) => (
              <option key={mode} value={mode}>
                {words}
              </option>
            ))}
          </Box>
        </Labelled>
      </Box>
      <Labelled label="Status">
        <Field name="status" type="number" min={100} max={599} placeholder="500" />
      </Labelled>
      <Labelled label="Atraso (ms)">
        <Field name="ms" type="number" min={0} step={100} placeholder="0" />
      </Labelled>
      <Labelled label="Quantas vezes">
        <Field name="times" type="number" min={1} placeholder="sempre" />
      </Labelled>
    </>
  );
}

/** Describes a fault: which call, how it is broken, how often. */
export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => void }) {
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(faultOf(new FormData(event.currentTarget)));
      }}
      sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', alignItems: 'end' }}
    >
      <CallFields />
      <HowFields />
      <Tool type="submit" className="tall" look="contained">
        Pôr em vigor
      </Tool>
      <Box sx={{ gridColumn: 'span 6' }}>
        <Labelled label="Mensagem do servidor (description)">
          <Field name="message" placeholder="Falha simulada." />
        </Labelled>
      </Box>
    </Box>
  );
}
