import { buildServer, serverFile } from './lib/build.mjs';
import { run } from './lib/run.mjs';
import { readArgs } from './lib/usage.mjs';

readArgs('npm run seed    sets the demo data back (DATA_DIR or DATABASE_URL as for the server)');
await buildServer();
const { code } = await run(process.execPath, [serverFile, 'seed'], { show: true });
process.exitCode = code;
