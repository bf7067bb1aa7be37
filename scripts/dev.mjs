import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { serverBuild } from './lib/build.mjs';
import { root } from './lib/run.mjs';
import { readArgs } from './lib/usage.mjs';
import { setup } from './setup.mjs';

readArgs(`npm run dev

The portal with hot reload, in front of a reference server that restarts when its sources change. PORT (4173) is the portal's,
API_PORT (PORT + 1) the server's.`);
await setup();
const { context } = await import('esbuild');
const { default: webpack } = await import('webpack');
const { DevServer } = await import('./dev-server/dev-server.mjs');

const port = Number(process.env.PORT ?? 4173);
const apiPort = Number(process.env.API_PORT ?? port + 1);
let server;

/** Ends the running reference server and waits: two processes may not share a database folder. */
async function stopServer() {
  if (!server || server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}

const restart = {
  name: 'restart',
  setup: ({ onEnd }) =>
    onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      await stopServer();
      server = spawn(process.execPath, ['--enable-source-maps', serverBuild.outfile], {
        cwd: root,
        env: { ...process.env, PORT: String(apiPort) },
        stdio: 'inherit',
      });
    }),
};

const watcher = await context({ ...serverBuild, plugins: [restart] });
await watcher.watch();

const require = createRequire(import.meta.url);
require('esbuild-register/dist/node.js').register({ target: 'node20' });
const { default: createConfig } = require('../webpack.config.ts');
const config = await createConfig({ qa: true }, { mode: 'development' });

const target = `http://127.0.0.1:${apiPort}`;
// Without it webpack's own config.json would be served.
const serverConfig = {
  name: 'config',
  path: '/config.json',
  middleware: (_request, response, next) => void sendConfig(response, next),
};

async function sendConfig(response, next) {
  try {
    const answer = await fetch(`${target}/config.json`);
    response.setHeader('content-type', 'application/json').end(await answer.text());
  } catch (error) {
    next(error);
  }
}

const devServer = new DevServer(
  {
    ...config.devServer,
    port,
    host: process.env.HOST ?? '127.0.0.1',
    static: false,
    setupExitSignals: false,
    setupMiddlewares: (middlewares) => [serverConfig, ...middlewares],
    proxy: [{ context: (path) => path !== '/ws', target, changeOrigin: false }],
  },
  webpack(config),
);
await devServer.start();
console.log(
  `Portal with hot reload: http://localhost:${port}/ (the reference server alone: port ${apiPort})`,
);

async function stop() {
  await Promise.all([devServer.stop(), watcher.dispose(), stopServer()]);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
