import { fireEvent, render, screen } from '@testing-library/react';
import { useOnePress } from './use-one-press.ts';

const pressed = jest.fn();

function Trocar() {
  return (
    <button type="button" onClick={useOnePress(pressed)}>
      Trocar
    </button>
  );
}

// @rule R64
test('a double click, tap or repeating key is one press', () => {
  let now = 5000;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
  const { rerender } = render(<Trocar />);
  const pressAfter = (ms: number) => {
    now += ms;
    fireEvent.click(screen.getByRole('button'));
    rerender(<Trocar />);
  };
  for (const ms of [0, 300, 30, 500]) pressAfter(ms);
  expect(pressed).toHaveBeenCalledTimes(1);
  pressAfter(600);
  expect(pressed).toHaveBeenCalledTimes(2);
});
