import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ignoreRepeatedEnter } from './repeated-enter.ts';

// @rule R77
test('a repeating Enter submits nothing twice', () => {
  ignoreRepeatedEnter();
  render(<input aria-label="Senha" />);
  const isHeard = (init: KeyboardEventInit) => {
    const key = createEvent.keyDown(screen.getByLabelText('Senha'), init);
    fireEvent(screen.getByLabelText('Senha'), key);
    return !key.defaultPrevented;
  };
  expect(isHeard({ key: 'Enter' })).toBe(true);
  expect(isHeard({ key: 'Enter', repeat: true })).toBe(false);
  expect(isHeard({ key: 'ArrowDown', repeat: true })).toBe(true);
});
