import { ANA } from '../../../scripts/lib/server.mjs';
import { addressOf, inProfile } from './visits.mjs';
import { watchInteractions } from './in-page.mjs';
import { interactionOf, traceTasks } from './trace-tasks.mjs';

const SLOWER = 4;
/** How long a visit lasts after the input, and how long its effect may take, in ms. */
const SEEN = 3000;
const LOST = 20_000;
const HOME = { route: '/portal', signedIn: true };
const LOGIN = { route: '/' };
const MENU = 'button[aria-controls=menu-lateral]';

/** On a page that has come to rest: what a press needs is there before it. */
const RESTED = { signedIn: true, after: 7000, act: tap };
/** Inputs on a rested page; `prepare` comes before and is not measured. */
const LATER = [
  {
    ...RESTED,
    name: 'voucher’s code',
    route: '/voucher',
    place: 'button[aria-label^="Mostrar código"]',
    happened: (page) => page.getByRole('dialog').isVisible(),
  },
  {
    ...RESTED,
    name: 'customer’s code',
    route: '/portal',
    place: 'button[aria-label="Mostrar meu código"]',
    happened: (page) => page.getByRole('dialog').isVisible(),
  },
  {
    ...RESTED,
    name: 'menu, rested',
    route: '/portal',
    place: MENU,
    happened: (page) => page.locator('#menu-lateral a[href]').first().isVisible(),
  },
  {
    ...RESTED,
    name: 'menu’s entry',
    route: '/portal',
    prepare: async (page) => tap(page, page.locator(MENU)),
    place: '#menu-lateral a[href="#/voucher"]',
    happened: (page) => page.getByRole('heading', { level: 1, name: 'Vouchers' }).isVisible(),
  },
];

/**
 * Inputs during the first five seconds: as soon as the place is rendered, or `after` ms later. `happened` checks the effect.
 * An `act` uses no actions of locators, which wait until the page is stable.
 */
const EARLY = [0, 2000].flatMap((after) => [
  {
    ...HOME,
    name: `menu, ${after} ms`,
    after,
    place: MENU,
    act: tap,
    happened: (page) => page.locator('#menu-lateral a[href]').first().isVisible(),
  },
  {
    ...HOME,
    name: `store, ${after} ms`,
    after,
    place: 'select:not([disabled])',
    act: nextOption,
    happened: async (page) =>
      (await page
        .locator('select')
        .first()
        .evaluate((select) => select.selectedIndex)) === 1,
  },
  {
    ...HOME,
    name: `Extrato, ${after} ms`,
    after,
    place: 'main a[href="#/contacorrente/extrato"]',
    act: tap,
    happened: (page) => page.getByRole('heading', { level: 1, name: 'Extrato' }).isVisible(),
  },
  {
    ...LOGIN,
    name: `login, ${after} ms`,
    after,
    place: '#documento',
    act: signIn,
    happened: async (page) =>
      (await page.locator('#documento').inputValue()).replace(/\D/g, '') === ANA.username &&
      (await page.locator('#senha').inputValue()) === ANA.password,
  },
]);

/** What is pressed or typed. */
export const INTERACTIONS = [...EARLY, ...LATER];

/**
 * Measures an interaction twice: its longest event on a processor four times slower (`duration`, ms; 0: below 16), and at full
 * speed the main thread's work times four (`processor`, ms). `lost`: how many had no effect.
 */
export async function interactionVisit(one) {
  const clock = await interact(one, async (session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return (seen) => Math.max(0, ...seen.map(({ duration }) => duration));
  });
  const processor = await interact(one, async (session) => {
    const stopTrace = await traceTasks(session);
    return async (seen) => SLOWER * interactionOf(await stopTrace(), seen);
  });
  return { duration: clock.figure, processor: processor.figure, lost: clock.lost + processor.lost };
}

function interact({ visit, subject }, watch) {
  return inProfile(visit, subject, async (page) => {
    const session = await page.context().newCDPSession(page);
    await page.addInitScript(watchInteractions);
    const figureOf = await watch(session);
    await page.goto(addressOf(subject, visit.route), { waitUntil: 'commit' });
    const place = page.locator(visit.place).first();
    if (visit.prepare !== undefined) {
      await page.waitForTimeout(visit.after);
      await visit.prepare(page);
    }
    await place.waitFor();
    await page.waitForTimeout(visit.after);
    await page.evaluate(() => globalThis.interactions.splice(0));
    await visit.act(page, place);
    await page.waitForTimeout(SEEN);
    const figure = await figureOf(await page.evaluate(() => globalThis.interactions));
    return { figure, lost: (await happens(page, visit)) ? 0 : 1 };
  });
}

async function happens(page, { happened }) {
  for (const since = Date.now(); Date.now() - since < LOST; await page.waitForTimeout(200))
    if (await happened(page)) return true;
  return false;
}

async function tap(page, place) {
  const { x, y, width, height } = await place.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    return element.getBoundingClientRect().toJSON();
  });
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function nextOption(page, place) {
  await place.evaluate((select) => select.focus());
  await page.keyboard.press('ArrowDown');
}

async function signIn(page, place) {
  await tap(page, place);
  await page.keyboard.type(ANA.username, { delay: 60 });
  await tap(page, page.locator('#senha'));
  await page.keyboard.type(ANA.password, { delay: 60 });
}
