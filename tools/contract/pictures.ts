import { isOfSources, pictureSources, policyFor } from '../../src/lib/deployment/content-policy.ts';
import { isForeign } from './ask.ts';
import type { Deployment } from './deployment.ts';
import type { Findings } from './findings.ts';

const NOT_SHOWN = 'the picture is not shown';
/** Pictures fetched per call; all are checked against the policy. */
const FETCHED = 3;

/** The deployment's policy for pictures. */
export interface PicturePolicy {
  /** The sources of `img-src`. */
  sources: readonly string[];
  deployment: Deployment;
  /** Hosts that are always allowed: the portal's and the APIs'. */
  allowed: readonly string[];
  /** Other hosts of pictures, for `pictureHosts`. */
  hosts: Set<string>;
  timeout: number;
}

/** @throws Error naming the key of an invalid host */
export function picturePolicyOf(deployment: Deployment, timeout: number): PicturePolicy {
  const policy = policyFor("img-src 'self' data: blob:", deployment.raw);
  const sources = /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const allowed = [deployment.origin, ...pictureSources({ ...deployment.raw, pictureHosts: null })];
  return { sources, allowed, deployment, hosts: new Set(), timeout };
}

/**
 * Checks an answer's pictures against the policy and fetches the first.
 * @param addresses absolute http(s)
 */
export async function lookAtPictures(
  addresses: readonly string[],
  policy: PicturePolicy,
  findings: Findings,
): Promise<void> {
  const web = [...new Set(addresses)]
    .filter((address) => !address.startsWith('data:'))
    .map((one) => new URL(one));
  for (const url of web) {
    if (!isOfSources(url, policy.allowed)) policy.hosts.add(url.host);
    const refused = refusalOf(url, policy);
    if (refused !== null) findings.add('broken', '(pictures)', refused.expected, refused.found, NOT_SHOWN);
  }
  const allowed = web.filter((url) => refusalOf(url, policy) === null);
  for (const url of allowed.slice(0, FETCHED)) await fetchPicture(url, policy, findings);
}

function refusalOf(
  url: URL,
  { sources, deployment }: PicturePolicy,
): { expected: string; found: string } | null {
  if (url.origin === deployment.origin) return null;
  if (url.protocol === 'http:' && deployment.origin.startsWith('https:'))
    return { expected: 'https:', found: `http: at ${url.host}` };
  if (sources.includes(url.protocol) || isOfSources(url, sources)) return null;
  return { expected: 'a host of img-src (pictureHosts)', found: url.host };
}

async function fetchPicture(
  url: URL,
  { deployment, timeout }: PicturePolicy,
  findings: Findings,
): Promise<void> {
  const add = (level: 'broken' | 'tolerated', expected: string, found: string) =>
    findings.add(level, '(pictures)', expected, found, NOT_SHOWN);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    const type = response.headers.get('content-type') ?? '';
    const policy = response.headers.get('cross-origin-resource-policy') ?? '';
    await response.body?.cancel();
    if (!response.ok) add('tolerated', 'a picture', `status ${response.status} at ${url.host}`);
    else if (!/^image\//i.test(type) && response.headers.get('x-content-type-options') === 'nosniff')
      add('broken', 'content-type image/…', `another type, and nosniff, at ${url.host}`);
    else if (/^same-/i.test(policy) && isForeign(deployment, url.href))
      add('broken', 'no cross-origin-resource-policy but cross-origin', `one that keeps it to ${url.host}`);
  } catch {
    add('tolerated', 'a picture', `no answer of ${url.host}`);
  }
}
