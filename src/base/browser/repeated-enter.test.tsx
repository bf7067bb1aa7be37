import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ignoreRepeatedEnter } from './repeated-enter.ts';

// @rule R77
test('a repeating Enter submits nothing twice', () => {
  ignoreRepeatedEnter();
  render(<input aria-label="Senha" />);
  const isHandled = (init: KeyboardEventInit) => {
    const key = createEvent.keyDown(screen.getByLabelText('Senha'), init);
    fireEvent(screen.getByLabelText('Senha'), key);
    return !key.defaultPrevented;
  };
  expect(isHandled({ key: 'Enter' })).toBe(true);
  expect(isHandled({ key: 'Enter', repeat: true })).toBe(false);
  expect(isHandled({ key: 'ArrowDown', repeat: true })).toBe(true);
});
