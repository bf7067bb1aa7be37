import { headersFor, parseHeaderRules } from './static-half.ts';

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
