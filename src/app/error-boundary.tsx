import { Component, type ReactNode } from 'react';
import { noteFault } from '../lib/faults.ts';
import { discardFirstPaint } from '../platform/start/first-paint.ts';
import { later } from '../ui/page/later.tsx';

const CrashScreen = later(
  () => import(/* webpackChunkName: "trouble" */ './crash.screen.tsx'),
  'CrashScreen',
  // The crash screen's chunk may fail to load as well.
  { optional: true, fallback: 'Não foi possível carregar. Recarregue a página.' },
);

/** Catches unexpected errors and offers a way out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    noteFault('screen', error);
    discardFirstPaint();
    // Another screen may work: Back leads to it.
    addEventListener('hashchange', () => this.setState({ failed: false }), { once: true });
  }

  override render() {
    return this.state.failed ? <CrashScreen /> : this.props.children;
  }
}
