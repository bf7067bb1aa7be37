import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** A number on the brand's yellow at the entry's end. */
export function VencendoView({ count }: { count: number }) {
  return (
    <Chip
      component="span"
      color="accent"
      sx={{ ml: 'auto', minWidth: 28 }}
      label={
        <>
          <span>{count}</span>
          <Box component="span" sx={visuallyHidden}>
            {count === 1 ? ' vence em breve' : ' vencem em breve'}
          </Box>
        </>
      }
    />
  );
}
