import { createRoot as createReactRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createRoot } from './app/root.ts';
import { loadConfig } from './platform/config.ts';
import { discardFirstPaint } from './platform/first-paint.ts';

/** Starts the portal in `#root`; the pre-rendered page stays until a screen takes its place. */
export async function start(): Promise<void> {
  const host = document.getElementById('root');
  if (host === null) throw new Error('no #root in the page');
  const react = createReactRoot(host);
  try {
    react.render(<App root={createRoot(await loadConfig())} />);
  } catch (error) {
    const { ConfigErrorScreen } = await import(
      /* webpackChunkName: "trouble" */ './app/config-error.screen.tsx'
    );
    discardFirstPaint();
    react.render(<ConfigErrorScreen error={error} />);
  }
}
