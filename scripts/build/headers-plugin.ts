import { createHash } from 'node:crypto';
import { type Compiler, sources } from 'webpack';
import { type DeploymentConfig, headersOf } from '../../src/lib/deployment/deployment.ts';
import { inlineTexts } from '../lib/built-files.mjs';

/** Emotion opens one empty `<style>` and inserts its rules through the CSSOM: this is the empty text's hash. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Writes `_headers`, the response headers of this build, in the form that many static hosts and the reference server read.
 * The policy has the hashes of the page's inline scripts and styles, so it is made last, with the hosts of `config.json`.
 */
export class HeadersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Headers', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: 'Headers', stage }, (assets) => {
        const pages = Object.keys(assets).filter((name) => name.endsWith('.html'));
        if (pages.length === 0) return;
        const text = pages.map((name) => assets[name]?.source().toString() ?? '').join('');
        const config = JSON.parse(assets['config.json']?.source().toString() ?? '{}') as DeploymentConfig;
        compilation.emitAsset('_headers', new sources.RawSource(headersOf(headersFile(text), config)));
      });
    });
  }
}

/**
 * The text of `_headers`.
 * @param page the finished HTML; several pages are joined
 */
export function headersFile(page: string): string {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(page),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n`;
}

function contentSecurityPolicy(page: string): string {
  const hashes = (tag: 'script' | 'style') =>
    inlineTexts(page, tag).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes('script')].join(' ')}`,
    `style-src ${["'self'", EMPTY_STYLE, ...hashes('style')].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types portal default html dompurify 'allow-duplicates'",
  ].join('; ');
}
