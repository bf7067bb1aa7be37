import { expect, test } from '../fixtures/test.ts';

const HTML = '<!doctype html><title>Wi-Fi</title><h1>Aceite os termos do Wi-Fi</h1>';

// @rule R169
test('a first visit says what is broken', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/config.json', async (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
  );
  await page.goto('/#/recover-password');
  await expect(page.getByText('O portal não pôde ser iniciado')).toBeVisible();
  await expect(page.getByText('config.json: not JSON')).toBeVisible();
});
