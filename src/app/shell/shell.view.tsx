import { type ReactNode, Suspense, useState } from 'react';
import type { BannerItem } from '../../features/inicio/banners.api.ts';
import { BrandMark } from '../../ui/first/brand-mark.tsx';
import { IconButton } from '../../ui/first/button.tsx';
import { MenuIcon } from '../../ui/icons/icon.tsx';
import { ScreenSkeleton } from '../../ui/first/skeletons.tsx';
import { addStyles } from '../../ui/theme/styles.ts';
import { whenIdle } from '../../lib/when-settled.ts';
import css from './shell.css';
import { later, ON_PRESS } from '../../ui/page/later.tsx';
import { MenuEntries } from './menu-entries.view.tsx';

addStyles(css);

interface ShellViewProps {
  brand: { name: string; shortName: string; logoUrl: string | null };
  logos: readonly BannerItem[];
  path: string;
  /** The title of the pending screen. */
  heading: string;
  /** The screen's name. */
  title: string;
  vencendo: ReactNode;
  /** An entry of the menu that the deployment leaves out. @rule R89 */
  hide: string | undefined;
  /** The screen is wide enough for the side menu. */
  wide: boolean;
  menuOpen: boolean;
  onMenuChange: (open: boolean) => void;
  /** Signed out: nothing of the customer may be used. @rule R82 */
  inert: boolean;
  /** The bar's end: code and avatar menu. */
  account: ReactNode;
  /** Below all: the bar of a phone. */
  below: ReactNode;
  children: ReactNode;
}

/** Top bar, side menu, the screen, footer logos. @rule S2.6–S2.9 */
export function ShellView(props: ShellViewProps) {
  const {
    brand,
    logos,
    path,
    heading,
    title,
    vencendo,
    hide,
    wide,
    menuOpen,
    onMenuChange,
    inert,
    account,
    below,
    children,
  } = props;
  return (
    <div className="shell" inert={inert}>
      <a className="shell-skip" href="#conteudo" onClick={skipToContent}>
        Ir para o conteúdo
      </a>
      <header className="shell-bar">
        <IconButton
          aria-label={menuOpen ? 'Fechar menu' : 'Abrir menu'}
          aria-expanded={menuOpen}
          aria-controls="menu-lateral"
          onClick={() => onMenuChange(!menuOpen)}
        >
          <MenuIcon />
        </IconButton>
        <div className="shell-brand">
          <BrandMark name={wide ? brand.name : brand.shortName} logoUrl={brand.logoUrl} />
        </div>
        {account}
      </header>
      <div className="shell-body">
        <SideMenu {...{ path, vencendo, hide, wide }} open={menuOpen} onClose={() => onMenuChange(false)} />
        <div className="shell-column">
          <main id="conteudo" className="shell-main" tabIndex={-1} aria-label={title || undefined}>
            <Suspense fallback={<ScreenSkeleton heading={heading} />}>{children}</Suspense>
          </main>
          <FooterLogos logos={logos} />
        </div>
      </div>
      {below}
    </div>
  );
}

/** With hash routes the link's own jump would be a navigation. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('conteudo')?.focus();
}

const FooterLogos = later(
  () => import(/* webpackChunkName: "bottom-bar" */ './footer-logos.view.tsx'),
  'FooterLogos',
  { optional: true, when: whenIdle },
);

const MenuDrawer = later(
  () => import(/* webpackChunkName: "menus" */ './menu-drawer.view.tsx'),
  'MenuDrawer',
  ON_PRESS,
);

interface SideMenuProps {
  path: string;
  /** The number of vouchers that end soon, loaded when the menu is used. @rule R102 */
  vencendo: ReactNode;
  hide: string | undefined;
  wide: boolean;
  open: boolean;
  onClose: () => void;
}

/** The collapsible side menu: beside the screen, or over it when narrow. @rule S2.7 */
function SideMenu({ path, vencendo, hide, wide, open, onClose }: SideMenuProps) {
  // Once opened, the drawer stays mounted for its closing animation.
  const [used, setUsed] = useState(false);
  const use = () => setUsed(true);
  if (open && !wide && !used) use();
  if (!wide) {
    return used ? <MenuDrawer {...{ path, vencendo, hide, open, onClose }} /> : null;
  }
  if (!open) return null;
  return (
    <aside id="menu-lateral" className="shell-menu">
      <div onPointerEnter={use} onFocus={use}>
        <MenuEntries path={path} vencendo={used && vencendo} hide={hide} />
      </div>
    </aside>
  );
}
