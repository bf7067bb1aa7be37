import { addressOf, type Hosts, pathOf } from './request.ts';

const hosts = { mainApiUrl: 'https://api.example', statesUrl: null } as Hosts;

// @rule C2.2
it('half an emoji in an id of the server breaks no call', () => {
  expect(pathOf('/api/termo/*', '7\ud83d')).toBe('/api/termo/7%EF%BF%BD');
  expect(addressOf(hosts, 'main', '/api/tabloides/ativos', { idEmpresa: '7\ud83d' })).toBe(
    'https://api.example/api/tabloides/ativos?idEmpresa=7%EF%BF%BD',
  );
});

it('the query omits empty values and encodes the others', () => {
  expect(addressOf(hosts, 'main', '/x', { a: null, b: undefined })).toBe('https://api.example/x');
  expect(addressOf(hosts, 'main', '/x', { a: null, b: 0, c: 'a b&c=d+é' })).toBe(
    'https://api.example/x?b=0&c=a%20b%26c%3Dd%2B%C3%A9',
  );
  expect(addressOf(hosts, 'states', '/estados')).toBe('/estados');
});
