import { startTestServer } from '../testing/server.ts';

// @rule C6.6
test("QA's server alone serves the contract at /docs/", async () => {
  const qa = await startTestServer({ listen: false, faults: true });
  const page = await qa.app.inject('/docs/');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const scripts = [...page.body.matchAll(/(?:src|href)="([^":]+)"/g)].map(([, name = '']) => `/docs/${name}`);
  const answers = await Promise.all(
    [...scripts, '/docs/openapi.yaml', '/docs/viewer/package.json'].map(async (url) => qa.app.inject(url)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 404]);
  expect(answers[3]?.body).toContain('openapi: 3.1.0');
  await qa.stop();
  const plain = await startTestServer({ listen: false });
  expect((await plain.app.inject('/docs/')).statusCode).toBe(404);
  await plain.stop();
});
