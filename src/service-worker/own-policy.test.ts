import { allowsOwnScript } from './kept-copy.ts';

const PAGE = '<!doctype html><script>start()</script><script src="a.js"></script>';
// openssl dgst -sha256 -binary | base64, of 'start()'
const OWN = 'DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';

const answer = (policy: string | null) =>
  new Response(PAGE, policy === null ? {} : { headers: { 'content-security-policy': policy } });

// @rule C6.8
it.each([
  ['names its script', `script-src 'self' 'sha256-${OWN}'`, true],
  ['is that of another build', "script-src 'self' 'sha256-AAAA'", false],
  ['names no script', "default-src 'self'; script-src 'self' https://cdn.example", true],
  ['is not there', null, true],
])('a page whose policy %s', async (_name, policy, allowed) => {
  expect(await allowsOwnScript(answer(policy))).toBe(allowed);
});
