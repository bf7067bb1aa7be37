import { onNetworkBack } from './network.ts';
import { refetchOnResume } from './refetch-on-resume.ts';

const again = jest.fn();
let hidden: jest.SpyInstance<boolean>;

jest.useFakeTimers();
onNetworkBack(again);
refetchOnResume();
beforeEach(() => {
  again.mockClear();
  hidden = jest.spyOn(document, 'hidden', 'get');
});

const changeTo = (to: 'hidden' | 'shown') => {
  hidden.mockReturnValue(to === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Only the wall clock moves: sleep, or a clock change. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);

// @rule R90
test('a page refetches on resume after five minutes', () => {
  const awayFor = (ms: number) => {
    changeTo('hidden');
    jest.advanceTimersByTime(ms);
    changeTo('shown');
  };
  awayFor(299_000);
  expect(again).not.toHaveBeenCalled();
  awayFor(301_000);
  expect(again).toHaveBeenCalledTimes(1);
});

// @rule R90
test('a page refetches after sleep or a clock set back', () => {
  for (const slept of [301_000, -7_200_000]) {
    again.mockClear();
    changeTo('hidden');
    sleep(slept);
    changeTo('shown');
    expect(again).toHaveBeenCalledTimes(1);
  }
});

// @rule R4, R90
test('a visible page refetches within a minute of waking', () => {
  jest.advanceTimersByTime(3_600_000);
  expect(again).not.toHaveBeenCalled();
  sleep(86_400_000);
  jest.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_600_000);
  expect(again).toHaveBeenCalledTimes(1);
});
