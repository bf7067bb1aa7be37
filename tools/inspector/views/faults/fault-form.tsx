import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import { CALLS, type Fault, FAULT_MODES, type FaultMode, statusOf } from '../../store/faults.ts';
import { Field, Tool } from '../elements.tsx';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'].map((verb) => [verb, verb] as const);

const KNOWN = CALLS.map(
  ({ method, path, purpose }, index) => [String(index), `${purpose}: ${method} ${path}`] as const,
);

/** A field's number; undefined: empty. */
function numberOf(data: FormData, name: string): number | undefined {
  const text = data.get(name);
  return typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;
}

function textOf(data: FormData, name: string): string {
  const text = data.get(name);
  return typeof text === 'string' ? text.trim() : '';
}

/** The response's body: the JSON field, else one with the message; undefined: the server's default. */
function bodyOf(data: FormData, code: number): unknown {
  const [json, description] = [textOf(data, 'body'), textOf(data, 'message')];
  if (json !== '') return JSON.parse(json) as unknown;
  return description === '' ? undefined : { statusCode: code, description };
}

/** Marks a field with invalid JSON as invalid, so that the form is not submitted. */
function checkJson({ target }: FormEvent): void {
  const field = target as HTMLInputElement;
  field.setCustomValidity('');
  try {
    if (field.value.trim() !== '') JSON.parse(field.value);
  } catch {
    field.setCustomValidity('Não é JSON.');
  }
}

function faultOf(data: FormData): Fault {
  const status = numberOf(data, 'status');
  const ms = numberOf(data, 'ms');
  const times = numberOf(data, 'times');
  const mode = textOf(data, 'mode') as FaultMode;
  const which = textOf(data, 'which');
  const number = numberOf(data, 'number') ?? 1;
  const body = bodyOf(data, status ?? (mode === 'status' ? 500 : 400));
  return {
    method: textOf(data, 'method'),
    path: textOf(data, 'path'),
    mode,
    ...(status === undefined ? {} : { status }),
    ...(ms === undefined ? {} : { ms }),
    ...(times === undefined ? {} : { times }),
    ...(which === '' ? {} : { [which]: number }),
    ...(body === undefined ? {} : { body }),
  };
}

function CallFields() {
  const [[method, path], setCall] = useState(['GET', '/api/contacorrente/saldo']);
  const known = CALLS.findIndex((call) => call.method === method && call.path === path);
  return (
    <>
      <Field
        label="Chamada conhecida"
        span={2}
        value={known === -1 ? '' : String(known)}
        options={[['', 'Escolha…'], ...KNOWN]}
        onChange={({ target }) => {
          const call = CALLS[Number.parseInt(target.value, 10)];
          if (call !== undefined) setCall([call.method, call.path]);
        }}
      />
      <Field
        label="Método"
        name="method"
        value={method}
        options={METHODS}
        onChange={({ target }) => setCall([target.value, path])}
      />
      <Field
        label="Caminho"
        span={3}
        name="path"
        required
        value={path}
        onChange={({ target }) => setCall([method, target.value])}
      />
    </>
  );
}

/** Which of the calls that fit are affected, counted on the server. */
const WHICH = [
  ['', 'todas'],
  ['nth', 'só a de número'],
  ['every', 'uma a cada'],
] as const;

function WhichCalls() {
  const [which, setWhich] = useState('');
  return (
    <>
      <Field
        label="Quais chamadas"
        name="which"
        value={which}
        span={which === '' ? 2 : 1}
        options={WHICH}
        onChange={({ target }) => setWhich(target.value)}
      />
      {which !== '' && <Field label="Número" name="number" type="number" min={1} defaultValue={2} />}
    </>
  );
}

export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [mode, setMode] = useState<FaultMode>('status');
  const isDelay = mode === 'delay';
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 1, alignItems: 'center' }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onAdd(faultOf(new FormData(event.currentTarget)));
      }}
    >
      <CallFields />
      <Field
        label="O que acontece"
        span={2}
        name="mode"
        options={FAULT_MODES}
        onChange={({ target }) => setMode(target.value as FaultMode)}
      />
      <Field
        label="Status"
        name="status"
        type="number"
        min={100}
        max={599}
        placeholder={String(statusOf({ mode }) ?? '')}
        disabled={statusOf({ mode }) === null}
      />
      <Field
        label="Atraso (ms)"
        name="ms"
        type="number"
        min={isDelay ? 100 : 0}
        step={100}
        required={isDelay}
        placeholder={isDelay ? '3000' : '0'}
      />
      <WhichCalls />
      <Field label="Quantas vezes" name="times" type="number" min={1} placeholder="sempre" />
      <Field
        label="Mensagem do servidor (description)"
        span={4}
        name="message"
        placeholder="Falha simulada."
      />
      <Tool type="submit" variant="contained" color="primary">
        Pôr em vigor
      </Tool>
      <Field
        label="Corpo inteiro (JSON)"
        span={6}
        name="body"
        placeholder='{ "statusCode": 400 }'
        onInput={checkJson}
      />
    </Box>
  );
}
