import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { vars } from '../../../ui/text/vars.ts';
import { Heading, Tool } from '../elements.tsx';

interface JsonEditorProps {
  title: string;
  initial: string;
  /** What is written must be an event. */
  isEvent: boolean;
  onSubmit: (value: unknown) => void;
  onCancel: () => void;
}

/** The value of a text; a string says why it is none. */
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

/** The editor opens below what was pressed, perhaps out of sight: it is brought there, and typed into at once. */
function bringUp(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.closest('form')?.scrollIntoView({ block: 'nearest' });
}

/** A field for JSON. */
export function JsonEditor({ title, initial, isEvent, onSubmit, onCancel }: JsonEditorProps) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const submit = () => {
    const read = readJson(text, isEvent);
    if (typeof read === 'string') setError(read);
    else onSubmit(read.value);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Heading>
        <label htmlFor={id}>{title}</label>
      </Heading>
      <Box
        component="textarea"
        ref={bringUp}
        id={id}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
        sx={{
          width: '100%',
          resize: 'vertical',
          p: 1.25,
          borderRadius: '12px',
          border: `1px solid ${error === null ? vars.line : vars.error}`,
          bgcolor: vars.paper,
          color: vars.text,
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: '0.8125rem',
        }}
      />
      {error !== null && (
        <Box id={`${id}-error`} role="alert" sx={{ color: vars.error, fontSize: '0.8125rem', mb: 0.5 }}>
          {error}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 0.75, mt: 0.75 }}>
        <Tool type="submit" look="contained">
          {isEvent ? 'Enviar' : 'Responder'}
        </Tool>
        <Tool onClick={onCancel}>Cancelar</Tool>
      </Box>
    </Box>
  );
}
