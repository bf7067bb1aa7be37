import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { takeDataFolder } from '../fixtures/server/data-folder.ts';
import { distFolder } from '../fixtures/server/paths.ts';
import { expect, test as base } from '../fixtures/test.ts';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200">
  <circle cx="100" cy="100" r="80" fill="#7A1FA2"/><path d="M150 20h120v160H150z" fill="#F7C948"/></svg>`;
const GOOD = { name: 'Mercado do Bairro & Cia', color: '#7A1FA2', logo: 'logo.svg' };

interface Desk {
  readonly dist: string;
  /** Runs the command in a folder with the logo. */
  readonly brand: (
    values: Record<string, string>,
    env?: Record<string, string>,
    ...more: string[]
  ) => Promise<{ code: number; output: string }>;
  readonly put: (name: string, bytes: string | Buffer) => Promise<void>;
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({ guard: _guard }, use) => {
    const work = await mkdtemp(path.join(os.tmpdir(), 'portal-brand-e2e-'));
    const dist = path.join(work, 'dist');
    await cp(distFolder, dist, { recursive: true });
    const put = async (name: string, bytes: string | Buffer) => writeFile(path.join(work, name), bytes);
    await put('logo.svg', LOGO);
    const brand: Desk['brand'] = async (values, env, ...more) => {
      const given = Object.entries(values).flatMap(([flag, value]) => [
        `--${flag}`,
        flag.startsWith('logo') || flag === 'icon' ? path.join(work, value) : value,
      ]);
      const args = ['tools/brand/brand.mjs', dist, ...given, ...more];
      return new Promise((resolve) => {
        execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, out, err) =>
          resolve({ code: error === null ? 0 : Number(error.code), output: out + err }),
        );
      });
    };
    await use({ dist, brand, put });
    await rm(work, { recursive: true });
  },
});

/** A folder's content. */
async function bytesOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const files = names.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

async function expectScreenshots(dist: string): Promise<void> {
  const manifest = await readFile(path.join(dist, 'manifest.webmanifest'), 'utf8');
  const { screenshots } = JSON.parse(manifest) as { screenshots: { src: string; sizes: string }[] };
  expect(screenshots).toHaveLength(3);
  for (const { src, sizes } of screenshots) {
    const bytes = await readFile(path.join(dist, src));
    const { width, height } = imageSize(bytes);
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    expect([src, bytes.equals(await readFile(path.join(distFolder, src)))]).toEqual([src, false]);
  }
}

// @rule C6.15, C6.18
test(
  'a brand is written into the built portal, and pictures show it',
  { tag: ['@desktop', '@whole'] },
  async ({ desk: { dist, brand } }) => {
    const { code, output } = await brand(
      { ...GOOD, 'short-name': 'Bairro', url: 'https://bairro.example/clube' },
      { PORTAL_BRAND_DATA: takeDataFolder().path },
    );
    expect(output).toContain('✓ dark');
    expect(code).toBe(0);
    const read = async (name: string) => readFile(path.join(dist, name), 'utf8');
    await test.step('every icon is of the size and type that the manifest names', async () => {
      const { icons, shortcuts, ...manifest } = JSON.parse(await read('manifest.webmanifest')) as {
        icons: { src: string; sizes: string }[];
        shortcuts: { icons: { src: string; sizes: string }[] }[];
      };
      expect(manifest).toMatchObject({ name: GOOD.name, short_name: 'Bairro', theme_color: GOOD.color });
      const named = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
      const all = [
        ...named.map(({ src, sizes }) => [src, sizes]),
        ['icons/apple-touch-180.png', '180x180'],
        ['icons/badge-96.png', '96x96'],
        ['icons/social.png', '1200x630'],
      ] as const;
      for (const [src, sizes] of all) {
        const bytes = await readFile(path.join(dist, src));
        const { width, height, type } = imageSize(bytes);
        expect([src, `${width}x${height}`, type]).toEqual([src, sizes, 'png']);
        const house = await readFile(path.join(distFolder, src)).catch(() => Buffer.of());
        expect([src, bytes.equals(house)]).toEqual([src, false]);
      }
      expect(imageSize(await readFile(path.join(dist, 'icons/brand.svg'))).type).toBe('svg');
    });
    await test.step('the screenshots of the manifest are the brand’s', async () => expectScreenshots(dist));
    await test.step('the page, the worker and the settings belong together', async () => {
      const page = await read('index.html');
      expect(page).toContain('content="https://bairro.example/clube/icons/social.png"');
      expect(await read('sw.js')).toContain(createHash('md5').update(page).digest('hex'));
      const { brand: written } = JSON.parse(await read('config.json')) as { brand: object };
      expect(written).toMatchObject({
        name: GOOD.name,
        primaryColor: GOOD.color,
        logoUrl: 'icons/brand.svg',
      });
    });
    const pictures = (await readdir(`${dist}.brand`)).sort();
    expect(pictures).toEqual([
      ...['codigo', 'entrada'].flatMap((what) =>
        ['claro', 'contraste', 'escuro'].map((theme) => `${what}-${theme}.png`),
      ),
      'index.html',
      ...['claro', 'contraste', 'escuro'].map((theme) => `inicio-${theme}.png`),
    ]);
  },
);

// @rule C6.15–C6.17
test(
  'what cannot be a brand is refused in words, and changes nothing',
  { tag: ['@desktop', '@whole'] },
  async ({ desk }) => {
    const { dist, brand, put } = desk;
    await put(
      'hostile.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>a()</script></svg>',
    );
    await put(
      'broken.png',
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(99)]),
    );
    const before = await bytesOf(dist);
    const cases: [Record<string, string>, string][] = [
      [{ ...GOOD, logo: 'broken.png' }, 'the picture cannot be read'],
      [{ ...GOOD, logo: 'hostile.svg' }, 'this one has the attribute onload, <script>'],
      [{ ...GOOD, color: '#FFDD00' }, 'less than 3:1: the portal would make'],
    ];
    for (const [values, words] of cases) {
      const { code, output } = await brand(values);
      expect([values, code, output]).toEqual([values, 2, expect.stringContaining(words)]);
    }
    expect(await bytesOf(dist)).toBe(before);
  },
);

/** The points of a picture on the dark theme's ground that are as light as white, by its address. */
async function lightPoints(page: Page, file: string, scheme: 'light' | 'dark'): Promise<number> {
  const address = `data:image/svg+xml;base64,${(await readFile(file)).toString('base64')}`;
  await page.goto('about:blank');
  await page.setContent(
    `<body style="margin:0;background:#14110D;color-scheme:${scheme}"><img src="${address}" height="80">`,
  );
  await page.waitForFunction(() => document.images[0]?.complete);
  const points = await sharp(await page.locator('img').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  return points.filter((value, at) => at % 3 === 0 && value > 240).length;
}

// @rule C6.17
test(
  'a logo with dark letters is readable on dark: by an edge, or by another one',
  { tag: ['@desktop', '@whole'] },
  async ({ desk, page }) => {
    const { dist, brand, put } = desk;
    const letters = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path fill="${colour}" d="M20 20h60v60H20zM120 20h60v60h-60z"/></svg>`;
    await put('dark.svg', letters('#1A1A1A'));
    await put('light.svg', letters('#FFFFFF'));
    const shown = path.join(dist, 'icons/brand.svg');
    const options = { ...GOOD, logo: 'dark.svg' };
    const edged = await brand(options, {}, '--no-pictures');
    expect([edged.code, edged.output]).toEqual([0, expect.stringContaining('they get a light edge')]);
    expect(await lightPoints(page, shown, 'dark')).toBeGreaterThan(100);
    const either = await brand({ ...options, 'logo-dark': 'light.svg' }, {}, '--no-pictures');
    expect([either.code, either.output.includes('light edge')]).toEqual([0, false]);
    expect(await lightPoints(page, shown, 'dark')).toBeGreaterThan(3000);
    expect(await lightPoints(page, shown, 'light')).toBe(0);
    expect(await readFile(path.join(dist, 'manifest.webmanifest'), 'utf8')).not.toContain('screenshots');
  },
);
