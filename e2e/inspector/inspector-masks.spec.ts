import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { exported, openInspector, actor } from '../fixtures/inspector.ts';
import { field, openRegister, PESSOA, type } from '../fixtures/register-form.ts';
import { qaServer } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

/** What Ana and whoever registers have typed, and what it led to. */
const SECRETS = [
  'clube123',
  '52998224725',
  'Ana Souza',
  '13083',
  'Buarque',
  'Paulista',
  'Campinas',
  PESSOA['E-mail'],
];

test('two values can be told apart, none of them leaves the page, and the export says beforehand what it holds @desktop', async ({
  page,
}) => {
  test.slow();
  const inspector = await openInspector(page);
  await openRegister(page);
  await type(page, PESSOA);
  const found = async (cep: string, street: string) => {
    await field(page, 'CEP').fill('');
    await field(page, 'CEP').pressSequentially(cep);
    await expect(field(page, 'Endereço')).toHaveValue(street);
  };
  await found('13083859', 'Rua Sérgio Buarque de Holanda');
  await found('01310100', 'Avenida Paulista');
  await found('13083859', 'Rua Sérgio Buarque de Holanda');

  await test.step('pseudonyms', async () => {
    await inspector.getByLabel('Filtrar').fill('cep.typed');
    const log = inspector.getByRole('list', { name: 'Registro' });
    await expect(log).toContainText('"cep":"CEP#');
    const words = await log.innerText();
    const ceps = [...words.matchAll(/"cep":"(CEP#\d+)"/g)].map(([, pseudonym]) => pseudonym);
    const [last] = ceps;
    expect(ceps.filter((pseudonym) => pseudonym === last).length).toBeGreaterThan(1);
    expect(new Set(ceps).size).toBeGreaterThan(1);
    await inspector.getByLabel('Filtrar').fill('');
  });

  await signIn(page, accounts.ana);
  await expect(actor(inspector, /^session signedIn/)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('portal.token') ?? '');

  await test.step('the export says what it holds', async () => {
    await inspector.getByRole('button', { name: 'Exportar' }).press('Enter');
    const dialog = inspector.getByRole('dialog', { name: 'O que a gravação contém' });
    await expect(dialog).toContainText(/Passos\s*\d+/);
    await expect(dialog).toContainText(/CEP: \d+/);
    await expect(dialog).toContainText(/token: 1/);
    await expect(dialog).toContainText('expiresAt');
    await axeCheck(inspector);
    await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('and holds nothing else', async () => {
    const text = await exported(inspector);
    expect(text).toContain('documento#ana');
    const secrets = [token, ...SECRETS];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});
