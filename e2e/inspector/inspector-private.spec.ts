import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/actions.ts';
import { exported, openInspector } from '../fixtures/inspector/inspector.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

const SCREENS = [
  '/perfil',
  '/compras',
  '/contacorrente/extrato',
  '/voucher',
  '/termos',
  '/minhas-preferencias',
  '/change-password',
  '/campanhas',
  '/campanha/1/resgates',
  '/campanha/1/extrato',
  '/campanha/1/resgates/detalhes',
  '/location',
  '/pdo',
  '/portal',
];
/** Answers that hold what is the customer's alone. */
const OWN = [
  '/api/pessoa',
  '/api/pessoa/cupons?tamanhoPagina=8&pagina=1',
  '/api/promocoes/voucher?tipo=ativo',
];
/** Fields whose values are words of the programme, the same for many customers. */
const COMMON =
  /^(?:canal|ativacao|tipo|pais|uf|fisicaJuridica|sexo|estadoCivil|loja|beneficio|nome|imagem|description)$/;

function valuesOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => valuesOf(item, key));
  const text = typeof value === 'string' ? value : '';
  return COMMON.test(name) || text.length < 4 ? [] : [text];
}

// @rule R260
test(
  'steps from before the inspector opened are exported masked',
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    test.slow();
    // A customer whom the inspector does not know by name, and who changes that name while nobody looks.
    const customer = { name: 'Ofélia Quintanilha', street: 'Travessa Jequitibá' };
    await signIn(page, accounts.ana);
    await page.goto('/#/perfil');
    await page.getByRole('textbox', { name: /^Nome Completo/ }).fill(customer.name);
    await page.getByRole('textbox', { name: /^Endereço/ }).fill(customer.street);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Registro atualizado com sucesso').first()).toBeVisible();
    for (const path of SCREENS) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    await page.getByRole('button', { name: 'Minha conta' }).click();
    const { get } = await server.signedIn(accounts.ana);
    const values = (await Promise.all(OWN.map(get))).flatMap((answer) => valuesOf(answer));
    expect(values).toEqual(expect.arrayContaining([customer.name, customer.street, '52998224725']));
    const inspector = await openInspector(page);
    await expect(inspector.getByRole('tree', { name: 'Atores' })).toBeVisible();
    const text = await exported(inspector);
    expect(text).toContain('página.mostrou');
    expect([...new Set(values)].filter((value) => text.includes(value))).toEqual([]);
    expect(text).not.toMatch(/Ofélia|Quintanilha|Jequitibá/);
  },
);
