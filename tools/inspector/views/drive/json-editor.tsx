import { useState } from 'react';
import { Field, Tool, Tools } from '../elements.tsx';

interface JsonEditorProps {
  title: string;
  initial: unknown;
  /** The JSON must be an event, with a `type`. */
  isEvent: boolean;
  onSubmit: (value: unknown) => void;
  onCancel: () => void;
}

/** Parses the text; a string is the message of an error. */
function readJson(text: string, isEvent: boolean): { value: unknown } | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `Não é JSON: ${error instanceof Error ? error.message : ''}`;
  }
  if (!isEvent) return { value };
  const { type } = (value ?? {}) as { type?: unknown };
  return typeof type === 'string' && type !== '' ? { value } : 'Um evento precisa de um "type".';
}

/** The editor may open out of view: focus its field and scroll to it. */
function bringUp(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.closest('form')?.scrollIntoView({ block: 'nearest' });
}

/** A form with one field for JSON; `onSubmit` gets the parsed value. */
export function JsonEditor({ title, initial, isEvent, onSubmit, onCancel }: JsonEditorProps) {
  const [text, setText] = useState(() => JSON.stringify(initial, null, 2));
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    const read = readJson(text, isEvent);
    if (typeof read === 'string') setError(read);
    else onSubmit(read.value);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={title}
        inputRef={bringUp}
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        error={error !== null}
        helperText={error}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Tools>
        <Tool type="submit" variant="contained" color="primary">
          {isEvent ? 'Enviar' : 'Responder'}
        </Tool>
        <Tool onClick={onCancel}>Cancelar</Tool>
      </Tools>
    </form>
  );
}
