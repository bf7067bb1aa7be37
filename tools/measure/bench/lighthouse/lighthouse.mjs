import { freePort } from '../../../../scripts/lib/server.mjs';
import { install } from '../../../../scripts/setup.mjs';
import { addressOf, inProfile } from '../visits.mjs';

// Without this headless Chromium counts the manifest's install offer as part of a first visit.
const BLOCKED = ['*manifest.webmanifest'];

/** Lighthouse is installed apart: a fifth of all files, for the bench only. */
async function load() {
  await install(import.meta.dirname);
  return (await import('lighthouse')).default;
}

/**
 * One visit as Lighthouse's mobile preset sees it; times in ms, bytes as transferred.
 * @param {{ visit: object, subject: object, slower: number }} one `slower`: how many times slower than this machine the
 * simulated phone is
 */
export async function lighthouseVisit({ visit, subject, slower }) {
  const lighthouse = await load();
  const port = await freePort();
  const run = async () => {
    const { lhr } = await lighthouse(addressOf(subject, visit.route), {
      port,
      onlyCategories: ['performance'],
      throttling: { cpuSlowdownMultiplier: slower },
      disableStorageReset: true,
      blockedUrlPatterns: BLOCKED,
      logLevel: 'error',
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const value = (audit) => Math.round(lhr.audits[audit].numericValue);
    return {
      score: Math.round(lhr.categories.performance.score * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: Math.round(lhr.audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
      bytes: value('total-byte-weight'),
    };
  };
  return inProfile(visit, subject, run, [`--remote-debugging-port=${port}`]);
}
