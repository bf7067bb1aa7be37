import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { perfil, postsTo } from '../fixtures/screens/perfil.ts';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

const IMAGE = '/api/pessoa/imagem';
const PNG_HEAD = 33;

/** Draws a square with a transparent left half over incompressible noise. */
async function makeDrawing(page: Page, type: string, side: number, isNoisy: boolean): Promise<Buffer> {
  const address = await page.evaluate(
    ({ mime, size, noisy }) => {
      const canvas = document.createElement('canvas');
      canvas.width = size;
      canvas.height = size;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      const data = context.createImageData(size, size);
      if (noisy)
        for (let at = 0; at < data.data.length; at += 65_536)
          crypto.getRandomValues(data.data.subarray(at, at + 65_536));
      context.putImageData(data, 0, 0);
      // Opaque, then without its left half.
      context.globalCompositeOperation = 'destination-over';
      context.fillRect(0, 0, size, size);
      context.clearRect(0, 0, size / 2, size);
      return canvas.toDataURL(mime);
    },
    { mime: type, size: side, noisy: isNoisy },
  );
  return bytesOf(address);
}

const bytesOf = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** A PNG with EXIF. */
function withNotes(png: Buffer): Buffer {
  const content = Buffer.from('eXIfMM\0*\0\0\0\u0008Campinas', 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, PNG_HEAD), length, content, check, png.subarray(PNG_HEAD)]);
}

/** Two one-pixel frames, a quarter of a second apart. */
const MOVING = Buffer.from(
  'GIF89a\x01\0\x01\0\x80\0\0\xff\0\0\0\0\xff' +
    '!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0' +
    '!\xf9\x04\x04\x19\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0' +
    '!\xf9\x04\x04\x19\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02L\x01\0;',
  'latin1',
);

/** Selects a file and returns what was sent, once shown. */
async function choose(page: Page, server: ReferenceServer, name: string, buffer: Buffer): Promise<string> {
  await server.clearLog();
  await page.getByTestId('foto').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  const log = async () => (await server.log()).filter(({ path }) => /\/imagem$|\/pessoas\//.test(path));
  const calls = async () => (await log()).map(({ method, path, status }) => `${method} ${path} ${status}`);
  await expect
    .poll(calls)
    .toEqual([
      `POST ${IMAGE} 200`,
      `GET ${IMAGE} 200`,
      expect.stringMatching(/^GET \/imagens\/pessoas\/\S+ 200$/),
    ]);
  const [sent] = await log();
  return ((sent?.body ?? {}) as { imagem: string }).imagem;
}

/** The decoded size, and the opacity at left and right. */
async function lookAt(page: Page, address: string) {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const opaque = (x: number) => context?.getImageData(Math.floor(x), 0, 1, 1).data[3];
    return { width, left: opaque(width * 0.1), right: opaque(width * 0.9) };
  }, address);
}

// @rule R70
test(
  'an unreadable picture is named, a small clean one is sent as it is',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/perfil');
    await expect(perfil.heading(page)).toBeVisible();

    await test.step('an unsupported image format is answered with the supported ones', async () => {
      const foto = page.getByRole('region', { name: 'Foto do perfil' });
      const said = async (name: string, content: string, words: string) => {
        await page.getByTestId('foto').setInputFiles({
          name,
          mimeType: 'image/heic',
          buffer: Buffer.from(content, 'latin1'),
        });
        await expect(foto.getByText(words, { exact: true })).toBeVisible();
      };
      const foreign = 'Este navegador não abre este formato de imagem. Use JPG, PNG, WebP ou GIF.';
      await said('IMG_0042.HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', foreign);
      const chooser = page.waitForEvent('filechooser');
      await foto.getByRole('button', { name: 'Escolher outra' }).click();
      await chooser;
      await said(
        'nota.txt',
        'II',
        'Este arquivo não é uma imagem. Escolha uma foto, por exemplo em JPG ou PNG.',
      );
      await said('digitalizada.tiff', 'II*\0\x08\0\0\0\0\0', foreign);
      await said('cortada.jpg', '\xff\xd8\xff\xe0\0\x10JFIF', 'Esta imagem está danificada. Escolha outra.');
      expect(postsTo(await server.log(), IMAGE)).toEqual([]);
    });

    const png = await makeDrawing(page, 'image/png', 200, false);

    await test.step('a GIF keeps moving, a PNG keeps its transparency', async () => {
      const jpeg = await makeDrawing(page, 'image/jpeg', 200, true);
      expect(await choose(page, server, 'a.gif', MOVING)).toBe(
        `data:image/gif;base64,${MOVING.toString('base64')}`,
      );
      expect(await choose(page, server, 'a.png', png)).toBe(
        `data:image/png;base64,${png.toString('base64')}`,
      );
      expect(await choose(page, server, 'a.jpg', jpeg)).toBe(
        `data:image/jpeg;base64,${jpeg.toString('base64')}`,
      );
    });

    await test.step('a small PNG with notes', async () => {
      const sent = await choose(page, server, 'a.png', withNotes(png));
      expect(bytesOf(sent).includes('Campinas')).toBe(false);
      expect(sent).toMatch(/^data:image\/png;/);
      expect(await lookAt(page, sent)).toEqual({ width: 200, left: 0, right: 255 });
    });

    await test.step('a large PNG', async () => {
      const large = await makeDrawing(page, 'image/png', 1100, true);
      expect(large.length).toBeGreaterThan(2_000_000);
      const sent = await choose(page, server, 'a.png', large);
      expect(bytesOf(sent).length).toBeLessThan(700_001);
      expect(sent).toMatch(/^data:image\/(?:webp|png);/);
      expect(await lookAt(page, sent)).toMatchObject({ left: 0, right: 255 });
    });
  },
);

// @rule R70
test(
  'a truncated picture is repaired, a refused one is not offered again',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/status of 4(?:00|29)/);
    await enter(page, server, accounts.ana, '/perfil');
    await expect(perfil.heading(page)).toBeVisible();
    const jpeg = await makeDrawing(page, 'image/jpeg', 200, true);
    await choose(page, server, 'a.jpg', jpeg.subarray(0, jpeg.length / 2));
    const png = await makeDrawing(page, 'image/png', 200, true);
    const sent = await choose(page, server, 'a.png', png.subarray(0, png.length / 2));
    expect(await lookAt(page, sent)).toMatchObject({ width: 200, left: 0 });

    const words = 'O arquivo enviado não é uma imagem.';
    const fault = { status: 400, times: 1, body: { description: words } };
    await server.faults({ method: 'POST', path: IMAGE, mode: 'status', ...fault });
    await page.getByTestId('foto').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByText(words)).toBeVisible();
    const foto = page.getByRole('region', { name: 'Foto do perfil' });
    await expect(foto.locator('img')).toHaveAttribute('src', /\/imagens\/pessoas\//);
    await expect(foto.getByText('A foto ainda não foi enviada.')).toHaveCount(0);

    // Rate-limited, not refused.
    await server.faults({ method: 'POST', path: IMAGE, mode: 'status', ...fault, status: 429 });
    await page.getByTestId('foto').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
    await expect(foto.getByText('A foto ainda não foi enviada.')).toBeVisible();
  },
);
