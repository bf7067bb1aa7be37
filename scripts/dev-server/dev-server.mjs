import { install } from '../setup.mjs';

await install(import.meta.dirname);

/** The bundler's own server, of which `npm run dev` alone has a use: installed when that first runs. */
export const { default: DevServer } = await import('webpack-dev-server');
