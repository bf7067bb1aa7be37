import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { checkboxProps, type FormFields } from '../../ui/form/form.tsx';

interface ConsentBoxesProps<Values> {
  form: FormFields<Values>;
  boxes: readonly (readonly [name: keyof Values & string, label: string])[];
  /** Minimum column width in rem, so that it grows with the text. */
  minWidth: number;
  /** Unticking WhatsApp asks first: the box stays ticked until the answer. @rule R29 */
  onWhatsappUnticked: () => void;
}

/** Consents by channel. @rule S2.25, S2.72 */
export function ConsentBoxes<Values>({
  form,
  boxes,
  minWidth,
  onWhatsappUnticked,
}: ConsentBoxesProps<Values>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}rem), 1fr))`,
        gap: '4px 16px',
      }}
    >
      {boxes.map(([name, label]) => {
        const box = checkboxProps(form, name);
        return (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Checkbox
                {...box}
                onChange={(event) => {
                  if (name === 'recebeWhatsapp' && !event.target.checked) onWhatsappUnticked();
                  else box.onChange(event);
                }}
              />
            }
          />
        );
      })}
    </Box>
  );
}
