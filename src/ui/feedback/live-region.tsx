import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

export interface LiveRegionProps {
  /** What is said when it changes; '' says nothing. Keep the region mounted. */
  message: string;
}

/** Words for screen readers only ('a new tab will open'). @rule R13 */
export function LiveRegion({ message }: LiveRegionProps) {
  return (
    <Box component="output" sx={visuallyHidden}>
      {message}
    </Box>
  );
}
