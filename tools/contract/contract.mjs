import { importBundled } from '../../scripts/lib/bundled.mjs';

// `npm run contract -w @portal/contract -- --url https://provider.example`: proves a provider's server against the portal's own readers
// (docs/CONTRACT.md). @rule C6
const { main } = await importBundled('tools/contract/main.ts');
process.exitCode = await main(process.argv.slice(2));
