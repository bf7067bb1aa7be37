import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../../../scripts/lib/browser.mjs';
import { root, runNode } from '../../../../scripts/lib/run.mjs';
import { install } from '../../../../scripts/setup.mjs';
import { addressOf, FLAGS, inProfile } from '../visits.mjs';

// Without the first headless Chromium counts the manifest's install offer as part of a first visit.
const OPTIONS = [
  '--blocked-url-patterns=*manifest.webmanifest',
  '--only-categories=performance',
  '--disable-storage-reset',
  '--output=json',
  '--quiet',
];
const CLI = path.relative(root, path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js'));

/**
 * One visit as the mobile preset of Lighthouse's command line sees it; times in ms, bytes as transferred. Lighthouse is
 * installed apart: a fifth of all files, for the bench only.
 * @param {{ visit: object, subject: object, slower: number }} one `slower`: how many times slower than this machine the
 * simulated phone is
 */
export async function lighthouseVisit({ visit, subject, slower }) {
  await install(import.meta.dirname);
  const { audits, categories, runtimeError } = await inProfile(visit, subject, async (profile) => {
    const flags = [...FLAGS, '--headless', `--user-data-dir=${profile}`];
    const report = path.join(profile, 'lighthouse.json');
    const { code, output } = await runNode(
      CLI,
      [
        addressOf(subject, visit.route),
        ...OPTIONS,
        `--throttling.cpuSlowdownMultiplier=${slower}`,
        `--chrome-flags=${flags.join(' ')}`,
        `--output-path=${report}`,
      ],
      { env: { CHROME_PATH: await findBrowser() } },
    );
    if (code !== 0) throw new Error(output);
    return JSON.parse(readFileSync(report, 'utf8'));
  });
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (audit) => Math.round(audits[audit].numericValue);
  return {
    score: Math.round(categories.performance.score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: Math.round(audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
    bytes: value('total-byte-weight'),
  };
}
