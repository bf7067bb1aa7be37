import type { FormEvent } from 'react';
import { Heading, Tool } from '../elements.tsx';

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
      <div className="tools">
        <input
          className="input"
          name="words"
          required
          aria-label={`Palavras da recusa${of === undefined ? '' : ` de ${of}`}`}
        />
        <Tool type="submit" variant="outlined">
          Recusar
        </Tool>
      </div>
    </form>
  );
}
