import { renderHook } from '@testing-library/react';
import { readDraft, useDraft, useDraftEnd } from './draft.ts';
import { forgetOldDraft } from './draft-storage.ts';

beforeEach(() => sessionStorage.setItem('portal.cadastro', '{"nome":"Clara"}'));
afterEach(() => {
  sessionStorage.clear();
  location.hash = '';
  jest.restoreAllMocks();
});

test('what is typed is kept', () => {
  const { rerender } = renderHook((values: object) => useDraft(values), { initialProps: { nome: 'C' } });
  rerender({ nome: 'Cl' });
  expect(readDraft()).toEqual({ nome: 'Cl' });
});

test.each([
  ['#/register', true],
  ['#/termos-aceite', true],
  ['#/TERMOS-ACEITE?x=1', true],
  ['#/', false],
  ['#/recover-password', false],
  ['#/portal', false],
  ['', false],
])('a screen is left for %j: kept is %s (R88)', (hash, kept) => {
  location.hash = '#/register';
  const { unmount } = renderHook(() => useDraftEnd());
  location.hash = hash;
  unmount();
  expect(readDraft() !== null).toBe(kept);
});

describe('at the start of a page (R88)', () => {
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
