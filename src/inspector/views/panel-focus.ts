import { useRef } from 'react';

/**
 * Keeps the keyboard in a panel: what is pressed there may be gone with what it did, and what an arrow of the chart asks
 * for is chosen there. For the props of the panel's element.
 * @param isAsked something outside asks for the panel
 */
export function usePanelFocus(isAsked: boolean) {
  const isInside = useRef(false);
  const wasAsked = useRef(isAsked);
  return {
    onFocus: () => (isInside.current = true),
    onBlur: () => (isInside.current = false),
    // Called after every change: an element that is taken away says nothing of its focus.
    ref: (panel: HTMLElement | null) => {
      if (panel === null) return;
      const isLost = isInside.current && document.activeElement === document.body;
      const isNew = isAsked && !wasAsked.current;
      wasAsked.current = isAsked;
      if (isLost || isNew) panel.querySelector<HTMLElement>('li button:enabled, button:enabled')?.focus();
    },
  };
}
