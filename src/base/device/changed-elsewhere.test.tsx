import { onChangedElsewhere, emitChanged } from './changed-elsewhere.ts';

// @rule R281
test('a change reaches another window and is not stored', () => {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  emitChanged(['Pessoa']);
  const [key, newValue] = written.mock.calls[0] ?? [];
  expect(localStorage).toHaveLength(0);
  const listener = jest.fn();
  onChangedElsewhere(listener);
  for (const event of [
    { key: 'portal.tema', newValue: 'escuro' },
    { key, newValue },
    { key, newValue: null },
  ])
    dispatchEvent(new StorageEvent('storage', event as StorageEventInit));
  expect(listener.mock.calls).toEqual([[['Pessoa']]]);
});
