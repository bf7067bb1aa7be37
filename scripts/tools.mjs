import path from 'node:path';
import { root } from './lib/run.mjs';
import { makeTools } from './lib/tools.mjs';

// `npm run tools`: the commands of a deployment as a package of their own, for who has a build and no checkout (docs/DEPLOY.md).
const folder = path.join(root, 'build/tools');
await makeTools(folder);
console.log(`made ${folder}: npm pack ${folder}, then npx portal-tools-….tgz`);
