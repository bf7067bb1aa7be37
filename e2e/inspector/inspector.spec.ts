import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { gates } from '../fixtures/screens/gates.ts';
import { situation } from '../../src/app/testing/situation.ts';
import {
  actor,
  askPage,
  choice,
  lastEdge,
  openInspector,
  sendEvents,
  state,
} from '../fixtures/inspector/inspector.ts';
import { openRecorded, signInBeside, typeAndEnter } from '../fixtures/inspector/qa.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

async function editJson(inspector: Page) {
  await test.step('the editor of JSON is in sight and has the focus', async () => {
    await inspector.getByRole('button', { name: 'Evento em JSON…' }).press('Enter');
    const field = inspector.getByLabel('Evento em JSON');
    await expect(field).toBeFocused();
    await expect(inspector.getByRole('button', { name: 'Enviar', exact: true })).toBeInViewport({ ratio: 1 });
    await field.fill('{ "tipo": 1 }');
    await field.press('Tab');
    await inspector.keyboard.press('Enter');
    await expect(
      inspector.getByRole('alert').filter({ hasText: 'Um evento precisa de um "type".' }),
    ).toBeVisible();
    await inspector.getByRole('button', { name: 'Cancelar' }).press('Enter');
    await inspector.getByRole('button', { name: /^Editar signOut\.requested/ }).press('Enter');
    await expect(inspector.getByLabel('signOut.requested', { exact: true })).toBeFocused();
    await expect(inspector.getByRole('button', { name: 'Enviar', exact: true })).toBeInViewport({ ratio: 1 });
    await inspector.getByRole('button', { name: 'Cancelar' }).press('Enter');
    await expect(inspector.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  });
}

test(
  'a pressed arrow keeps its focus and its lit path',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await server.faults(...situation({ terms: false, phone: true, whatsapp: true }));
    await signIn(page, accounts.ana);
    await expect(gates.terms(page)).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('portal.token') ?? '');
    expect(token).not.toBe('');
    const inspector = await openInspector(page);
    await actor(inspector, /^session /).click();

    await editJson(inspector);

    await test.step('an arrow', async () => {
      await actor(inspector, /^termsAcceptance awaitingCustomer/).click();
      await inspector.getByRole('button', { name: 'Segurar acceptTermo' }).click();
      await inspector.getByRole('button', { name: 'Provocar terms.accepted' }).press('Enter');
      await expect(inspector.locator('[data-state="terms-acceptance.accepting"]')).toHaveAttribute(
        'data-active',
        'true',
      );
      await expect(inspector.locator('.edge:focus')).toContainText('terms.accepted');
    });

    await test.step('an arrow with several answers leads to them', async () => {
      await inspector
        .getByRole('button', { name: /^Provocar done acceptTermo/ })
        .first()
        .press('Enter');
      await expect(choice(inspector, /^acceptTermo responde/).first()).toBeFocused();
    });

    await test.step('the path of the answer, also after an event that does nothing', async () => {
      await choice(inspector, /^acceptTermo responde.*"ok":false/).click();
      await expect(lastEdge(inspector, 'done acceptTermo')).toHaveCount(1);
      const lit = inspector.locator('.edge.taken');
      await expect(lit).toHaveCount(2);
      await expect(lit.filter({ hasText: 'terms.accepted' })).toHaveCount(1);
      const reported = await askPage(inspector);
      const id = reported.actors.find(({ machine }) => machine === 'terms-acceptance')?.id ?? '';
      await sendEvents(inspector, { tab: reported.tab, actor: id }, [{ type: 'nobody.knows' }]);
      await expect(
        inspector
          .getByRole('list', { name: 'Registro' })
          .getByRole('button')
          .filter({ hasText: 'nobody.knows' })
          .filter({ hasText: 'nenhuma transição' }),
      ).toHaveCount(1);
      await expect(lit).toHaveCount(2);
    });

    await test.step('nothing of it is hard to read', async () => axeCheck(inspector));
  },
);

test(
  'what a context differs in between two moments is said',
  { tag: ['@desktop', '@whole'] },
  async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.baseUrl,
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    const inspector = await signInBeside(page, accounts.ana);
    const step = (words: RegExp) =>
      inspector.getByRole('list', { name: 'Registro' }).getByRole('button', { name: words });
    const changes = inspector.getByRole('list', { name: 'Mudanças do contexto' });
    await step(/ session credentials\.submitted/).click();
    await state(inspector);
    await inspector.getByRole('button', { name: 'Comparar com este momento' }).click();
    await step(/ session signIn responde/).click();
    await expect(inspector.getByText(/^Contexto: mudou desde o momento \d+$/)).toBeVisible();
    await expect(changes).toContainText(/session: null → \{.*"token":"token#\d+"/);
    await inspector.getByRole('button', { name: 'Com o passo anterior' }).click();
    await expect(inspector.getByText('Contexto: mudou neste passo')).toBeVisible();
    await context.close();
  },
);

test(
  'a sign-in is read as a sequence, and its state as a line of the source',
  { tag: ['@desktop', '@whole'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const inspector = await signInBeside(page, accounts.ana);
    await actor(inspector, /^session /).click();

    await test.step('the customer stands first, the server last, and a press has its arrow', async () => {
      await inspector.getByRole('button', { name: 'Sequência' }).click();
      const columns = inspector.getByRole('list', { name: 'Colunas' }).getByRole('listitem');
      await expect(columns.first()).toHaveText('cliente');
      await expect(columns.last()).toHaveText('servidor');
      await expect(columns.filter({ hasText: /^session$/ })).toHaveCount(1);
      const steps = inspector.getByRole('region', { name: 'Área da sequência' }).getByRole('button');
      await steps.filter({ hasText: 'credentials.submitted' }).first().click();
      await expect(steps.and(inspector.locator('[aria-pressed=true]'))).toBeInViewport({ ratio: 1 });
      await axeCheck(inspector);
    });

    await test.step('the state of that moment names the line where it is written', async () => {
      await state(inspector);
      const line = inspector.getByRole('button', { name: /^machines\/session\/[\w.-]+:\d+$/ });
      const [file = '', row = ''] = (await line.innerText()).split(':');
      const key = /de (\w+) no código/.exec((await line.getAttribute('title')) ?? '')?.[1];
      const source = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
      expect(source.split('\n')[Number(row) - 1]?.trim()).toMatch(new RegExp(`^${key}: \\{`));
      await line.click();
      await expect(inspector.getByRole('alert').filter({ hasText: `${file}:${row} copiado.` })).toBeVisible();
    });
  },
);

test(
  'a held answer is handed over as the server sent it',
  { tag: ['@desktop', '@whole'] },
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.baseUrl, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    const inspector = await openInspector(page);
    await openRecorded(page);
    const answers = inspector
      .getByRole('list', { name: 'Registro' })
      .getByRole('button', { name: /POST \/token respondeu/ });
    await typeAndEnter(page, { ...accounts.ana, senha: 'errada' });
    await expect(page.getByText('CPF/CNPJ ou senha inválidos.')).toBeVisible();
    await answers.click();
    await inspector.getByRole('button', { name: 'Segurar a próxima resposta' }).click();
    await typeAndEnter(page, accounts.ana);
    await expect(answers).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-busy', 'true');
    await answers.first().click();
    await inspector.getByRole('button', { name: 'Entregar a resposta' }).click();
    await expect(page).toHaveURL(/#\/portal$/);
    await expect(inspector.getByRole('button', { name: 'Entregar a resposta' })).toBeHidden();
    await context.close();
  },
);

test(
  'a chart grows and shrinks by its buttons, to a tenth',
  { tag: ['@desktop', '@whole'] },
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.baseUrl, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    const inspector = await signInBeside(page, accounts.ana);
    await actor(inspector, /^session /).click();
    const chart = inspector.getByLabel('Diagrama de Sessão');
    const natural = inspector.getByTitle('Tamanho natural');
    const width = async () => {
      await (await chart.elementHandle())?.waitForElementState('stable');
      return (await chart.boundingBox())?.width ?? 0;
    };
    // A chart opens as large as its lit states allow.
    await natural.click();
    await expect(natural).toHaveText('100 %');
    const own = await width();
    await inspector.getByRole('button', { name: 'Aumentar' }).click();
    await expect(natural).toHaveText('125 %');
    expect(await width()).toBeCloseTo(1.25 * own, 0);
    const smaller = inspector.getByRole('button', { name: 'Diminuir' });
    for (let presses = 0; presses < 12; presses += 1) await smaller.click();
    await expect(natural).toHaveText('10 %');
    expect(await width()).toBeCloseTo(0.1 * own, 0);
    await natural.click();
    expect(await width()).toBeCloseTo(own, 0);
    await context.close();
  },
);
