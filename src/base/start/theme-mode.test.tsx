import { tokens } from '../../ui/theme/tokens.ts';
import {
  applyThemeMode,
  chooseThemeMode,
  followThemeMode,
  PAGE_COLORS,
  readThemeMode,
  watchThemeMode,
} from './theme-mode.ts';

let dark = false;
let more = false;
let paper = false;
let devicesWishes: (() => void)[] = [];
const deviceChanged = () => {
  for (const listener of devicesWishes) listener();
};
const tema = () => document.documentElement.dataset['tema'];

beforeEach(() => {
  [dark, more, paper, devicesWishes] = [false, false, false, []];
  localStorage.clear();
  const matches = (query: string) => {
    if (query === 'print') return paper;
    return query === '(prefers-contrast: more)' ? more : dark;
  };
  const matchMedia = (query: string) => ({
    matches: matches(query),
    addEventListener: (_type: string, listener: () => void) => devicesWishes.push(listener),
  });
  Object.assign(globalThis, { matchMedia });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

// @rule R148
test('prefers-contrast selects the high contrast unless a theme is chosen', () => {
  more = true;
  applyThemeMode();
  followThemeMode();
  expect([readThemeMode(), tema()]).toEqual(['system', 'contrast']);
  dark = true;
  deviceChanged();
  expect(tema()).toBe('contrast');
  chooseThemeMode('light');
  expect(tema()).toBe('light');
  chooseThemeMode('system');
  more = false;
  deviceChanged();
  expect(tema()).toBe('dark');
});

// @rule R143
test('printing uses the light scheme', () => {
  followThemeMode();
  for (const mode of ['dark', 'system', 'contrast'] as const) {
    dark = mode === 'system';
    chooseThemeMode(mode);
    const before = tema();
    paper = true;
    deviceChanged();
    expect(tema()).toBe(mode === 'contrast' ? 'contrast' : 'light');
    paper = false;
    deviceChanged();
    expect([before, tema()]).toEqual(Array(2).fill(mode === 'contrast' ? 'contrast' : 'dark'));
  }
});

// @rule R148
test("'Alto contraste' is kept like any other choice", () => {
  chooseThemeMode('contrast');
  expect([readThemeMode(), tema(), localStorage.getItem('portal.tema')]).toEqual(Array(3).fill('contrast'));
});

test('a choice that could not be kept gives way to the next one that can', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseThemeMode('dark');
  expect(readThemeMode()).toBe('dark');
  full.mockRestore();
  chooseThemeMode('light');
  expect([readThemeMode(), tema()]).toEqual(['light', 'light']);
});

test("without a choice the device's scheme is followed, also when it changes", () => {
  applyThemeMode();
  followThemeMode();
  expect([readThemeMode(), tema()]).toEqual(['system', 'light']);
  dark = true;
  deviceChanged();
  expect(tema()).toBe('dark');
});

test('a choice overrides the device, is stored and announced', () => {
  const listener = jest.fn();
  const stop = watchThemeMode(listener);
  dark = true;
  chooseThemeMode('light');
  expect([readThemeMode(), tema(), listener.mock.calls.length]).toEqual(['light', 'light', 1]);
  expect(localStorage.getItem('portal.tema')).toBe('light');
  stop();
  chooseThemeMode('system');
  expect([tema(), listener.mock.calls.length]).toEqual(['dark', 1]);
});

test('a choice made in another tab counts here, too', () => {
  followThemeMode();
  localStorage.setItem('portal.tema', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'portal.tema' }));
  expect(tema()).toBe('dark');
});

// @rule R183
test("the browser's bars follow the chosen theme", () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color">';
  const bars = () => [...document.querySelectorAll('meta')].map(({ content }) => content);
  dark = true;
  for (const mode of ['light', 'dark', 'contrast'] as const) {
    chooseThemeMode(mode);
    expect(bars()).toEqual(Array(2).fill(PAGE_COLORS[mode]));
    expect(PAGE_COLORS[mode]).toBe(tokens[mode].page);
  }
  chooseThemeMode('system');
  expect(bars()).toEqual(Array(2).fill(PAGE_COLORS.dark));
  document.head.innerHTML = '';
});
