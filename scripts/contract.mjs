import { root } from './lib/run.mjs';
import { importBundled } from './lib/bundled.mjs';

// `npm run contract -- --url https://provider.example`: proves a provider's server against the portal's own readers
// (docs/CONTRACT.md). @rule C6
const { main } = await importBundled('scripts/contract/main.ts');
process.exitCode = await main(process.argv.slice(2), root);
