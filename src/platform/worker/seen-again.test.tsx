import { onNetworkBack } from './network.ts';
import { askAgainWhenSeen } from './seen-again.ts';

test('a page that is seen again after five minutes asks again for what it shows, an earlier look does not (R90)', () => {
  jest.useFakeTimers();
  const again = jest.fn();
  const hidden = jest.spyOn(document, 'hidden', 'get');
  onNetworkBack(again);
  askAgainWhenSeen();
  const awayFor = (ms: number) => {
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(ms);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  awayFor(299_000);
  expect(again).not.toHaveBeenCalled();
  awayFor(301_000);
  expect(again).toHaveBeenCalledTimes(1);
});
