import { Component, type ReactNode } from 'react';
import { discardFirstPaint } from '../platform/start/first-paint.ts';
import { later } from '../ui/page/later.tsx';

const CrashScreen = later(
  () => import(/* webpackChunkName: "trouble" */ './crash.screen.tsx'),
  'CrashScreen',
  // Its code may be lost with what failed.
  { optional: true, fallback: 'Não foi possível carregar. Recarregue a página.' },
);

/** Catches what no screen expected, and shows the way out instead of a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    discardFirstPaint();
    // Another screen may be whole: back leads to it.
    addEventListener('hashchange', () => this.setState({ failed: false }), { once: true });
  }

  override render() {
    return this.state.failed ? <CrashScreen /> : this.props.children;
  }
}
