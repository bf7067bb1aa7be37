/** A reloaded page as short as this cannot scroll further. */
const SHORT = 100;

beforeEach(() => jest.resetModules());

it('scrolling stops when the page stays shorter than before its reload', async () => {
  sessionStorage.setItem('portal.altura', 'undefined 500');
  performance.getEntriesByType = () => [{ type: 'reload' } as PerformanceNavigationTiming];
  window.scrollY = SHORT;
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { showWhereLeft } = await import('./left-at.ts');
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const end = showWhereLeft();
  const change = async () => {
    scrollTo.mockClear();
    document.body.append(document.createElement('p'));
    await jest.advanceTimersByTimeAsync(0);
    return scrollTo.mock.calls;
  };
  expect(await change()).toEqual([[0, 500]]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await change()).toEqual([]);
  end();
});

it('a position that was reached is held while the page above it changes its height', async () => {
  sessionStorage.setItem('portal.altura', 'undefined 500');
  performance.getEntriesByType = () => [{ type: 'reload' } as PerformanceNavigationTiming];
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((...at) => {
    window.scrollY = at[1];
  });
  const { showWhereLeft } = await import('./left-at.ts');
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const end = showWhereLeft();
  const moveTo = async (y: number) => {
    window.scrollY = y;
    document.body.append(document.createElement('p'));
    await jest.advanceTimersByTimeAsync(0);
    return window.scrollY;
  };
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(await moveTo(519)).toBe(500);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await moveTo(519)).toBe(519);
  end();
});
