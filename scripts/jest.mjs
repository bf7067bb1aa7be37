import { runJest } from './lib/jest.mjs';
import { setup } from './setup.mjs';

// `npm run jest -- --watch src/lib`: Jest with the flags of `npm test`.
await setup();
const { code } = await runJest(process.argv.slice(2), { show: true });
process.exitCode = code;
