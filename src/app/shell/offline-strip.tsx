import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { WifiOffIcon } from '../../ui/icon-more.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { vars } from '../../ui/vars.ts';

/** Says at the bottom of every signed-in screen that there is no network, for nothing there may pass for fresh. */
export function OfflineStrip() {
  const online = useOnline();
  return (
    <output>
      {online ? null : (
        <Strip>
          <GlobalStyles styles={{ body: { paddingBottom: 56 } }} />
          <WifiOffIcon size={20} />
          <span>Sem conexão. O que você vê aqui pode não estar atualizado.</span>
        </Strip>
      )}
    </output>
  );
}

const Strip = styled('div')({
  position: 'fixed',
  zIndex: 1150,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom, 0px))',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  color: vars.page,
  backgroundColor: vars.text,
});
