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

/** The licence of a required package; it restricts what the code may be used for (docs/DEPLOY.md). */
const BY_ORDER = 'Hippocratic-2.1';
/** Licences that only require their text to be included. */
const FREE = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|\(MPL-2\.0 OR Apache-2\.0\))$/;
/** Texts for packages that name their licence and include no text. */
const TEXTS: Readonly<Record<string, string>> = {
  MIT: mit.licenseText,
  'Apache-2.0': apache.licenseText,
};

const RULE = `\n${'-'.repeat(72)}\n\n`;

/**
 * Lists every bundled package with version and licence: `licenses.txt` for people, `licenses.json` for programs. Any other
 * licence, or a missing text, fails the build.
 */
export const licenses = new LicensePlugin({
  outputFilename: 'licenses.json',
  includeNoticeText: true,
  unacceptableLicenseTest: (license) => license !== BY_ORDER && !FREE.test(license),
  additionalFiles: { 'licenses.txt': (packages: Bundled[]) => packages.map(licenseEntry).join(RULE) },
});

/** One package's entry in `licenses.txt`. Throws if no text of its licence is known. */
export function licenseEntry({ name, version, license, licenseText, noticeText }: Bundled): string {
  const text = (licenseText ?? '').trim() || standardText(name, license ?? '');
  if (text === undefined) throw new Error(`${name} ${version}: no text of its licence (${license})`);
  return `${[`${name} ${version} (${license})`, text, (noticeText ?? '').trim()].filter(Boolean).join('\n\n')}\n`;
}

function standardText(name: string, license: string): string | undefined {
  return TEXTS[license]?.replace('<year> <copyright holders>', `the authors of ${name}`).trim();
}
