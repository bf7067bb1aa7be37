import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { mixed, vars } from '../../../ui/text/vars.ts';
import type { Choice } from '../../store/choices.ts';
import { Tool } from '../elements.tsx';

const TONES: Record<Choice['tone'], string> = {
  event: vars.info,
  done: vars.success,
  error: vars.error,
  after: vars.warning,
};

interface ChoiceRowProps {
  choice: Choice;
  onAct: () => void;
  /** null: there is nothing to write. */
  onEdit: (() => void) | null;
}

/** Something that can be made to happen; grey with the guards' names when nothing would. */
export function ChoiceRow({ choice: { label, detail, tone, refusedBy }, onAct, onEdit }: ChoiceRowProps) {
  const isRefused = refusedBy.length > 0;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5 }}>
      <ButtonBase
        onClick={onAct}
        disabled={isRefused}
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
          borderLeft: `4px solid ${isRefused ? vars.line : TONES[tone]}`,
          color: isRefused ? vars.muted : vars.text,
          bgcolor: isRefused ? vars.sunken : vars.paper,
          '&:hover, &:focus-visible': { bgcolor: mixed(TONES[tone], 9, vars.paper) },
        }}
      >
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 600 }}>
          {label}
        </Box>
        {[detail, isRefused ? `recusado por ${refusedBy.join(', ')}` : '']
          .filter((words) => words !== '')
          .map((words) => (
            <Box
              component="span"
              key={words}
              sx={{ display: 'block', fontSize: '0.75rem', color: vars.muted, overflowWrap: 'anywhere' }}
            >
              {words}{' '}
            </Box>
          ))}
      </ButtonBase>
      {onEdit !== null && (
        <Tool onClick={onEdit} aria-label={`Editar ${label} ${detail}`} sx={{ alignSelf: 'center' }}>
          {'{ }'}
        </Tool>
      )}
    </Box>
  );
}
