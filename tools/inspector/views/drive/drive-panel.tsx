import { type ReactNode, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Act, Choice } from '../../store/choices.ts';
import { ChoiceRow } from './choice-row.tsx';
import { JsonEditor } from './json-editor.tsx';
import { Heading, Nothing, Tool } from '../elements.tsx';
import { RefusalForm } from './refusal-form.tsx';

interface DrivePanelProps {
  choices: readonly Choice[];
  /** Event type of the clicked edge: only its choices are shown. */
  picked: string | null;
  onUnpick: () => void;
  onAct: (act: Act) => void;
  /** Further sections, rendered below. */
  children?: ReactNode;
}

const GROUPS = [
  ['events', 'Eventos aceitos agora'],
  ['time', 'Tempo'],
  ['requests', 'Pedidos em andamento'],
] as const;

/** The field of a simulated event that QA edits: a request's output or error; null: the whole event. */
function answerKeyOf({ type }: AnyEventObject): 'output' | 'error' | null {
  if (type.startsWith('xstate.done.actor.')) return 'output';
  return type.startsWith('xstate.error.actor.') ? 'error' : null;
}

/** The editor's initial JSON: the event, or the request's response. */
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

/** Samples that differ only in masked values look the same: add the index. */
function keyOf({ label, detail, act }: Choice): string {
  return `${label} ${detail} ${act.kind === 'take' ? act.sample : act.kind}`;
}

function isEvent({ act }: Choice): boolean {
  if (act.kind === 'send') return answerKeyOf(act.event) === null;
  return act.kind === 'take' && act.child === null;
}

/** The act with the value that QA edited. */
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
 * Keeps the focus in a panel when its focused button unmounts, and moves it there when `isAsked` becomes true.
 * @param isAsked an edge of the chart was clicked whose choice is made in the panel
 * @returns props of the panel's element
 */
function usePanelFocus(isAsked: boolean) {
  const isInside = useRef(false);
  const wasAsked = useRef(isAsked);
  return {
    onFocus: () => (isInside.current = true),
    onBlur: () => (isInside.current = false),
    // Runs after every change, because removing the focused element fires no blur event.
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

/** All that QA can make happen now. */
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

/** Edits a choice as JSON, or a new event. */
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
