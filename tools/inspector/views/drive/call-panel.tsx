import { useState } from 'react';
import type { CallEvent } from '../../shared/gestures.ts';
import type { Answer, Moment } from '../../shared/protocol.ts';
import { wordsForEvent } from '../../shared/words.ts';
import { useInspector } from '../../store/context.ts';
import type { Tab } from '../../store/session.ts';
import { Heading, Hint, Inside, Toggle, Tool, Tools } from '../elements.tsx';
import { JsonEditor } from './json-editor.tsx';
import { RefusalForm } from './refusal-form.tsx';

/** The last response to a call, its status and its masked body. */
function answerTo(tab: Tab, call: number): Answer {
  const last = tab.moments.findLast(({ event }) => event['call'] === call && event.type !== 'chamada.saiu');
  return { status: Number(last?.event['status'] ?? 200), body: last?.facts.output ?? null };
}

/** A call of the portal, whose next response QA can pause. */
export function CallPanel({ tab, moment }: { tab: Tab; moment: Moment }) {
  const { ask } = useInspector();
  const { call, method, path } = moment.event as unknown as CallEvent;
  const key = `${method} ${path}`;
  const isNext = tab.pauseNext?.includes(key) === true;
  if (tab.kind !== 'live') return <Hint alone>Uma página fechada ou gravada só pode ser vista.</Hint>;
  return (
    <section aria-label="Chamada">
      <Inside>
        <Heading>{wordsForEvent(moment.event)}</Heading>
        <Hint>O servidor faz o que a chamada pede; a resposta espera aqui até ser entregue ou trocada.</Hint>
        <Tools>
          <Toggle selected={isNext} onClick={() => ask({ kind: 'pauseCall', tab: tab.id, key, on: !isNext })}>
            Segurar a próxima resposta
          </Toggle>
        </Tools>
        {tab.paused?.includes(call) === true && (
          <PausedAnswer
            original={answerTo(tab, call)}
            onGive={(answer) => ask({ kind: 'answerCall', tab: tab.id, call, answer })}
          />
        )}
      </Inside>
    </section>
  );
}

interface PausedAnswerProps {
  original: Answer;
  /** null: the original. */
  onGive: (answer: Answer | null) => void;
}

/** A paused response: QA delivers it, refuses it with a message, or replaces it. */
function PausedAnswer({ original, onGive }: PausedAnswerProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Tools>
        <Tool variant="outlined" onClick={() => onGive(null)}>
          Entregar a resposta
        </Tool>
        <Tool variant="outlined" onClick={() => setEditing(true)}>
          Trocar a resposta…
        </Tool>
      </Tools>
      <RefusalForm
        onRefuse={(description) => onGive({ status: 400, body: { statusCode: 400, description } })}
      />
      {isEditing && (
        <JsonEditor
          title="Resposta"
          initial={original}
          isEvent={false}
          onSubmit={(value) => onGive(value as Answer)}
          onCancel={() => setEditing(false)}
        />
      )}
    </>
  );
}
