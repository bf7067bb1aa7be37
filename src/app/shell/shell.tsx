import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { useBannerFootersQuery } from '../../features/inicio/banners.api.ts';
import { useCustomer, useExpiryCheck, useSessionStage } from '../../session/session.react.ts';
import { rotaDe, rotaDoHash } from '../../lib/rotas/rota-de.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { onAddressChange } from '../../base/history/login-hash.ts';
import { recordTop, showWhereLeft } from '../../base/history/left-at.ts';
import { onceStale } from '../../base/device/stale-answers.ts';
import { discardFirstPaint } from '../../base/start/first-paint.ts';
import { isOnline } from '../../lib/rede.ts';
import { onceOffline } from '../../base/browser/network.ts';
import { whenIdle } from '../../lib/when-settled.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { FullScreenSpinner } from '../../ui/loading/full-screen-spinner.tsx';
import { later, loadMui, onTouch, ON_PRESS } from '../../ui/page/later.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { usePageMark } from '../../ui/page/use-page-mark.ts';
import type { BottomBarProps } from './bottom-bar.view.tsx';
import { ShellView } from './shell.view.tsx';
import type { LoadStore } from '../../base/flow/ask.ts';
import { loadChunk } from '../../ui/page/stale-chunk.ts';
import { WithStore } from '../with-store.tsx';
import { initials } from '../../lib/texto/texto.ts';
import { IconButton } from '../../ui/first/button.tsx';
import { QrIcon } from '../../ui/icons/icon.tsx';
import { stopAll } from '../../lib/listeners.ts';

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

/** Calls back when the connection strip or the stale note is needed; returns an unsubscriber. */
function onConnectionTrouble(call: () => void): () => void {
  return stopAll(onceStale(call), onceOffline(call));
}

function Below(props: BottomBarProps) {
  const phone = useMedia('(max-width: 599.95px)');
  const { bottomBar } = useConfig().features;
  return phone && bottomBar !== false && <BottomBar {...props} />;
}

/** Both of the screen: its name, and its heading until its code has loaded. */
interface Headings {
  title: string;
  heading: string;
}

/** Scrolls and focuses when the screen changes; not at a sign-in, whose Enter may still be down. */
function useArrival(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return showWhereLeft();
    shown.current = pathname;
    scrollTo(0, 0);
    // The pressed link may be unmounted: keyboard users continue in the content (WCAG 2.4.3).
    if (document.activeElement === document.body) document.getElementById('conteudo')?.focus();
    return undefined;
  }, [pathname]);
}

/** The frame of every protected route: bar, menu, footer logos; the screen renders in the outlet. @rule S2.4 */
function Shell({ title, heading }: Headings) {
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
  useArrival(pathname);
  useExpiryCheck(pathname);
  usePageMark('frame');
  // Before paint: otherwise the shell flashes below the pre-rendered page.
  useLayoutEffect(discardFirstPaint, []);
  useEffect(recordTop, []);
  const hide = features.shoppingList === false ? ROTAS.lista : undefined;
  const vencendo = features.expiring !== false && <Vencendo key={path} />;
  const hasCode = features.tillCode !== false;
  return (
    <>
      <ShellView
        brand={brand}
        logos={logos}
        path={path}
        {...{ title, heading }}
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

const Idle = later(
  () => loadChunk(() => import(/* webpackChunkName: "gates" */ './after-idle.tsx')),
  'AfterIdle',
  { optional: true, when: whenIdle },
);

/** Everything behind the guard: the store's provider and the shell. */
export function SignedIn({ loadStore, ...headings }: Headings & { loadStore: LoadStore }) {
  return (
    <WithStore loadStore={loadStore}>
      <Shell {...headings} />
      <Later />
    </WithStore>
  );
}

/** Gates and session end load after the screen, and not once the customer leaves. */
function Later() {
  // Not when idle: a cheap phone would be blocked for 0.1 s unasked.
  useEffect(() => onTouch(() => void loadMui().catch(() => undefined)), []);
  return useSessionStage() === 'signedIn' && <Idle />;
}

// The menu's code loads with the click.
const AccountMenu = later(
  () => import(/* webpackChunkName: "menus" */ './account-menu.tsx'),
  'AccountMenu',
  ON_PRESS,
);

interface AvatarMenuProps {
  customer: { name: string; img: string | null };
  onSignOut: () => void;
}

/** The avatar button and its menu. @rule S2.6 */
function AvatarMenu({ customer, onSignOut }: AvatarMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <IconButton
        className="avatar-button"
        aria-label="Minha conta"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAsked(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Avatar key={customer.img} {...customer} />
      </IconButton>
      {asked && (
        <AccountMenu
          name={customer.name}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onSignOut={onSignOut}
        />
      )}
    </>
  );
}

/**
 * The customer's picture, else initials. The initials are an image, because visible text must be in the button's name (WCAG
 * 2.5.3). Use the picture as `key`.
 */
function Avatar({ name, img }: AvatarMenuProps['customer']) {
  const [broken, setBroken] = useState(false);
  if (img !== null && !broken)
    return (
      <span className="avatar">
        <img src={img} alt="" onError={() => setBroken(true)} />
      </span>
    );
  const letters = initials(name);
  return <span className="avatar">{letters !== '' && <span data-initials={letters} />}</span>;
}

const TillCode = later(
  () => import(/* webpackChunkName: "till-code" */ './code/till-code.flow.tsx'),
  'TillCode',
  ON_PRESS,
);

/** The query parameter of the installed app's shortcut (manifest). */
const WORD = 'codigo';

/**
 * Opens the customer's code: with a press, or with the shortcut's address.
 * @param props.asked how often it was asked for elsewhere
 */
function CodeButton({ asked: elsewhere }: { asked: number }) {
  const [asked, setAsked] = useState(0);
  const [params, setParams] = useSearchParams();
  const isInAddress = params.has(WORD);
  const [wasInAddress, setWasInAddress] = useState(false);
  if (isInAddress !== wasInAddress) {
    setWasInAddress(isInAddress);
    if (isInAddress) setAsked(asked + 1);
  }
  useEffect(() => {
    if (!isInAddress) return;
    // The address opens it once, not again after Back or a reload.
    setParams(
      (previous) => {
        previous.delete(WORD);
        return previous;
      },
      { replace: true },
    );
  }, [isInAddress, setParams]);
  return (
    <>
      <IconButton aria-label="Mostrar meu código" onClick={() => setAsked((times) => times + 1)}>
        <QrIcon />
      </IconButton>
      {asked + elsewhere > 0 && <TillCode asked={asked + elsewhere} />}
    </>
  );
}
