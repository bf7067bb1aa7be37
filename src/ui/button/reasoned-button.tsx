import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useReason } from './use-reason.ts';

/**
 * A button that keeps its focus while it is disabled and shows the reason below it.
 * @param props as of MUI's Button; `disabledReason`: null enables it
 * @rule R104
 */
export function ReasonedButton({ disabledReason, ...rest }: ButtonProps & { disabledReason: string | null }) {
  const { id, off } = useReason(disabledReason);
  return (
    <>
      <Button {...rest} {...off} />
      {disabledReason !== null && (
        <Typography id={id} variant="caption" component="p">
          {disabledReason}
        </Typography>
      )}
    </>
  );
}
