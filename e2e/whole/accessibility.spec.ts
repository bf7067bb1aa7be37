import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter, highContrastCheck, signIn } from '../fixtures/actions.ts';
import { focusRing } from '../fixtures/look/focus-ring.ts';
import { changedByFocus, frameOf } from '../fixtures/look/predictable.ts';
import { enlargeText, lostText, spreadText } from '../fixtures/look/reflow.ts';
import { ROUTES } from '../fixtures/screens/routes.ts';
import type { Locator, Page } from '@playwright/test';
import type { ReferenceServer } from '../fixtures/server/server.ts';
import { expect, test } from '../fixtures/test.ts';

// @rule R149, R151
test('every signed-in screen has its title in MUI and passes axe', { tag: '@phone' }, visitEveryScreen);

// @rule R148, R149, R151
test(
  'every signed-in screen, with a picture and in high contrast, passes axe',
  { tag: ['@desktop', '@whole'] },
  visitEveryScreen,
);

interface Visit {
  page: Page;
  server: ReferenceServer;
  isMobile: boolean;
}

/** Phones without a picture, desktops with one. */
async function visitEveryScreen({ page, server, isMobile: isPhone }: Visit): Promise<void> {
  test.slow();
  const hasPicture = !isPhone;
  if (hasPicture) {
    const body = { url: '/icons/favicon.svg' };
    await server.faults({ path: '/api/pessoa/imagem', mode: 'status', status: 200, body });
    await signIn(page, accounts.ana);
  } else await enter(page, server, accounts.ana);
  const avatar = page.getByRole('button', { name: 'Minha conta', exact: true });
  await expect(avatar.locator('img')).toHaveCount(hasPicture ? 1 : 0);
  await expect(avatar.locator('[data-initials=AS]')).toHaveCount(hasPicture ? 0 : 1);
  if (isPhone) await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeVisible();
  const frame = await frameOf(page);
  for (const [route, { title }] of Object.entries(ROUTES))
    await test.step(route, async () => {
      await page.goto(`/#${route}`);
      await expect(page).toHaveTitle(`${title} – Clube Vizinhança`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      // The home alone is painted before MUI can be there (adr/0002).
      if (route !== '/portal') await expect(heading).toHaveClass(/Mui/);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await axeCheck(page);
      // A page for everybody, without a customer's frame.
      if (route !== '/acessibilidade') await expect.poll(() => frameOf(page)).toEqual(frame);
      expect(await changedByFocus(page)).toEqual([]);
      if (isPhone) {
        for (const width of [768, 360]) {
          await page.setViewportSize({ width, height: 740 });
          await keepsLargeText(page);
        }
        return;
      }
      await test.step('in high contrast', () => highContrastCheck(page));
      await keepsItsText(page);
    });
}

/** The screen at four times its size, then text at twice, then spread. */
async function keepsItsText(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  await test.step('at 400 %', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => lostText(page)).toEqual([]);
    // Neither loses text: one has an ellipsis, the other scrolls.
    const cut = async () =>
      page
        .locator('.brand-name, .MuiTabs-scroller')
        .evaluateAll((parts) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
        );
    await expect.poll(cut).toEqual([]);
  });
  await test.step('spread on it', async () => {
    await spreadText(page, true);
    await expect.poll(() => lostText(page)).toEqual([]);
    await spreadText(page, false);
    await page.setViewportSize(wide);
  });
  await keepsLargeText(page);
}

/** With text at twice its size. */
async function keepsLargeText(page: Page): Promise<void> {
  await test.step('text at 200 %', async () => {
    await enlargeText(page, true);
    await expect.poll(() => lostText(page)).toEqual([]);
    await enlargeText(page, false);
  });
}

// @rule R148
test(
  'every stop of the keyboard is seen, in every theme and in forced colours',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const media of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { contrast: 'more' },
      { forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null, ...media });
      await page.locator('body').evaluate((body) => {
        body.tabIndex = -1;
        body.focus();
        body.removeAttribute('tabindex');
      });
      const seen: string[] = [];
      // Both ways: on the way back the page scrolls under its bar.
      for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        // A stop is checked again while the page is busy.
        let name = '';
        const ring = async () => {
          const { name: found, ...rest } = await focusRing(page);
          name = found;
          return rest;
        };
        await expect
          .poll(ring, `${JSON.stringify(media)}, after ${seen.join(', ')}`)
          .toEqual({ isDrawn: true, isCovered: false, isUnderBar: false });
        seen.push(name);
      }
      // A loop of stops, not one that keeps the focus.
      expect(new Set(seen).size).toBeGreaterThan(5);
    }
  },
);

// @rule R148
test(
  'forced colours keep edges, icons and codes readable',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/');
    const entrar = page.getByRole('button', { name: 'Entrar' });
    await expect(entrar).toHaveCSS('border-top-width', '1px');
    await enter(page, server, accounts.ana);
    await page.getByRole('button', { name: 'Mostrar meu código' }).click();
    const code = page.getByRole('img', { name: /código/i }).first();
    await expect(code).toBeVisible();
    expect(await groundOf(code)).toBe('rgb(255, 255, 255)');
    await expect(code.locator('path').last()).toHaveCSS('fill', 'rgb(0, 0, 0)');
    const icon = page.locator('.shell-bar .icon-button svg').first();
    const colour = (of: Locator, name: string) =>
      of.evaluate((node, css) => getComputedStyle(node).getPropertyValue(css), name);
    expect(await colour(icon, 'stroke')).toBe(await colour(icon.locator('..'), 'color'));
  },
);

// @rule R148
test('a field under a finger keeps its edge', { tag: ['@phone', '@whole'] }, async ({ page, server }) => {
  await enter(page, server, accounts.ana, '/change-password');
  const field = page.getByRole('main').locator('.MuiOutlinedInput-root').last();
  const edge = field.locator('.MuiOutlinedInput-notchedOutline');
  await expect(edge).toBeVisible();
  const before = await edge.evaluate((line) => getComputedStyle(line).borderTopColor);
  await field.hover();
  expect(await field.evaluate((root) => root.matches(':hover'))).toBe(true);
  await expect(edge).toHaveCSS('border-top-color', before);
});

// @rule R148
test(
  "forced colours reach icons in the theme's colours",
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await enter(page, server, accounts.ana, '/campanha/1/detalhes');
    await expect(page.getByRole('link', { name: 'Minhas Trocas' })).toBeVisible();
    const others = await page.locator('svg').evaluateAll((all) =>
      all
        .map((icon) => icon.parentElement ?? icon)
        .filter((parent) =>
          [...parent.children].some(
            (child) =>
              child.matches('svg') && getComputedStyle(child).color !== getComputedStyle(parent).color,
          ),
        )
        .map(({ textContent }) => textContent),
    );
    expect(others).toEqual([]);
    const code = page.getByRole('navigation', { name: 'Atalhos' }).locator('button > svg');
    await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  },
);

// @rule R148
test(
  'forced colours keep chips and disabled buttons apart from the rest',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await enter(page, server, accounts.ana, '/campanha/1/resgates');
    const enabled = page.getByRole('button', { name: /^Trocar/, disabled: false }).first();
    await expect(enabled).toHaveCSS('color', 'rgb(0, 0, 0)');
    const disabled = page.getByRole('button', { name: /^Trocar/, disabled: true }).first();
    await expect(disabled).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(disabled).not.toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
    // The rule of an offer, in plain, and MUI's chip.
    await page.goto('/#/promocoes');
    const rule = page.getByText('Na 2ª unidade');
    await expect(rule).toHaveCSS('outline-color', 'rgb(0, 0, 0)');
    await expect(rule).toHaveCSS('outline-style', 'solid');
    await page.goto('/#/voucher');
    const chip = page.locator('.MuiChip-root').first();
    await expect(chip).toHaveCSS('outline-color', 'rgb(0, 0, 0)');
    await expect(chip).toHaveCSS('outline-style', 'solid');
  },
);

/** The colour behind an element. */
async function groundOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const colours: string[] = [];
    for (let at: Element | null = node; at; at = at.parentElement)
      colours.push(getComputedStyle(at).backgroundColor);
    return colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'transparent';
  });
}

test(
  'the check fails on a misnamed button and on faint text',
  { tag: ['@desktop', '@whole'] },
  async ({ page }) => {
    await page.goto('/#/recover-password');
    const send = page.locator('button', { hasText: 'Enviar' });
    await send.evaluate((button) => {
      button.style.color = '#777777';
      button.setAttribute('aria-label', 'Outra coisa');
    });
    await expect(axeCheck(page)).rejects.toThrow('label-content-name-mismatch');
    await expect(highContrastCheck(page)).rejects.toThrow('color-contrast:');
    // 5.3:1.
    await send.evaluate(({ style }) => Object.assign(style, { color: '#6b6b6b', background: '#ffffff' }));
    await expect(highContrastCheck(page)).rejects.toThrow('color-contrast-enhanced');
  },
);

test('the check fails on what the focus alone changes', { tag: ['@desktop', '@whole'] }, async ({ page }) => {
  await page.goto('/#/recover-password');
  const send = page.getByRole('button', { name: 'Enviar' });
  await expect(send).toBeVisible();
  expect(await changedByFocus(page)).toEqual([]);
  await send.evaluate((button) => button.addEventListener('focus', () => (location.hash = '#/')));
  expect(await changedByFocus(page)).toEqual([
    expect.stringMatching(/^address: /),
    expect.stringMatching(/^entries: /),
  ]);
});
