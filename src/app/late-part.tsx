import { type ComponentType, useEffect, useState } from 'react';

export interface LatePartProps {
  /** Calls back when the part's time has come. The same function for the life of the page. */
  wait: (come: () => void) => void;
  load: () => Promise<ComponentType>;
}

/** The place of a part that is fetched when its time has come, and not before; one that cannot be had is done without. */
export function LatePart({ wait, load }: LatePartProps) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    wait(() => void load().then((part) => setPart(() => part), Boolean));
  }, [wait, load]);
  return Part && <Part />;
}
