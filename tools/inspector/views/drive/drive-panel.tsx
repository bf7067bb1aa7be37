import { type ReactNode, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Act, Choice } from '../../store/choices.ts';
import { ChoiceRow } from './choice-row.tsx';
import { JsonEditor } from './json-editor.tsx';
import { Heading, Nothing, Tool } from '../elements.tsx';
import { RefusalForm } from './refusal-form.tsx';

interface DrivePanelProps {
  choices: readonly Choice[];
  /** The event of the edge that was clicked: the choices are narrowed to it. */
  picked: string | null;
  onUnpick: () => void;
  onAct: (act: Act) => void;
  /** Further sections, below. */
  children?: ReactNode;
}

const GROUPS = [
  ['events', 'Eventos aceitos agora'],
  ['time', 'Tempo'],
  ['requests', 'Pedidos em andamento'],
] as const;

/** Which part of a simulated event is the answer of a request, or its defect; null: the event is the whole. */
function answerKeyOf({ type }: AnyEventObject): 'output' | 'error' | null {
  if (type.startsWith('xstate.done.actor.')) return 'output';
  return type.startsWith('xstate.error.actor.') ? 'error' : null;
}

/** The text that the editor starts with: the event, or the answer of a request. */
function textOf({ act }: Choice): string {
  return JSON.stringify(valueOf(act), null, 2);
}

function valueOf(act: Choice['act']): unknown {
  if (act.kind === 'send') {
    const key = answerKeyOf(act.event);
    return key === null ? act.event : (act.event[key] as unknown);
  }
  if (act.kind === 'settle') return act.value;
  return act.kind === 'take' ? act.shown : undefined;
}

/** Two samples may look the same: what tells them apart is masked. */
function keyOf({ label, detail, act }: Choice): string {
  return `${label} ${detail} ${act.kind === 'take' ? act.sample : act.kind}`;
}

function isEvent({ act }: Choice): boolean {
  if (act.kind === 'send') return answerKeyOf(act.event) === null;
  return act.kind === 'take' && act.child === null;
}

/** The act with what the tester wrote in place of the sample. */
function rewritten(act: Act, value: unknown): Act {
  if (act.kind === 'send') {
    const key = answerKeyOf(act.event);
    const event = key === null ? (value as AnyEventObject) : { ...act.event, [key]: value };
    return { kind: 'send', event };
  }
  if (act.kind === 'settle') return { ...act, value };
  return act.kind === 'take' ? { ...act, edited: value } : act;
}

/**
 * Keeps the keyboard in a panel: what is pressed there may be gone with what it did, and what an arrow of the chart asks
 * for is chosen there. For the props of the panel's element.
 * @param isAsked something outside asks for the panel
 */
function usePanelFocus(isAsked: boolean) {
  const isInside = useRef(false);
  const wasAsked = useRef(isAsked);
  return {
    onFocus: () => (isInside.current = true),
    onBlur: () => (isInside.current = false),
    // Called after every change: an element that is taken away says nothing of its focus.
    ref: (panel: HTMLElement | null) => {
      if (panel === null) return;
      const isLost = isInside.current && document.activeElement === document.body;
      const isNew = isAsked && !wasAsked.current;
      wasAsked.current = isAsked;
      const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
      if (isLost || isNew) (find('li button:enabled') ?? find('button:enabled'))?.focus();
    },
  };
}

/** Everything that the tester can make happen now. */
export function DrivePanel({ choices, picked, onUnpick, onAct, children }: DrivePanelProps) {
  const [edited, setEdited] = useState<Choice | 'new' | null>(null);
  const shown = picked === null ? choices : choices.filter(({ eventType }) => eventType === picked);
  const close = () => setEdited(null);
  return (
    <div {...usePanelFocus(picked !== null)} className="details">
      {picked !== null && (
        <Tool className="unpick" onClick={onUnpick}>
          Só a transição escolhida — mostrar tudo
        </Tool>
      )}
      {GROUPS.map(([group, title]) => {
        const members = shown.filter((choice) => choice.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group} aria-label={title}>
            <Heading>{title}</Heading>
            <ul className="choices">
              {members.map((choice) => (
                <ChoiceRow
                  key={keyOf(choice)}
                  choice={choice}
                  onAct={() => onAct(choice.act)}
                  onEdit={choice.act.kind === 'release' ? null : () => setEdited(choice)}
                />
              ))}
            </ul>
            {group === 'requests' && <RefusalForm choices={members} onAct={onAct} />}
          </section>
        );
      })}
      {shown.length === 0 && (
        <div className="apart">
          <Nothing>Nada a provocar neste estado.</Nothing>
        </div>
      )}
      {edited === null ? (
        <Tool className="apart" variant="outlined" onClick={() => setEdited('new')}>
          Evento em JSON…
        </Tool>
      ) : (
        <Editor
          key={edited === 'new' ? 'new' : keyOf(edited)}
          edited={edited}
          onAct={onAct}
          onClose={close}
        />
      )}
      {children}
    </div>
  );
}

interface EditorProps {
  edited: Choice | 'new';
  onAct: (act: Act) => void;
  onClose: () => void;
}

/** A sample as JSON, or any event. */
function Editor({ edited, onAct, onClose }: EditorProps) {
  const isNew = edited === 'new';
  return (
    <JsonEditor
      title={isNew ? 'Evento em JSON' : edited.label}
      initial={isNew ? '{ "type": "" }' : textOf(edited)}
      isEvent={isNew || isEvent(edited)}
      onCancel={onClose}
      onSubmit={(value) => {
        onAct(isNew ? { kind: 'send', event: value as { type: string } } : rewritten(edited.act, value));
        onClose();
      }}
    />
  );
}
