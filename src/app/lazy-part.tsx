import { type ComponentType, lazy, useState } from 'react';
import type { Part } from './parts.ts';

/**
 * `lazy`, but a part that is there already is shown at once: for a promise, kept or not, React puts up the fallback and
 * leaves it for 300 ms.
 */
export function lazyPart<Props extends object>(part: Part<ComponentType<Props>>): ComponentType<Props> {
  const Late: ComponentType<Props> = lazy(async () => ({ default: await part() }));
  return function PartPlace(props: Props) {
    // Chosen once: another type in the same place would be another screen, without what was typed.
    const [Screen] = useState(() => part.loaded ?? Late);
    return <Screen {...props} />;
  };
}
