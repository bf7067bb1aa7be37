import { type ComponentProps, type ReactNode, useState } from 'react';
import { CALLS, type Fault, FAULT_MODES, type FaultMode } from '../../store/faults.ts';
import { Tool } from '../elements.tsx';

interface LabelledProps {
  label: string;
  /** How many of the form's six columns it spans. */
  span?: number;
  children: ReactNode;
}

function Labelled({ label, span = 1, children }: LabelledProps) {
  return (
    <label style={{ gridColumn: `span ${span}` }}>
      {label}
      {children}
    </label>
  );
}

function Field(props: ComponentProps<'input'>) {
  return <input className="input" {...props} />;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

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
function checkJson({ currentTarget: field }: { currentTarget: HTMLInputElement }): void {
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
  const body = bodyOf(data, status ?? (mode === 'status' ? 500 : 400));
  return {
    method: textOf(data, 'method'),
    path: textOf(data, 'path'),
    mode,
    ...(status === undefined ? {} : { status }),
    ...(ms === undefined ? {} : { ms }),
    ...(times === undefined ? {} : { times }),
    ...(body === undefined ? {} : { body }),
  };
}

/** Fields for the call that the fault affects. */
function CallFields() {
  const [call, setCall] = useState<readonly [method: string, path: string]>([
    'GET',
    '/api/contacorrente/saldo',
  ]);
  const [method, path] = call;
  return (
    <>
      <Labelled label="Chamada conhecida" span={2}>
        <select
          className="input"
          value=""
          onChange={(event) => {
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
        </select>
      </Labelled>
      <Labelled label="Método">
        <select
          className="input"
          name="method"
          value={method}
          onChange={(event) => setCall([event.target.value, path])}
        >
          {METHODS.map((verb) => (
            <option key={verb}>{verb}</option>
          ))}
        </select>
      </Labelled>
      <Labelled label="Caminho" span={3}>
        <Field
          name="path"
          required
          value={path}
          onChange={(event) => setCall([method, event.target.value])}
        />
      </Labelled>
    </>
  );
}

/** Fields for the fault's mode and number of times. */
function HowFields() {
  return (
    <>
      <Labelled label="O que acontece" span={2}>
        <select className="input" name="mode" defaultValue="status">
          {FAULT_MODES.map(([mode, words]) => (
            <option key={mode} value={mode}>
              {words}
            </option>
          ))}
        </select>
      </Labelled>
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

/** A form for a new fault. */
export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => void }) {
  return (
    <form
      className="fault-form"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(faultOf(new FormData(event.currentTarget)));
      }}
    >
      <CallFields />
      <HowFields />
      <Tool type="submit" variant="contained" color="primary">
        Pôr em vigor
      </Tool>
      <Labelled label="Mensagem do servidor (description)" span={6}>
        <Field name="message" placeholder="Falha simulada." />
      </Labelled>
      <Labelled label="Corpo inteiro (JSON)" span={6}>
        <Field name="body" placeholder='{ "statusCode": 400 }' onInput={checkJson} />
      </Labelled>
    </form>
  );
}
