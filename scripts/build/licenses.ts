import apache from 'spdx-license-list/licenses/Apache-2.0.json' with { type: 'json' };
import mit from 'spdx-license-list/licenses/MIT.json' with { type: 'json' };
import LicensePlugin from 'webpack-license-plugin';

interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  readonly licenseText?: string | null;
  readonly noticeText?: string | null;
}

/** Taken over with the project's order: it restricts what the code may be used for (docs/DEPLOY.md). */
const BY_ORDER = 'Hippocratic-2.1';
/** Those that ask no more than that their text goes along. */
const FREE = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|\(MPL-2\.0 OR Apache-2\.0\))$/;
/** For a package that names its licence and brings no text. */
const TEXTS: Readonly<Record<string, string>> = {
  MIT: mit.licenseText,
  'Apache-2.0': apache.licenseText,
};

const RULE = `\n${'-'.repeat(72)}\n\n`;

/**
 * Writes every bundled package with its version and its licence: `licenses.txt` for readers, `licenses.json` for programs.
 * A package under any other licence, or without a text, fails the build by its name.
 */
export const licenses = new LicensePlugin({
  outputFilename: 'licenses.json',
  includeNoticeText: true,
  unacceptableLicenseTest: (license) => license !== BY_ORDER && !FREE.test(license),
  additionalFiles: { 'licenses.txt': (packages: Bundled[]) => packages.map(licenseEntry).join(RULE) },
});

/** One package's part of `licenses.txt`. Throws where there is no text of its licence. */
export function licenseEntry({ name, version, license, licenseText, noticeText }: Bundled): string {
  const text = (licenseText ?? '').trim() || standardText(name, license ?? '');
  if (text === undefined) throw new Error(`${name} ${version}: no text of its licence (${license})`);
  return `${[`${name} ${version} (${license})`, text, (noticeText ?? '').trim()].filter(Boolean).join('\n\n')}\n`;
}

function standardText(name: string, license: string): string | undefined {
  return TEXTS[license]?.replace('<year> <copyright holders>', `the authors of ${name}`).trim();
}
