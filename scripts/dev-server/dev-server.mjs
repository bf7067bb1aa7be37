import { install } from '../setup.mjs';

await install(import.meta.dirname);

/** webpack's dev server, in a package of its own: installed when `npm run dev` first runs. */
export const { default: DevServer } = await import('webpack-dev-server');
