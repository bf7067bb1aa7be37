import { act, render, screen } from '@testing-library/react';
import { useHoje } from './use-hoje.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59, 58) });
});
afterEach(() => {
  jest.useRealTimers();
});

function Hoje() {
  return <p>{useHoje()}</p>;
}

// @rule R100
test('the day changes at midnight by itself, every night', () => {
  render(<Hoje />);
  expect(screen.getByText('2026-12-31')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByText('2026-12-31')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('2027-01-01')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(24 * 3_600_000));
  expect(screen.getByText('2027-01-02')).toBeInTheDocument();
});

// @rule R100
test('a visible page sees the new day within a minute', () => {
  jest.setSystemTime(new Date(2026, 11, 31, 12));
  render(<Hoje />);
  // Only the wall clock moves.
  jest.setSystemTime(new Date(2027, 0, 2, 9));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('2027-01-02')).toBeInTheDocument();
});

// @rule R100
test('a page that slept over midnight sees the new day on resume', () => {
  const { unmount } = render(<Hoje />);
  jest.setSystemTime(new Date(2027, 0, 3, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2027-01-03')).toBeInTheDocument();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
