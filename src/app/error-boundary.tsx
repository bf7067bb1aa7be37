import { Component, lazy, type ReactNode, Suspense } from 'react';
import { discardFirstPaint } from '../platform/first-paint.ts';

const CrashScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "trouble" */ './crash.screen.tsx')).CrashScreen,
}));

/** Catches what no screen expected, and shows the way out instead of a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    discardFirstPaint();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <CrashScreen />
      </Suspense>
    );
  }
}
