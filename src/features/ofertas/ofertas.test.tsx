import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const GLOBAL = '/api/promocoes/global';

interface Card {
  nome: string;
  /** Every text of a card, in order. */
  says: readonly string[];
}

/** Every rule type and weight of the seed, by store, computed by hand. */
const GENERAL: Record<number, readonly Card[]> = {
  1: [
    // Rule 1, a percentage.
    { nome: 'Banana Prata kg', says: ['R$ 7,99', 'R$ 5,49', 'Limite de 5 por CPF/CNPJ', '31% de desconto'] },
    // Rule 3, a message with the price.
    { nome: 'Maçã Gala kg', says: ['R$ 12,99', 'R$ 8,99', 'Preço especial do Clube R$ 8,99'] },
    // Rule 4, per unit.
    {
      nome: 'Alface Crespa unidade',
      says: ['R$ 4,29', 'R$ 2,99', 'Limite de 6 por CPF/CNPJ', 'R$ 1,30 de desconto por unidade'],
    },
    // Rule 5, per litre.
    {
      nome: 'Leite Integral caixa 1 litro',
      says: ['R$ 5,79', 'R$ 4,69', 'Limite de 12 por CPF/CNPJ', 'R$ 1,10 de desconto por litro'],
    },
    // 54,90 and 39,90 a kilogram, divided by 10.
    { nome: 'Queijo Mussarela fatiado', says: ['R$ 5,49', 'R$ 3,99 por 100 g', '27% de desconto'] },
    // The weight in mensagem2, in small letters.
    {
      nome: 'Presunto Cozido fatiado',
      says: ['R$ 3,89', 'R$ 2,99 por 100 g', 'Limite de 2 por CPF/CNPJ', 'Fatiado na hora R$ 2,99 por 100 g'],
    },
    // 119,90 and 89,90 divided by 12.5: 9,592 and 7,192.
    { nome: 'Salame Italiano fatiado', says: ['R$ 9,59', 'R$ 7,19 por 80 g', '25% de desconto'] },
    // The weight in a rule's message; 129,90 divided by 20 is 6,495: half up.
    { nome: 'Queijo Parmesão ralado na hora', says: ['R$ 6,50', 'R$ 4,99 por 50 g'] },
  ],
  2: [
    // Rule 2, its message.
    {
      nome: 'Morango bandeja 250 g',
      says: ['R$ 12,99', 'R$ 9,19', 'Limite de 3 por CPF/CNPJ', 'Colhido na semana'],
    },
    { nome: 'Pão Francês kg', says: ['R$ 1,99', 'R$ 1,71 por 100 g', 'Fornada a cada meia hora'] },
  ],
  3: [
    // Rule 1 without a percentage: its text.
    {
      nome: 'Filé de Tilápia 500 g',
      says: ['R$ 34,90', 'R$ 26,80', 'Limite de 2 por CPF/CNPJ', 'Desconto especial do Clube'],
    },
  ],
};

const server = portalServer();

afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

/** A window of a phone's width. */
const setPhone = () =>
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      matches: query.includes('max-width: 599'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });

const articles = () => [...document.querySelectorAll<HTMLElement>('main article')];
const names = () => articles().map((article) => article.querySelector('h3')?.textContent);
const cardOf = async (nome: string) =>
  waitFor(() => {
    const found = articles().find((article) => article.querySelector('h3')?.textContent === nome);
    if (found === undefined) throw new Error(`no card '${nome}' in ${names().join(', ')}`);
    return found;
  });
/** The words of a card, with plain spaces. */
const textOf = async (nome: string) => ((await cardOf(nome)).textContent ?? '').replaceAll(/\s+/g, ' ');
const answer = (body: object[]) => server.faults({ path: GLOBAL, mode: 'status', status: 200, body });
const day = (text: string) => text.slice(0, 10).split('-').reverse().join('/');

interface Grupo {
  nomeExibicao: string;
  dtaInicio: string;
  dtaFim: string;
  publico: string | null;
  tiposDescontos: unknown[];
}

// @rule S2.39, S2.40, R54
test('each rule and weight of three stores as the rules write it', async () => {
  const { user } = await renderApp('/portal?idEmpresa=1', { server, documento: ANA });
  await textOf('Banana Prata kg');
  for (const [loja, cards] of Object.entries(GENERAL)) {
    await user.selectOptions(await screen.findByLabelText('Loja'), loja);
    for (const { nome, says } of cards) {
      const text = await textOf(nome);
      let from = 0;
      for (const part of says) {
        const at = text.indexOf(part, from);
        expect([at >= 0, `'${part}' in order in: ${text}`]).toEqual([true, expect.anything()]);
        from = at + part.length;
      }
      expect(text).not.toMatch(/\b(?:null|undefined|NaN)\b/);
    }
  }
});

// @rule S2.41
test('a card without a limit says none, and each shows the days of its group', async () => {
  const token = await server.signIn(ANA);
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await (await fetch(`${server.baseUrl}${GLOBAL}?idEmpresa=1`, { headers })).json()) as {
    data: Grupo[];
  };
  const general = data.filter(({ publico }) => publico?.trim().toUpperCase() === 'G');
  await renderApp('/portal?idEmpresa=1', { server, documento: ANA });
  expect(await textOf('Abacate Breda kg')).not.toContain('Limite');
  expect(articles()).toHaveLength(
    general.reduce((sum, { tiposDescontos }) => sum + tiposDescontos.length, 0),
  );
  for (const { nomeExibicao, dtaInicio, dtaFim } of general) {
    const region = screen.getByText(nomeExibicao, { selector: 'h2, h3' }).closest('section');
    const own = [...(region?.querySelectorAll('article') ?? [])];
    expect(own).not.toEqual([]);
    for (const card of own) expect(card).toHaveTextContent(`Válido de ${day(dtaInicio)} a ${day(dtaFim)}`);
  }
});

// @rule R275, R89
test.each([
  [true, ['Ver as 8 ofertas', 'Ver as 6 ofertas'], 10],
  [false, [], 0],
])(
  'a longer group of the home folds, unless left out (foldOffers: %s)',
  async (foldOffers, buttons, hidden) => {
    const config = { features: { foldOffers } };
    setPhone();
    await renderApp('/portal?idEmpresa=1', { server, documento: ANA, config });
    await textOf('Banana Prata kg');
    expect(screen.queryAllByText(/^Ver as/).map(({ textContent }) => textContent)).toEqual(buttons);
    const all = names();
    // Found in the page: it unfolds.
    const folded = [...document.querySelectorAll('[hidden=until-found]')];
    expect(folded).toHaveLength(buttons.length);
    const foldedNames = folded.flatMap(({ textContent }) => textContent.split(' · '));
    expect(foldedNames).toHaveLength(hidden);
    for (const element of folded) fireEvent(element, new Event('beforematch', { bubbles: true }));
    expect(new Set(names())).toEqual(new Set([...all, ...foldedNames]));
    expect(document.querySelectorAll('[hidden=until-found]')).toHaveLength(0);
  },
);

// @rule S2.35, S2.38, S2.42, R53
test('the audiences are split: general at home, everything else exclusive', async () => {
  const grupos = [' g ', 'G', 'C', null, '', 'GG'].map((publico, index) => ({
    nomeExibicao: `Grupo ${index}`,
    publico,
    tiposDescontos: [{ nome: `Item ${index}`, preco: 1, regras: [] }],
  }));
  await answer(grupos);
  const { user } = await renderApp('/portal', { server, documento: ANA });
  await waitFor(() => expect(names()).toEqual(['Item 0', 'Item 1']));
  await act(async () => void (location.hash = '#/promocoes'));
  await waitFor(() => expect(names()).toEqual(['Item 2', 'Item 3', 'Item 4', 'Item 5']));
  await answer(grupos.slice(0, 1));
  await user.selectOptions(screen.getByLabelText('Loja'), '2');
  expect(await screen.findByText('Nenhuma oferta encontrada.')).toBeInTheDocument();
});

// @rule R17
test("offers are read in other servers' notations", async () => {
  await answer([
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
  ]);
  const { container } = await renderApp('/portal', { server, documento: ANA });
  const cafe = await textOf('Café');
  for (const text of ['R$ 12,50', 'R$ 15,00', '16,5% de desconto', 'Limite de 3 por CPF/CNPJ'])
    expect(cafe).toContain(text);
  expect(cafe).toContain('Válido de 01/03/2030 a 31/03/2030');
  expect(await textOf('Chá')).toContain('R$ 1.234,56');
  expect(await textOf('Chá')).not.toContain('Limite');
  expect(await textOf('Só texto')).toContain('Leve 3, pague 2');
  expect(await textOf('Só texto')).not.toContain('R$');
  expect(screen.queryByText('Sem itens')).toBeNull();
  expect(container.querySelector('img[src^=javascript]')).toBeNull();
});
