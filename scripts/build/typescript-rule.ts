import { readFileSync } from 'node:fs';

/** The browsers of package.json: swc, unlike webpack, does not look for them. */
function readBrowsers(): string[] {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }).browserslist;
}

/** How every build reads TypeScript. */
export const typescriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    env: { targets: readBrowsers() },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
