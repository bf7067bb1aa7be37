import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { lookAt, makePhoto, perfil, postsTo } from '../fixtures/screens/perfil.ts';
import { expect, test } from '../fixtures/test.ts';

const IMAGE = '/api/pessoa/imagem';

// @rule S2.74, R70
test(
  'a photograph of 12 megapixels is sent upright, small and without EXIF',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await enter(page, server, accounts.ana, '/perfil');
    await expect(perfil.heading(page)).toBeVisible();
    const input = page.getByTestId('foto');
    const foto = page.getByRole('region', { name: 'Foto do perfil' });

    await input.setInputFiles({
      name: 'nota.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('não é imagem'),
    });
    const message = foto.getByText('Este arquivo não é uma imagem.');
    await expect(message).toBeVisible();
    const bottomOfButton = await foto
      .getByRole('button', { name: 'Trocar foto' })
      .evaluate((node) => node.getBoundingClientRect().bottom);
    expect(await message.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      bottomOfButton,
    );
    expect(postsTo(await server.log(), IMAGE)).toEqual([]);

    const buffer = await makePhoto(page);
    expect(buffer.length).toBeGreaterThan(1_000_000);
    await server.faults({ method: 'POST', path: IMAGE, mode: 'status', status: 500, times: 1, body: {} });
    await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
    await expect(foto.getByText('A foto ainda não foi enviada.')).toBeVisible();
    await expect(foto.getByText('Este arquivo não é uma imagem.')).toHaveCount(0);
    await foto.getByRole('button', { name: 'Enviar de novo' }).click();
    await expect(page.getByText('Foto atualizada.')).toBeVisible();

    const sent = postsTo(await server.log(), IMAGE);
    expect(sent).toHaveLength(2);
    const { imagem } = (sent[1]?.body ?? {}) as { imagem: string };
    expect(imagem.length).toBeLessThan(600_000);
    expect(imagem).toMatch(/^data:image\/jpeg;/);
    expect(Buffer.from(imagem.slice(imagem.indexOf(',') + 1), 'base64').includes('Exif')).toBe(false);
    const avatar = page.getByRole('button', { name: 'Minha conta' }).locator('img');
    await expect(avatar).toHaveAttribute('src', /\/imagens\/pessoas\//);
    const address = (await avatar.getAttribute('src')) ?? '';
    const kept = await (await page.request.get(address)).body();
    // Drawn anew by the server: neither notes nor a colour profile.
    expect([kept.includes('Exif'), kept.includes('ICC_PROFILE')]).toEqual([false, false]);
    expect(await lookAt(page, address)).toEqual({ size: [768, 1024], top: 'red', foot: 'blue' });
  },
);
