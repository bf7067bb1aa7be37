import { onChangedElsewhere, tellChanged } from './changed-elsewhere.ts';

// @rule R281
test('what was told arrives in another window and stays stored in none', () => {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  tellChanged(['Pessoa']);
  const [key, newValue] = written.mock.calls[0] ?? [];
  expect(localStorage).toHaveLength(0);
  const heard = jest.fn();
  onChangedElsewhere(heard);
  for (const event of [
    { key: 'portal.tema', newValue: 'escuro' },
    { key, newValue },
    { key, newValue: null },
  ])
    dispatchEvent(new StorageEvent('storage', event as StorageEventInit));
  expect(heard.mock.calls).toEqual([[['Pessoa']]]);
});
