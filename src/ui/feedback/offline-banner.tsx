import { styled } from '@mui/material/styles';
import { WifiOffIcon } from '../icons/icon-more.tsx';
import { vars } from '../text/vars.ts';

/** Says that the connection is gone, above everything, for as long as it is. Keep it mounted and switch `open`. */
export function OfflineBanner({ open, message }: { open: boolean; message: string }) {
  return (
    <Place role="alert">
      {open ? (
        <Bar>
          <WifiOffIcon size={22} />
          <span>{message}</span>
        </Bar>
      ) : null}
    </Place>
  );
}

const Place = styled('div')({ position: 'sticky', top: 0, zIndex: 1100 });

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '12px 20px',
  fontWeight: 600,
  lineHeight: 1.35,
  color: vars.page,
  backgroundColor: vars.text,
});
