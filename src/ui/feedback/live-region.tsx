import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

export interface LiveRegionProps {
  /** Announced when it changes; '' announces nothing. Keep it mounted. */
  message: string;
}

/** Text for screen readers only ('a new tab will open'). @rule R13 */
export function LiveRegion({ message }: LiveRegionProps) {
  return (
    <Box component="output" sx={visuallyHidden}>
      {message}
    </Box>
  );
}
