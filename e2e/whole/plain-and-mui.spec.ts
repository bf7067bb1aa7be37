import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

/** The computed look, regardless of width. */
const LOOK =
  'color background-color box-shadow cursor opacity border-top-width border-top-style border-top-color border-top-left-radius padding-top padding-right padding-bottom ' +
  'padding-left min-height height font-family font-size font-weight line-height letter-spacing text-transform outline-style ' +
  'outline-width outline-color outline-offset text-decoration-line';
const SCHEMES = ['light', 'dark', 'contrast', 'forced'] as const;

interface Pair {
  name: string;
  plain: Plain;
  /** Where MUI's counterpart is. */
  route: string;
  mui: () => Locator;
}

async function setScheme(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: scheme === 'forced' ? 'active' : 'none' });
  const tema = scheme === 'forced' ? 'light' : scheme;
  await page.evaluate((value) => (document.documentElement.dataset['tema'] = value), tema);
}

const lookOf = async (thing: Locator): Promise<Record<string, string>> =>
  thing.evaluate((element, names) => {
    const style = getComputedStyle(element);
    // Invisible borders have no width or colour to compare.
    const isSeen = (name: string): boolean => {
      const [line] = /^(outline|border-top)(?=-(width|color|offset))/.exec(name) ?? [];
      return line === undefined || style.getPropertyValue(`${line}-style`) !== 'none';
    };
    const valueOf = (name: string) =>
      style
        .getPropertyValue(name)
        .replace(/^rgb\([^)]*\) 0px 0px 0px 0px$/, 'none')
        .replace(/^color\(srgb (\S+) (\S+) (\S+) \/ (\S+)\)$/, (_, ...parts: string[]) => {
          const [alpha, ...rgb] = [
            parts[3],
            ...parts.slice(0, 3).map((part) => Math.round(Number(part) * 255)),
          ];
          return `rgba(${rgb.join(', ')}, ${alpha})`;
        });
    return Object.fromEntries(
      names
        .split(' ')
        .filter(isSeen)
        .map((name) => [name, valueOf(name)]),
    );
  }, LOOK);

/** A plain element on a first view. */
interface Plain {
  tag: string;
  attributes: readonly (readonly [name: string, value: string])[];
  text: string;
}

const plainOf = async (thing: Locator): Promise<Plain> =>
  thing.evaluate((element) => ({
    tag: element.localName,
    attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
    text: element.textContent,
  }));

/** Puts the plain element beside MUI's, with equal inheritance and content. */
async function addTwin(mui: Locator, plain: Plain): Promise<Locator> {
  await mui.evaluate((element, { tag, attributes, text }) => {
    const twin = document.createElement(tag);
    for (const [name, value] of attributes) twin.setAttribute(name, value);
    twin.dataset['twin'] = '';
    if (text === '') twin.replaceChildren(...element.cloneNode(true).childNodes);
    else twin.textContent = text;
    element.after(twin);
  }, plain);
  return mui.page().locator('[data-twin]');
}

/** At rest, hovered and focused. */
const STATES = {
  rest: async () => undefined,
  hover: async (thing: Locator) => thing.hover({ force: true }),
  focus: async (thing: Locator) =>
    thing.evaluate((element: HTMLElement) => element.focus({ focusVisible: true })),
} as const;

async function expectAlike(page: Page, { name, plain, route, mui }: Pair): Promise<void> {
  await page.goto(`/?${name}#${route}`);
  const counterpart = mui().first();
  await expect(counterpart).toBeVisible();
  const twin = await addTwin(counterpart, plain);
  const states = name === 'card' ? { rest: STATES.rest } : STATES;
  for (const scheme of SCHEMES) {
    await setScheme(page, scheme);
    for (const [state, bring] of Object.entries(states)) {
      await bring(counterpart);
      const expected = await lookOf(counterpart);
      await bring(twin);
      expect(await lookOf(twin), `${name}, ${scheme}, ${state}`).toEqual(expected);
      await page.mouse.move(0, 0);
      await twin.blur();
    }
  }
}

const small = ({ attributes, ...plain }: Plain): Plain => ({
  ...plain,
  attributes: [...attributes, ['data-size', 'small']],
});

// @rule R148
test(
  'a plain button looks like one of MUI, in each scheme',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await page.goto('/');
    const entrar = await plainOf(page.getByRole('button', { name: 'Entrar' }));
    const cadastrar = await plainOf(page.getByRole('link', { name: 'Cadastrar' }));
    await enter(page, server, accounts.ana);
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect(link('Extrato')).toBeVisible();
    const home = {
      contained: await plainOf(link('Ofertas Exclusivas')),
      outlined: await plainOf(link('Extrato')),
      text: await plainOf(page.getByRole('button', { name: 'Economia por mês' })),
      icon: await plainOf(page.getByRole('button', { name: 'Mostrar meu código' })),
    };
    const pairs: Pair[] = [
      {
        name: 'contained',
        plain: home.contained,
        route: '/campanhas',
        mui: () => link('Detalhes'),
      },
      {
        name: 'outlined',
        plain: home.outlined,
        route: '/tabloides',
        mui: () => link('Baixar'),
      },
      {
        name: 'outlined, small',
        plain: small(home.outlined),
        route: '/campanha/1/detalhes',
        mui: () => link('Voltar'),
      },
      {
        name: 'text, small',
        plain: small(home.text),
        route: '/voucher',
        mui: () => page.getByRole('button', { name: 'Adicionar todos ao calendário' }),
      },
      {
        name: 'icon',
        plain: home.icon,
        route: '/change-password',
        mui: () => page.getByRole('button', { name: /^Mostrar/ }).and(page.locator('main *')),
      },
      {
        name: 'contained, large',
        plain: entrar,
        route: '/register',
        mui: () => page.getByRole('button', { name: 'Cadastrar' }),
      },
      {
        name: 'outlined, large',
        plain: cadastrar,
        route: '/register',
        mui: () => link('Logar'),
      },
    ];
    for (const pair of pairs) await test.step(pair.name, async () => expectAlike(page, pair));
  },
);

// @rule R148
test(
  'a plain card looks like one of MUI, in each scheme',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana);
    const card = page.getByRole('region', { name: 'Seu saldo' });
    await expect(card).toBeVisible();
    const [cardClass = ''] = await card.evaluate((element) => [...element.classList]);
    await expectAlike(page, {
      name: 'card',
      // Without what only the home adds.
      plain: { tag: 'section', attributes: [['class', cardClass]], text: '' },
      route: '/contacorrente/extrato',
      // Loaded: its placeholder has another height.
      mui: () => page.getByRole('region', { name: 'Seu saldo' }).filter({ hasText: 'Saldo disponível' }),
    });
  },
);

test(
  'the eye of a password is as large on the login as elsewhere',
  { tag: ['@phone', '@whole'] },
  async ({ page, server }) => {
    const sizeOfEye = async (name: string) => {
      const { width, height } = (await page.getByRole('button', { name }).locator('svg').boundingBox()) ?? {};
      return { width, height };
    };
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Mostrar Senha' })).toBeVisible();
    const plain = await sizeOfEye('Mostrar Senha');
    await enter(page, server, accounts.ana, '/change-password');
    await expect(page.getByRole('button', { name: 'Mostrar Nova senha' })).toBeVisible();
    expect(await sizeOfEye('Mostrar Nova senha')).toEqual(plain);
  },
);

// @rule R148
test(
  'placeholders have an edge in high contrast and forced colours',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await page.route('**/api/promocoes/global?*', () => undefined);
    await page.route('**/api/pessoa/cupons?*', () => undefined);
    await enter(page, server, accounts.ana);
    // The home's plain ones and MUI's.
    for (const [route, kind] of [
      ['/portal', '.skeleton'],
      ['/compras', '.MuiSkeleton-root'],
    ] as const) {
      await page.goto(`/?${encodeURIComponent(route)}#${route}`);
      const one = page.getByRole('main').locator(kind).first();
      await expect(one).toBeVisible();
      const edge = async () => one.evaluate((element) => getComputedStyle(element).outlineColor);
      await expect.poll(edge, route).toBe('rgba(0, 0, 0, 0)');
      await page.emulateMedia({ contrast: 'more' });
      await expect.poll(edge, route).toBe('rgb(184, 184, 184)');
      await page.emulateMedia({ contrast: null, forcedColors: 'active' });
      await expect.poll(edge, route).toBe('rgb(0, 0, 0)');
      await page.emulateMedia({ forcedColors: null });
    }
  },
);

test(
  'destructive buttons have a border in their own colour',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/perfil');
    const look = await lookOf(page.getByRole('button', { name: 'Desativar' }));
    expect(look['border-top-color']).toBe(look['color']);
  },
);

test(
  'a failed load in a small area aligns text and button',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/status of 500/);
    await server.faults({ path: '/api/contacorrente/saldo', mode: 'status', status: 500 });
    await enter(page, server, accounts.ana);
    /** The home's plain one and the statement's MUI one. */
    for (const route of ['/portal', '/contacorrente/extrato']) {
      await page.goto(`/?${encodeURIComponent(route)}#${route}`);
      const place = page.getByRole('region', { name: 'Seu saldo' });
      const retry = place.getByRole('button', { name: 'Tentar novamente' });
      await expect(retry).toBeInViewport();
      const words = await place.getByText('Não foi possível carregar').boundingBox();
      const button = await retry.boundingBox();
      if (words === null || button === null) throw new Error('not drawn');
      expect(button.x, route).toBeCloseTo(words.x, 0);
      expect(button.y - words.y - words.height, route).toBeCloseTo(12, 0);
    }
  },
);

// @rule R215
test(
  'a pending press shows a ring, dots under reduced motion',
  { tag: ['@phone', '@whole'] },
  async ({ page }) => {
    // Each look sets it anew: React may have put it back.
    const lookOfBusy = async () =>
      page.locator('[type=submit]').evaluate((button) => {
        button.setAttribute('aria-busy', 'true');
        const { content, animationName, borderTopStyle } = getComputedStyle(button, '::before');
        return { content, animationName, borderTopStyle };
      });
    // The plain button of the login, and one of MUI.
    for (const route of ['/', '/#/recover-password']) {
      await page.goto(route);
      await expect(page.locator('[type=submit]'), route).toBeVisible();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(lookOfBusy, route).toEqual({
        content: '""',
        animationName: 'button-turn',
        borderTopStyle: 'solid',
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(lookOfBusy, route).toEqual({
        content: '"···"',
        animationName: 'none',
        borderTopStyle: 'none',
      });
    }
  },
);

// @rule R212
test(
  'the drawing of an empty screen stays small',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await enter(page, server, accounts.ana, '/lista');
    const drawing = page.getByRole('main').locator('output svg');
    await expect(drawing).toBeVisible();
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBe(200);
  },
);
