import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const VIEWER = ['/swagger-ui.css', '/swagger-ui-bundle.js'];
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>O contrato do portal</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="viewer/swagger-ui.css">
</head>
<body>
<div id="contract"></div>
<script src="viewer/swagger-ui-bundle.js"></script>
<script src="start.js"></script>
</body>
</html>
`;

/** Disables the viewer's external validator. */
const START = `SwaggerUIBundle({ url: 'openapi.yaml', dom_id: '#contract', validatorUrl: 'none', deepLinking: true });
`;

/**
 * For QA (FAULTS=1): the contract as OpenAPI at /docs/, without other hosts. Absent without the viewer's package.
 * @rule C6.6
 */
export async function addApiDocs(app: FastifyInstance, serverRoot: string): Promise<void> {
  const root = join(serverRoot, '../node_modules/swagger-ui-dist');
  if (!existsSync(root)) return;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    });
  });
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(START));
  app.get('/docs/openapi.yaml', async (_request, reply) =>
    reply.type('application/yaml').send(await readFile(join(serverRoot, '../docs/openapi.yaml'))),
  );
  await app.register(fastifyStatic, {
    root,
    prefix: '/docs/viewer/',
    cacheControl: false,
    allowedPath: (path) => VIEWER.includes(path),
  });
}
