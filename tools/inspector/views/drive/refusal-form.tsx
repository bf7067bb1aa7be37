import Stack from '@mui/material/Stack';
import type { FormEvent } from 'react';
import { Field, Heading, Tool } from '../elements.tsx';

interface RefusalFormProps {
  /** The request's name; none for a call. */
  of?: string;
  onRefuse: (words: string) => void;
}

/** A form that refuses a request or a call with QA's own words, in place of the server's. */
export function RefusalForm({ of, onRefuse }: RefusalFormProps) {
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRefuse(new FormData(event.currentTarget).get('words') as string);
  };
  return (
    <form onSubmit={refuse}>
      <Heading>{['Recusar', of, 'com estas palavras'].filter(Boolean).join(' ')}</Heading>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        <Field name="words" required label={`Palavras da recusa${of === undefined ? '' : ` de ${of}`}`} />
        <Tool type="submit" variant="outlined">
          Recusar
        </Tool>
      </Stack>
    </form>
  );
}
