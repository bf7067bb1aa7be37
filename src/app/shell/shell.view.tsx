import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { type ReactNode, Suspense } from 'react';
import type { BannerItem } from '../../api/banners.api.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { MenuIcon } from '../../ui/icon.tsx';
import { ScreenSkeleton } from '../../ui/skeletons.tsx';
import { AvatarMenu } from './avatar-menu.view.tsx';
import { FooterLogos } from './footer-logos.view.tsx';
import { SideMenu } from './side-menu.view.tsx';

export interface ShellViewProps {
  brand: { name: string; shortName: string; logoUrl: string | null };
  customer: { name: string; img: string | null };
  logos: readonly BannerItem[];
  path: string;
  /** There is room for the menu beside the screen. */
  wide: boolean;
  menuOpen: boolean;
  onMenuChange: (open: boolean) => void;
  onSignOut: () => void;
  children: ReactNode;
}

/** Top bar, side menu, the screen, footer logos (spec 2 Shell). */
export function ShellView(props: ShellViewProps) {
  const { brand, customer, logos, path, wide, menuOpen, onMenuChange, onSignOut, children } = props;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Link
        href="#conteudo"
        onClick={focusContent}
        sx={{
          position: 'absolute',
          left: -9999,
          '&:focus': { left: 8, top: 8, zIndex: 2000, bgcolor: 'background.paper', p: 1 },
        }}
      >
        Ir para o conteúdo
      </Link>
      <Box component="header" sx={bar}>
        <IconButton
          edge="start"
          color="inherit"
          aria-label={menuOpen ? 'Fechar menu' : 'Abrir menu'}
          aria-expanded={menuOpen}
          aria-controls="menu-lateral"
          onClick={() => onMenuChange(!menuOpen)}
        >
          <MenuIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex' }}>
          <BrandMark name={wide ? brand.name : brand.shortName} logoUrl={brand.logoUrl} />
        </Box>
        <AvatarMenu customer={customer} onSignOut={onSignOut} />
      </Box>
      <Box sx={{ display: 'flex', flexGrow: 1 }}>
        <SideMenu path={path} wide={wide} open={menuOpen} onClose={() => onMenuChange(false)} />
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Box
            component="main"
            id="conteudo"
            tabIndex={-1}
            sx={{
              flexGrow: 1,
              width: '100%',
              maxWidth: 1200,
              mx: 'auto',
              px: { xs: 2, md: 4 },
              py: { xs: 2, md: 4 },
              outline: 'none',
            }}
          >
            <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
          </Box>
          <FooterLogos logos={logos} />
        </Box>
      </Box>
    </Box>
  );
}

/** With hash routes the link's own jump would be a navigation. */
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('conteudo')?.focus();
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: { xs: 60, sm: 64 },
  px: { xs: 1.5, sm: 2.5 },
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
