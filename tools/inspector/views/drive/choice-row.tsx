import { addStyles } from '../../portal/ui.ts';
import type { Choice } from '../../store/choices.ts';
import { Tool } from '../elements.tsx';
import css from './choice-row.css';

addStyles(css);

interface ChoiceRowProps {
  choice: Choice;
  onAct: () => void;
  /** null: nothing to edit. */
  onEdit: (() => void) | null;
}

/** A choice; disabled, with the names of the guards, if guards reject it. */
export function ChoiceRow({ choice: { label, detail, tone, refusedBy }, onAct, onEdit }: ChoiceRowProps) {
  const isRefused = refusedBy.length > 0;
  return (
    <li className="choice" data-tone={isRefused ? undefined : tone}>
      <button type="button" className="act" onClick={onAct} disabled={isRefused}>
        <span className="label">{label}</span>
        {[detail, isRefused ? `recusado por ${refusedBy.join(', ')}` : '']
          .filter((words) => words !== '')
          .map((words) => (
            <span className="detail" key={words}>
              {words}{' '}
            </span>
          ))}
      </button>
      {onEdit !== null && (
        <Tool onClick={onEdit} aria-label={`Editar ${label} ${detail}`}>
          {'{ }'}
        </Tool>
      )}
    </li>
  );
}
