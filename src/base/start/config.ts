import { ConfigError, type PortalConfig, readConfig, CACHED_CONFIG } from '../../lib/deployment/config.ts';
import { decoded } from '../../lib/http/request.ts';

const AGAIN_MS = 60_000;

let pending: Promise<PortalConfig> | null = null;

/** Fetches `config.json` once for all callers, with one retry when it is lost. Rejects with `ConfigError`. */
export function loadConfig(): Promise<PortalConfig> {
  pending ??= fetchConfig();
  return pending;
}

async function fetchConfig(): Promise<PortalConfig> {
  const ask = () => fetch(new URL('config.json', document.baseURI), { cache: 'no-cache' });
  // A lost request must not end the start.
  const response = await ask().catch(ask);
  if (!response.ok) throw new ConfigError(`config.json: HTTP ${response.status}`);
  let raw: unknown;
  try {
    raw = JSON.parse(await decoded(response));
  } catch {
    throw new ConfigError('config.json: not JSON');
  }
  const config = readConfig(raw, location.hostname);
  if (!response.headers.has(CACHED_CONFIG)) return config;
  // The worker caches it for the next start.
  setInterval(() => void ask().catch(() => undefined), AGAIN_MS);
  return { ...config, isCached: true };
}
