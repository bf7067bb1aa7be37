import { runJest } from './lib/jest.mjs';
import { setup } from './setup.mjs';

// `node scripts/jest.mjs --watch src/lib`: Jest with the flags of `npm test`.
await setup();
const { code } = await runJest(process.argv.slice(2), { show: true });
process.exitCode = code;
