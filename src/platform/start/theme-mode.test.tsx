import {
  applyThemeMode,
  chooseThemeMode,
  followThemeMode,
  readThemeMode,
  watchThemeMode,
} from './theme-mode.ts';

let dark = false;
let deviceChanged: () => void = () => undefined;
const tema = () => document.documentElement.dataset['tema'];

beforeEach(() => {
  dark = false;
  localStorage.clear();
  const list = {
    get matches() {
      return dark;
    },
    addEventListener: (_type: string, listener: () => void) => (deviceChanged = listener),
  };
  Object.assign(globalThis, { matchMedia: () => list });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

test("without a choice the device's scheme is followed, also when it changes", () => {
  applyThemeMode();
  followThemeMode();
  expect([readThemeMode(), tema()]).toEqual(['system', 'light']);
  dark = true;
  deviceChanged();
  expect(tema()).toBe('dark');
});

test('a choice counts over the device, is kept, and is told', () => {
  const told = jest.fn();
  const stop = watchThemeMode(told);
  dark = true;
  chooseThemeMode('light');
  expect([readThemeMode(), tema(), told.mock.calls.length]).toEqual(['light', 'light', 1]);
  expect(localStorage.getItem('portal.tema')).toBe('light');
  stop();
  chooseThemeMode('system');
  expect([tema(), told.mock.calls.length]).toEqual(['dark', 1]);
});

test('a choice made in another tab counts here, too', () => {
  followThemeMode();
  localStorage.setItem('portal.tema', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'portal.tema' }));
  expect(tema()).toBe('dark');
});
