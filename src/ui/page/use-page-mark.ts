import { useLayoutEffect } from 'react';

/**
 * Sets `<html data-name>` while the component is mounted, for rules of the whole page. The browser checks `html:has()` anew
 * at every change of the document.
 */
export function usePageMark(name: 'bar' | 'frame'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => void delete dataset[name];
  }, [name]);
}
