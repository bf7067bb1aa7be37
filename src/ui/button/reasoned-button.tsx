import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useReason } from './use-reason.ts';

/**
 * A button that changes something. While there is a reason why not, it does nothing, keeps its place and the focus, and has the
 * reason below it.
 * @param props as of MUI's Button; `disabledReason`: null without one
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
