import type { Locator, Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

interface Card {
  nome: string;
  /** Every text of the card, in order. */
  says: readonly string[];
}

/** Every rule type and every weight of the seed, by store, worked out by hand from R54–R56 and S9.12. */
const GENERAL: Record<number, readonly Card[]> = {
  1: [
    // Rule 1, a percentage.
    { nome: 'Banana Prata kg', says: ['R$ 7,99', 'R$ 5,49', '31% de desconto', 'Limite de 5 por CPF/CNPJ'] },
    // Rule 3, a message with the price.
    { nome: 'Maçã Gala kg', says: ['R$ 12,99', 'R$ 8,99', 'Preço especial do Clube R$ 8,99'] },
    // Rule 4, per unit.
    {
      nome: 'Alface Crespa unidade',
      says: ['R$ 4,29', 'R$ 2,99', 'R$ 1,30 de desconto por unidade', 'Limite de 6 por CPF/CNPJ'],
    },
    // Rule 5, per litre.
    {
      nome: 'Leite Integral caixa 1 litro',
      says: ['R$ 5,79', 'R$ 4,69', 'R$ 1,10 de desconto por litro', 'Limite de 12 por CPF/CNPJ'],
    },
    // 54,90 and 39,90 a kilogram, divided by 10.
    { nome: 'Queijo Mussarela fatiado', says: ['R$ 5,49', 'R$ 3,99', 'por 100 g', '27% de desconto'] },
    // The weight in mensagem2, in small letters.
    {
      nome: 'Presunto Cozido fatiado',
      says: [
        'R$ 3,89',
        'R$ 2,99',
        'por 100 g',
        'Fatiado na hora R$ 2,99 por 100 g',
        'Limite de 2 por CPF/CNPJ',
      ],
    },
    // 119,90 and 89,90 divided by 12.5: 9,592 and 7,192.
    { nome: 'Salame Italiano fatiado', says: ['R$ 9,59', 'R$ 7,19', 'por 80 g', '25% de desconto'] },
    // The weight in a rule's message; 129,90 divided by 20 is 6,495: half up.
    { nome: 'Queijo Parmesão ralado na hora', says: ['R$ 6,50', 'R$ 4,99', 'por 50 g'] },
  ],
  2: [
    // Rule 2, its message.
    {
      nome: 'Morango bandeja 250 g',
      says: ['R$ 12,99', 'R$ 9,19', 'Colhido na semana', 'Limite de 3 por CPF/CNPJ'],
    },
    { nome: 'Pão Francês kg', says: ['R$ 1,99', 'R$ 1,71', 'por 100 g', 'Fornada a cada meia hora'] },
  ],
  3: [
    // Rule 1 without a percentage: its text.
    {
      nome: 'Filé de Tilápia 500 g',
      says: ['R$ 34,90', 'R$ 26,80', 'Desconto especial do Clube', 'Limite de 2 por CPF/CNPJ'],
    },
  ],
};

const cardOf = (page: Page, nome: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: nome, exact: true }) });

/**
 * The words of a card, with plain spaces. Groups of offers far from the window are not laid out and have no words yet:
 * the card is scrolled to until it has them, as laying out its neighbours may move it away again.
 */
async function wordsOf(card: Locator): Promise<string> {
  let words = '';
  await expect(async () => {
    await card.scrollIntoViewIfNeeded();
    words = (await card.innerText()).replaceAll(/\s+/g, ' ');
    expect(words).not.toBe('');
  }).toPass();
  return words;
}

for (const [loja, cards] of Object.entries(GENERAL)) {
  test(
    `store ${loja}: each rule and weight as the rules write it (S2.39, S2.40, R54)`,
    { tag: '@phone' },
    async ({ page, server }) => {
      await enter(page, server, accounts.ana, `/portal?idEmpresa=${loja}`);
      for (const { nome, says } of cards) {
        const card = cardOf(page, nome).first();
        await expect(card).toBeVisible();
        const words = await wordsOf(card);
        let from = 0;
        for (const text of says) {
          const at = words.indexOf(text, from);
          expect(at, `'${text}' in order in: ${words}`).toBeGreaterThanOrEqual(0);
          from = at + text.length;
        }
        expect(words, nome).not.toMatch(/\b(?:null|undefined|NaN)\b/);
      }
    },
  );
}

test(
  'a card without a limit says none, and each shows the days of its group (S2.41)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const { get } = await server.signedIn(accounts.ana);
    const grupos = (await get('/api/promocoes/global?idEmpresa=1')) as {
      nomeExibicao: string;
      dtaInicio: string;
      dtaFim: string;
      publico: string | null;
      tiposDescontos: unknown[];
    }[];
    await enter(page, server, accounts.ana);
    const general = grupos.filter(({ publico }) => publico?.trim().toUpperCase() === 'G');
    await expect(page.getByRole('article')).toHaveCount(
      general.reduce((sum, { tiposDescontos }) => sum + tiposDescontos.length, 0),
    );
    for (const { nomeExibicao, dtaInicio, dtaFim } of general) {
      const [from, to] = [dtaInicio, dtaFim].map((text) => text.slice(0, 10).split('-').reverse().join('/'));
      const cards = page.getByRole('region', { name: nomeExibicao }).getByRole('article');
      for (const card of await cards.all()) await expect(card).toContainText(`Válido de ${from} a ${to}`);
    }
    await expect(cardOf(page, 'Abacate Breda kg')).not.toContainText('Limite');
  },
);

test(
  'the audiences are split: general at home, everything else exclusive (S2.35, S2.38, R53)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const item = (nome: string) => [{ nome, preco: 1, regras: [] }];
    const body = [' g ', 'G', 'C', null, '', 'GG'].map((publico, index) => ({
      nomeExibicao: `Grupo ${index}`,
      publico,
      tiposDescontos: item(`Item ${index}`),
    }));
    await server.faults({ path: '/api/promocoes/global', mode: 'status', status: 200, body });
    await enter(page, server, accounts.ana);
    const names = async () => page.getByRole('article').getByRole('heading').allInnerTexts();
    await expect.poll(names).toEqual(['Item 0', 'Item 1']);
    await page.goto('/#/promocoes');
    await expect.poll(names).toEqual(['Item 2', 'Item 3', 'Item 4', 'Item 5']);
  },
);

test(
  'offers in the forms of other servers: text for numbers, null for lists, no prices',
  { tag: '@phone' },
  async ({ page, server }) => {
    const body = [
      {
        nomeExibicao: 'De fora',
        publico: 'G',
        dtaInicio: '01/03/2030',
        dtaFim: '2030-03-31T00:00:00',
        tiposDescontos: [
          {
            nome: 'Café',
            imagem: 'javascript:alert(1)',
            preco: '12,50',
            precoOriginal: '15.00',
            qtde: '3',
            regras: [{ tipo: '1', percentualDesconto: '16,5' }],
          },
          { nome: 'Chá', preco: null, precoOriginal: 'R$ 1.234,56', qtde: 0, regras: null },
          { nome: 'Só texto', regras: [{ tipo: 9, mensagem: 'Leve 3, pague 2' }] },
        ],
      },
      { nomeExibicao: 'Sem itens', publico: 'G', tiposDescontos: null },
    ];
    await server.faults({ path: '/api/promocoes/global', mode: 'status', status: 200, body });
    await enter(page, server, accounts.ana);
    await expect(cardOf(page, 'Café')).toBeVisible();
    const cafe = await wordsOf(cardOf(page, 'Café'));
    for (const text of ['R$ 12,50', 'R$ 15,00', '16,5% de desconto', 'Limite de 3 por CPF/CNPJ'])
      expect(cafe).toContain(text);
    expect(cafe).toContain('Válido de 01/03/2030 a 31/03/2030');
    await expect(cardOf(page, 'Chá')).toContainText('R$ 1.234,56');
    await expect(cardOf(page, 'Chá')).not.toContainText('Limite');
    await expect(cardOf(page, 'Só texto')).toContainText('Leve 3, pague 2');
    await expect(cardOf(page, 'Só texto')).not.toContainText('R$');
    await expect(page.getByRole('region', { name: 'Sem itens' })).toBeHidden();
    await expect(page.locator('img[src^="javascript"]')).toHaveCount(0);
  },
);
