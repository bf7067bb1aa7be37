import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { mixed, vars } from '../../ui/text/vars.ts';
import type { Act, Choice } from '../store/choices.ts';
import { JsonEditor } from './json-editor.tsx';
import { Heading, Nothing, Tool } from './parts.tsx';

interface DrivePanelProps {
  choices: readonly Choice[];
  /** The event of the edge that was clicked: the choices are narrowed to it. */
  picked: string | null;
  onUnpick: () => void;
  onAct: (act: Act) => void;
}

const GROUPS = [
  ['events', 'Eventos aceitos agora'],
  ['time', 'Tempo'],
  ['requests', 'Pedidos em andamento'],
] as const;

const TONES: Record<Choice['tone'], string> = {
  event: vars.info,
  done: vars.success,
  error: vars.error,
  after: vars.warning,
};

/** The text that the editor starts with: the event, or the answer of a request. */
function textOf({ act }: Choice): string {
  return JSON.stringify(act.kind === 'send' ? act.event : act.value, null, 2);
}

/** The act with what the tester wrote in place of the sample. */
function rewritten(act: Act, value: unknown): Act {
  return act.kind === 'send' ? { kind: 'send', event: value as { type: string } } : { ...act, value };
}

/** Everything that the tester can make happen now. */
export function DrivePanel({ choices, picked, onUnpick, onAct }: DrivePanelProps) {
  const [edited, setEdited] = useState<Choice | 'new' | null>(null);
  const shown = picked === null ? choices : choices.filter(({ eventType }) => eventType === picked);
  const close = () => setEdited(null);
  return (
    <Box sx={{ px: 1.5, pb: 2 }}>
      {picked !== null && (
        <Tool onClick={onUnpick} sx={{ mt: 1, maxWidth: '100%', bgcolor: vars.sunken }}>
          Só a transição escolhida — mostrar tudo
        </Tool>
      )}
      {GROUPS.map(([group, title]) => {
        const members = shown.filter((choice) => choice.group === group);
        if (members.length === 0) return null;
        return (
          <Box component="section" key={group} aria-label={title}>
            <Heading>{title}</Heading>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
              {members.map((choice) => (
                <ChoiceRow
                  key={`${choice.eventType} ${choice.detail}`}
                  choice={choice}
                  onAct={() => onAct(choice.act)}
                  onEdit={() => setEdited(choice)}
                />
              ))}
            </Box>
          </Box>
        );
      })}
      {shown.length === 0 && (
        <Box sx={{ mt: 2 }}>
          <Nothing>Nada a provocar neste estado.</Nothing>
        </Box>
      )}
      {edited === null ? (
        <Tool variant="outlined" onClick={() => setEdited('new')} sx={{ mt: 2 }}>
          Evento em JSON…
        </Tool>
      ) : (
        <JsonEditor
          key={edited === 'new' ? 'new' : `${edited.eventType} ${edited.detail}`}
          title={edited === 'new' ? 'Evento em JSON' : edited.label}
          initial={edited === 'new' ? '{ "type": "" }' : textOf(edited)}
          isEvent={edited === 'new' || edited.act.kind === 'send'}
          onCancel={close}
          onSubmit={(value) => {
            onAct(
              edited === 'new'
                ? { kind: 'send', event: value as { type: string } }
                : rewritten(edited.act, value),
            );
            close();
          }}
        />
      )}
    </Box>
  );
}

interface ChoiceRowProps {
  choice: Choice;
  onAct: () => void;
  onEdit: () => void;
}

function ChoiceRow({ choice: { label, detail, tone }, onAct, onEdit }: ChoiceRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5 }}>
      <ButtonBase
        onClick={onAct}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'block',
          textAlign: 'left',
          fontFamily: 'inherit',
          px: 1.25,
          py: 0.75,
          borderRadius: '10px',
          border: `1px solid ${vars.divider}`,
          borderLeft: `4px solid ${TONES[tone]}`,
          bgcolor: vars.paper,
          '&:hover, &:focus-visible': { bgcolor: mixed(TONES[tone], 9, vars.paper) },
        }}
      >
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 600 }}>
          {label}
        </Box>
        {detail !== '' && (
          <Box
            component="span"
            sx={{ display: 'block', fontSize: '0.75rem', color: vars.muted, overflowWrap: 'anywhere' }}
          >
            {detail}
          </Box>
        )}
      </ButtonBase>
      <Tool onClick={onEdit} aria-label={`Editar ${label} ${detail}`} sx={{ alignSelf: 'center' }}>
        {'{ }'}
      </Tool>
    </Box>
  );
}
