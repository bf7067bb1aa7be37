import Box from '@mui/material/Box';
import { vars } from '../../../ui/text/vars.ts';

/** A small field that narrows a list. */
export function Search({
  value,
  onChange,
  label,
}: {
  value: string;
  onChange: (value: string) => void;
  label: string;
}) {
  return (
    <Box
      component="input"
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      sx={{
        font: 'inherit',
        fontSize: '0.8125rem',
        width: 150,
        minHeight: 32,
        px: 1.25,
        borderRadius: '10px',
        border: `1px solid ${vars.line}`,
        bgcolor: vars.paper,
        color: vars.text,
      }}
    />
  );
}
