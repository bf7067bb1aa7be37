import type { FormEvent } from 'react';
import type { Act, Choice } from '../../store/choices.ts';
import { Heading, Tool } from '../elements.tsx';

interface Failed {
  readonly failure: object;
}

function failedOf({ act }: Choice): Failed | null {
  const shown = act.kind === 'take' ? act.shown : null;
  const failure = typeof shown === 'object' && shown !== null && 'failure' in shown ? shown.failure : null;
  return typeof failure === 'object' && failure !== null ? (shown as Failed) : null;
}

/** Refuses a pending request with a message written by QA, in place of the server's. */
export function RefusalForm({ choices, onAct }: { choices: readonly Choice[]; onAct: (act: Act) => void }) {
  const refusals = new Map(choices.filter(failedOf).map((choice) => [choice.label, choice]));
  return [...refusals].map(([label, choice]) => {
    const name = label.replace(/ responde$/, '');
    const refuse = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const message = new FormData(event.currentTarget).get('words');
      const failed = failedOf(choice);
      if (choice.act.kind !== 'take' || failed === null) return;
      onAct({ ...choice.act, edited: { ...failed, failure: { ...failed.failure, message } } });
    };
    return (
      <form key={label} onSubmit={refuse}>
        <Heading>Recusar {name} com estas palavras</Heading>
        <div className="tools">
          <input className="input" name="words" required aria-label={`Palavras da recusa de ${name}`} />
          <Tool type="submit" variant="outlined">
            Recusar
          </Tool>
        </div>
      </form>
    );
  });
}
