import { readPortalConfig } from '../portal-config.ts';
import { extendCsp, headersFor, parseHeaderRules } from './security-headers.ts';

const FILE = `# written by the build
/*
  Content-Security-Policy: default-src 'none'; connect-src 'self'; script-src 'self'
  X-Content-Type-Options: nosniff
/sw.js
  Cache-Control: no-cache
`;

test('rules apply by path, the later ones on top', () => {
  const rules = parseHeaderRules(FILE);
  const common = {
    'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
    'x-content-type-options': 'nosniff',
  };
  expect([headersFor(rules, '/'), headersFor(rules, '/sw.js')]).toEqual([
    common,
    { ...common, 'cache-control': 'no-cache' },
  ]);
});

test('the origins of config.json are let in, once each, and no others', () => {
  const config = readPortalConfig(
    JSON.stringify({
      mainApiUrl: 'https://api.loja.example/v1',
      publicApiUrl: 'https://api.loja.example/public',
      personApiUrl: '',
      statesUrl: '/estados',
      map: { tileUrl: 'https://{s}.mapa.example/{z}/{x}/{y}.png' },
      push: { sdkUrl: 'https://push.example/sdk.js' },
    }),
  );
  const [rule] = extendCsp(parseHeaderRules(FILE), config.cspSources);
  expect(rule?.headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self' https://api.loja.example https://push.example; " +
      "script-src 'self' https://push.example; img-src 'self' https://api.loja.example https://*.mapa.example",
  );
});

test('the demo config.json lets nobody in', () => {
  expect(readPortalConfig().cspSources).toEqual({ 'connect-src': [], 'img-src': [], 'script-src': [] });
});
