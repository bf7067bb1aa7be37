import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type ReactNode, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Act } from '../../shared/protocol.ts';
import { type Choice, choiceOf } from '../../store/choices.ts';
import { useInspector, useInspectorState } from '../../store/context.ts';
import { Heading, Hint, IconTool, Inside, Tool } from '../elements.tsx';
import { JsonEditor } from './json-editor.tsx';
import { RefusalForm } from './refusal-form.tsx';

interface DrivePanelProps {
  /** The id of the machine that gets the events. */
  actor: string;
  choices: readonly Choice[];
  onAct: (act: Act) => void;
  children?: ReactNode;
}

const GROUPS = [
  ['events', 'Eventos aceitos agora'],
  ['time', 'Tempo'],
  ['requests', 'Pedidos em andamento'],
] as const;

/** The field that QA edits: a response's output or error; null: the whole event. */
function answerKeyOf({ type }: AnyEventObject): 'output' | 'error' | null {
  if (type.startsWith('xstate.done.actor.')) return 'output';
  return type.startsWith('xstate.error.actor.') ? 'error' : null;
}

function valueOf({ event }: Choice): unknown {
  const key = answerKeyOf(event);
  return key === null ? event : event[key];
}

/** Samples that differ only in masked values look the same: add the index. */
function keyOf({ label, detail, act }: Choice): string {
  return `${label} ${detail} ${act.kind === 'take' ? act.sample : act.kind}`;
}

/** The act with the value that QA edited. */
function rewritten({ act, event }: Choice, value: unknown): Act {
  if (act.kind === 'take') return { ...act, edited: value };
  if (act.kind === 'crash') return { ...act, error: value };
  if (act.kind === 'release') return act;
  const key = answerKeyOf(event);
  return { ...act, event: key === null ? (value as AnyEventObject) : { ...event, [key]: value } };
}

/** A request's answer that refuses it with words. */
interface Refusal {
  readonly failure: { readonly message: string; readonly details?: readonly string[] };
}

/** The refusal among a request's samples; null: it is none, or has no words. */
function refusalIn(choice: Choice): Refusal | null {
  const value = valueOf(choice) as Partial<Refusal> | null;
  const isWorded = choice.act.kind === 'take' && typeof value?.failure?.message === 'string';
  return isWorded ? (value as Refusal) : null;
}

const refusedWith = ({ failure: { details: _said, ...failure }, ...refusal }: Refusal, message: string) => ({
  ...refusal,
  failure: { ...failure, message },
});

/** The first refusal of each request that is refused with words. */
function refusalsIn(choices: readonly Choice[]): readonly (readonly [Choice, Refusal])[] {
  const labels = new Set<string>();
  return choices.flatMap((choice) => {
    const refusal = refusalIn(choice);
    if (refusal === null || labels.has(choice.label)) return [];
    labels.add(choice.label);
    return [[choice, refusal]];
  });
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
export function DrivePanel({ actor, choices, onAct, children }: DrivePanelProps) {
  const { store } = useInspector();
  const { picked } = useInspectorState();
  const [edited, setEdited] = useState<Choice | null>(null);
  const shown = picked === null ? choices : choices.filter(({ event }) => event.type === picked);
  const blank = { type: '' };
  const close = () => setEdited(null);
  return (
    <Inside {...usePanelFocus(picked !== null)}>
      {picked !== null && (
        <Tool variant="outlined" onClick={() => store.set({ picked: null })}>
          Só a transição escolhida — mostrar tudo
        </Tool>
      )}
      {GROUPS.map(([group, title]) => (
        <Group
          key={group}
          title={title}
          choices={shown.filter((choice) => choice.group === group)}
          onAct={onAct}
          onEdit={setEdited}
        />
      ))}
      {shown.length === 0 && <Hint>Nada a provocar neste estado.</Hint>}
      {edited === null ? (
        <Tool
          variant="outlined"
          onClick={() => setEdited(choiceOf(blank, { kind: 'send', actor, event: blank }))}
        >
          Evento em JSON…
        </Tool>
      ) : (
        <JsonEditor
          key={keyOf(edited)}
          title={edited.label || 'Evento em JSON'}
          initial={valueOf(edited)}
          isEvent={answerKeyOf(edited.event) === null}
          onCancel={close}
          onSubmit={(value) => {
            onAct(rewritten(edited, value));
            close();
          }}
        />
      )}
      {children}
    </Inside>
  );
}

interface GroupProps extends Pick<DrivePanelProps, 'choices' | 'onAct'> {
  title: string;
  onEdit: (choice: Choice) => void;
}

/** Choices of one kind, and a form for each request among them that can be refused with words. */
function Group({ title, choices, onAct, onEdit }: GroupProps) {
  if (choices.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <List disablePadding>
        {choices.map((choice) => (
          <ChoiceRow
            key={keyOf(choice)}
            choice={choice}
            onAct={() => onAct(choice.act)}
            onEdit={choice.act.kind === 'release' ? null : () => onEdit(choice)}
          />
        ))}
      </List>
      {refusalsIn(choices).map(([choice, refusal]) => (
        <RefusalForm
          key={choice.label}
          of={choice.label.replace(/ responde$/, '')}
          onRefuse={(words) => onAct(rewritten(choice, refusedWith(refusal, words)))}
        />
      ))}
    </section>
  );
}

interface ChoiceRowProps {
  choice: Choice;
  onAct: () => void;
  /** null: nothing to edit. */
  onEdit: (() => void) | null;
}

const COLOURS = { event: 'info', done: 'success', error: 'error', after: 'warning' } as const;

/** A choice; disabled, with the names of the guards, if guards reject it. */
function ChoiceRow({ choice: { label, detail, tone, refusedBy }, onAct, onEdit }: ChoiceRowProps) {
  const isRefused = refusedBy.length > 0;
  return (
    <ListItem
      disablePadding
      sx={{ borderLeft: 4, mb: 0.5, borderColor: `${COLOURS[tone]}.main` }}
      secondaryAction={
        onEdit !== null && (
          <IconTool edge="end" onClick={onEdit} aria-label={`Editar ${label} ${detail}`}>
            {'{ }'}
          </IconTool>
        )
      }
    >
      <ListItemButton dense component="button" onClick={onAct} disabled={isRefused}>
        <ListItemText
          primary={label}
          secondary={[detail, isRefused ? `recusado por ${refusedBy.join(', ')}` : ''].join(' ').trim()}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}
