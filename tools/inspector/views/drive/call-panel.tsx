import { type FormEvent, useState } from 'react';
import type { CallEvent } from '../../shared/gestures.ts';
import type { Moment } from '../../shared/protocol.ts';
import { wordsForEvent } from '../../shared/words.ts';
import { useInspector } from '../../store/context.ts';
import type { Tab } from '../../store/session.ts';
import { Heading, Nothing, Tool } from '../elements.tsx';
import { JsonEditor } from './json-editor.tsx';

type Answer = Extract<
  Parameters<ReturnType<typeof useInspector>['link']['ask']>[0],
  { kind: 'answerCall' }
>['answer'];

/** The last response to a call, its status and its masked body. */
function answerTo(tab: Tab, call: number): NonNullable<Answer> {
  const last = tab.moments.findLast(({ event }) => event['call'] === call && event.type !== 'chamada.saiu');
  return { status: Number(last?.event['status'] ?? 200), body: last?.facts.output ?? null };
}

/** A call of the portal, whose next response QA can pause. */
export function CallPanel({ tab, moment }: { tab: Tab; moment: Moment }) {
  const { link } = useInspector();
  const { call, method, path } = moment.event as unknown as CallEvent;
  const key = `${method} ${path}`;
  const isNext = tab.pauseNextCalls?.includes(key) === true;
  if (tab.kind !== 'live')
    return (
      <div className="padded">
        <Nothing>Uma página fechada ou gravada só pode ser vista.</Nothing>
      </div>
    );
  return (
    <section aria-label="Chamada" className="details">
      <Heading>{wordsForEvent(moment.event)}</Heading>
      <Nothing>
        O servidor faz o que a chamada pede; a resposta espera aqui até ser entregue ou trocada.
      </Nothing>
      <div className="tools">
        <Tool
          variant="outlined"
          aria-pressed={isNext}
          onClick={() => link.ask({ kind: 'pauseCall', tab: tab.id, call: key, on: !isNext })}
        >
          Segurar a próxima resposta
        </Tool>
      </div>
      {tab.pausedCalls?.includes(call) === true && (
        <PausedAnswer
          original={answerTo(tab, call)}
          onGive={(answer) => link.ask({ kind: 'answerCall', tab: tab.id, call, answer })}
        />
      )}
    </section>
  );
}

/** A paused response: QA delivers it, refuses it with a message, or replaces it. */
function PausedAnswer({
  original,
  onGive,
}: {
  original: NonNullable<Answer>;
  onGive: (answer: Answer) => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const description = new FormData(event.currentTarget).get('words');
    onGive({ status: 400, body: { statusCode: 400, description } });
  };
  return (
    <>
      <div className="tools">
        <Tool variant="outlined" onClick={() => onGive(null)}>
          Entregar a resposta
        </Tool>
        <Tool variant="outlined" onClick={() => setEditing(true)}>
          Trocar a resposta…
        </Tool>
      </div>
      <form onSubmit={refuse}>
        <Heading>Recusar com estas palavras</Heading>
        <div className="tools">
          <input className="input" name="words" required aria-label="Palavras da recusa" />
          <Tool type="submit" variant="outlined">
            Recusar
          </Tool>
        </div>
      </form>
      {isEditing && (
        <JsonEditor
          title="Resposta"
          initial={JSON.stringify(original, null, 2)}
          isEvent={false}
          onSubmit={(value) => onGive(value as Answer)}
          onCancel={() => setEditing(false)}
        />
      )}
    </>
  );
}
