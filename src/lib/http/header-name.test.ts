import { isFreeHeaderName } from '../deployment/config.ts';

// @rule R77
test.each(['Idempotency-Key', 'X-Idempotency-Key', 'x_request_id', 'Chave1', 'acceptance'])(
  '%s is a header of its own',
  (name) => expect(isFreeHeaderName(name)).toBe(true),
);

// @rule R77
test.each([
  '',
  'Idempotency Key',
  'Key:',
  'Key\r\nAuthorization',
  'Key\n',
  'Clé',
  'a'.repeat(65),
  'Authorization',
  'content-type',
  'DOMAIN',
  'Pragma',
  'Portal-App-Id',
  'Accept',
  'Accept-Language',
  'Cookie',
  'Host',
  'Sec-Fetch-Mode',
  'Proxy-Authorization',
])('%j is none', (name) => expect(isFreeHeaderName(name)).toBe(false));
