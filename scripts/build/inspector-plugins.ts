import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** Another module in place of `request`, where one of these files imports it. */
interface StandIn {
  readonly request: RegExp;
  readonly importers: RegExp;
  readonly by: string;
}

const STAND_INS: readonly StandIn[] = [
  {
    request: /^xstate$/,
    importers: /[\\/]src[\\/](?:app|features|session|base)[\\/]|[\\/]machines[\\/]kit[\\/]fill-ports\.ts$/,
    by: 'tools/inspector/bridge/xstate.ts',
  },
  {
    request: /[\\/]after-load\.ts$/,
    importers: /[\\/]src[\\/]boot\.ts$/,
    by: 'tools/inspector/bridge/report/after-load.ts',
  },
  {
    request: /[\\/]base[\\/]flow[\\/]ask\.ts$/,
    importers: /[\\/]src[\\/]session[\\/]/,
    by: 'tools/inspector/bridge/ask.ts',
  },
];

/** Makes the flows of the QA build start actors that can be watched. The portal's sources know nothing of it. */
export function inspectorPlugins(root: string): webpack.WebpackPluginInstance[] {
  return STAND_INS.map(
    ({ request, importers, by }) =>
      new webpack.NormalModuleReplacementPlugin(request, (resource) => {
        if (importers.test(resource.contextInfo.issuer)) resource.request = path.join(root, by);
      }),
  );
}

/** Puts the portal's `@font-face` rules at their marker in the inspector's page. */
export function insertFonts(source: string, root: string): string {
  const read = (name: string) => readFileSync(path.join(root, 'public/fonts', name), 'utf8');
  return source.replace('/* fonts */', () =>
    (read('fallbacks.css') + read('fonts.css')).replaceAll("url('./", "url('../../public/fonts/"),
  );
}
