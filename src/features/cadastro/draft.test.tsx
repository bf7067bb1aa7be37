import { renderHook } from '@testing-library/react';
import { readDraft, useDraft, useDraftEnd, useKeepsDraft } from './draft.flow.ts';
import {
  dropOldResumePoint,
  storedPoint,
  WAIT_MS,
  RESUME_POINT_KEY,
} from '../../session/stored-resume-point.ts';
import { forgetOldDraft } from '../../base/device/forget-customer.ts';

beforeEach(() => sessionStorage.setItem('portal.cadastro', '{"nome":"Clara"}'));
afterEach(() => {
  sessionStorage.clear();
  location.hash = '';
});

test('input is stored', () => {
  const { rerender } = renderHook((values: object) => useDraft(values), { initialProps: { nome: 'C' } });
  rerender({ nome: 'Cl' });
  expect(readDraft()).toEqual({ nome: 'Cl' });
});

test('input counts as kept while its form is mounted', () => {
  const { result } = renderHook(() => useKeepsDraft());
  expect(result.current).toBe(false);
  const { unmount } = renderHook(() => useDraft({}));
  expect(result.current).toBe(true);
  unmount();
  expect(result.current).toBe(false);
});

// @rule R88
test.each([
  ['#/register', true],
  ['#/termos-aceite', true],
  ['#/TERMOS-ACEITE?x=1', true],
  ['#/', false],
  ['#/recover-password', false],
  ['#/portal', false],
  ['', false],
])('a screen is left for %j: kept is %s', (hash, kept) => {
  location.hash = '#/register';
  const { unmount } = renderHook(() => useDraftEnd());
  location.hash = hash;
  unmount();
  expect(readDraft() !== null).toBe(kept);
});

// @rule R88
describe('at the start of a page', () => {
  const startedBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const { getEntriesByType } = performance;
  afterEach(() => {
    Object.assign(performance, { getEntriesByType });
    Reflect.deleteProperty(document, 'wasDiscarded');
  });

  it.each([
    ['reload', true],
    ['navigate', false],
    ['back_forward', false],
  ])('%s: kept is %s', (type, kept) => {
    startedBy(type);
    forgetOldDraft();
    expect(readDraft() !== null).toBe(kept);
  });

  it('a tab that the browser had unloaded keeps it', () => {
    startedBy('back_forward');
    Object.assign(document, { wasDiscarded: true });
    forgetOldDraft();
    expect(readDraft()).toEqual({ nome: 'Clara' });
  });
});

// @rule R111
describe('the screen on which a session ended', () => {
  const NOW = Date.UTC(2026, 10, 21, 12);
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());
  const keep = (em: unknown) => sessionStorage.setItem(RESUME_POINT_KEY, JSON.stringify({ em, campos: {} }));
  const isKept = () => RESUME_POINT_KEY in sessionStorage;

  it.each([NOW - 60_000, String(NOW - 60_000)])('left at %j it is deleted after half an hour', (em) => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    keep(em);
    dropOldResumePoint();
    jest.advanceTimersByTime(WAIT_MS - 60_001);
    expect(isKept()).toBe(true);
    expect(timers).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(isKept()).toBe(false);
  });

  it.each(['ontem', null, {}, NOW + 1000, NOW - WAIT_MS])(
    'left at %j it is invalid and deleted at once',
    (em) => {
      keep(em);
      expect(storedPoint.read()).toBeNull();
      dropOldResumePoint();
      expect(isKept()).toBe(false);
    },
  );

  it.each(['null', '7', '"x"', '[]', '{'])('invalid data (%s) is deleted at once', (text) => {
    sessionStorage.setItem(RESUME_POINT_KEY, text);
    expect(storedPoint.read()).toBeNull();
    dropOldResumePoint();
    expect(isKept()).toBe(false);
  });
});
