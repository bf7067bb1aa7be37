import Typography, { type TypographyProps } from '@mui/material/Typography';

/**
 * A status whose changes are news: what it arrives with is announced by no browser. An `output` with an element is announced
 * as it arrives, too.
 * @rule R302
 */
export function ChangingText(props: Omit<TypographyProps<'output'>, 'className' | 'component'>) {
  return <Typography {...props} component="output" className="changing" />;
}
