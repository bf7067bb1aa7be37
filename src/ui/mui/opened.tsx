import { type ComponentType, type FC, useEffect, useState } from 'react';
import { lazyComponent } from '../page/lazy-component.tsx';
import { mui } from '../theme/mui.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * A component made of MUI that a screen shows only when it opens: a dialog. Its code is asked for with the first touch of the
 * page, without which nothing opens, and it stays once it was open, so that it can close softly.
 * @param load imports the component
 */
export function opened<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): FC<Props> {
  const ask = () => mui(load());
  const Component = lazyComponent(ask, null);
  return function Opened(props: Props) {
    const [asked, setAsked] = useState(props.open);
    if (props.open && !asked) setAsked(true);
    useEffect(() => {
      // Not by `Component.fetch`, which reloads the page when a chunk is missing: offline that would lose what is on screen.
      const touched = () => void ask().catch(() => undefined);
      for (const touch of TOUCHES) addEventListener(touch, touched, { once: true });
      return () => {
        for (const touch of TOUCHES) removeEventListener(touch, touched);
      };
    }, []);
    return asked ? <Component {...props} /> : null;
  };
}
