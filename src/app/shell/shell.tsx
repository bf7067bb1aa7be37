import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useBannerFootersQuery } from '../../api/ofertas/banners.api.ts';
import { useCustomer, useExpiryCheck, useSessionStage } from '../../flows/session/session.react.ts';
import { rotaDe, rotaDoHash } from '../../lib/rotas/rota-de.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { onAddressChange } from '../../platform/history/login-hash.ts';
import { noteTop, showWhereLeft } from '../../platform/history/left-at.ts';
import { onceStale } from '../../platform/kept/stale-answers.ts';
import { discardFirstPaint } from '../../platform/start/first-paint.ts';
import { isOnline } from '../../lib/rede.ts';
import { onceOffline } from '../../platform/worker/network.ts';
import { whenIdle } from '../../lib/when-settled.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { FullScreenSpinner } from '../../ui/loading/full-screen-spinner.tsx';
import { later } from '../../ui/page/later.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import type { BottomBarProps } from './bottom-bar.view.tsx';
import { CodeButton } from './code/code-button.tsx';
import { ShellView } from './shell.view.tsx';

const Connection = later(
  () => import(/* webpackChunkName: "last-known" */ './connection.tsx'),
  'Connection',
  { optional: true, when: onConnectionTrouble },
);

const Vencendo = later(() => import(/* webpackChunkName: "last-known" */ './vencendo.tsx'), 'Vencendo', {
  optional: true,
});

const Deactivated = later(
  () => import(/* webpackChunkName: "last-known" */ './deactivated.tsx'),
  'Deactivated',
  { optional: true, when: whenIdle },
);

const BottomBar = later(
  () => import(/* webpackChunkName: "bottom-bar" */ './bottom-bar.view.tsx'),
  'BottomBar',
  { optional: true, when: whenIdle },
);

/** Calls back when the connection strip or the stale note is needed. */
function onConnectionTrouble(call: () => void): void {
  onceStale(call);
  onceOffline(call);
}

function Below(props: BottomBarProps) {
  const phone = useMedia('(max-width: 599.95px)');
  const { bottomBar } = useConfig().features;
  return phone && bottomBar !== false && <BottomBar {...props} />;
}

/** The frame of every protected route: bar, menu, footer logos; the screen renders in the outlet. @rule S2.4 */
export function Shell({ heading }: { heading: string }) {
  const { brand, features, footerBannerFormatId } = useConfig();
  const { data: logos = [] } = useBannerFootersQuery(footerBannerFormatId);
  const { name, img, signOut } = useCustomer();
  const leaving = useSessionStage() === 'signingOut';
  const wide = useMedia('(min-width: 1024px)');
  const [codes, setCodes] = useState(0);
  // A choice applies to its width: a menu open on a desktop is no open drawer on a phone.
  const [menu, setMenu] = useState({ wide, open: wide });
  const { pathname } = useLocation();
  const path = rotaDe(pathname);
  // The router keeps the previous screen until the next one's code has loaded.
  const coming = useSyncExternalStore(onAddressChange, () => rotaDoHash(location.hash)) !== path;
  const shown = useRef(pathname);
  useExpiryCheck(pathname);
  // Before paint: otherwise the shell flashes below the pre-rendered page.
  useLayoutEffect(discardFirstPaint, []);
  useEffect(noteTop, []);
  useEffect(() => {
    const isFirst = shown.current === pathname;
    shown.current = pathname;
    if (isFirst) return showWhereLeft();
    scrollTo(0, 0);
    // The pressed link may be unmounted: keyboard users continue in the content (WCAG 2.4.3).
    if (document.activeElement === document.body) document.getElementById('conteudo')?.focus();
    return undefined;
  }, [pathname]);

  const hide = features.shoppingList === false ? ROTAS.lista : undefined;
  const vencendo = features.expiring !== false && <Vencendo key={path} />;
  const hasCode = features.tillCode !== false;
  return (
    <>
      <ShellView
        brand={brand}
        logos={logos}
        path={path}
        heading={heading}
        {...{ vencendo, hide }}
        wide={wide}
        menuOpen={menu.wide === wide ? menu.open : wide}
        onMenuChange={(open) => setMenu({ wide, open })}
        inert={leaving}
        below={<Below {...{ path, vencendo, hide }} onCode={hasCode ? () => setCodes(codes + 1) : null} />}
        account={
          <>
            {hasCode && <CodeButton asked={codes} />}
            <AvatarMenu customer={{ name, img }} onSignOut={signOut} />
          </>
        }
      >
        <Connection path={path} />
        <Deactivated path={path} />
        <Outlet />
      </ShellView>
      <FullScreenSpinner open={leaving || (coming && isOnline())} />
    </>
  );
}
