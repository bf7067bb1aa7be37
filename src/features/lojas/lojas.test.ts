import { empresaSchema } from './empresas.api.ts';
import { findLojas, readLojas } from './lojas.ts';

const loja = (fields: object) => {
  const [only] = readLojas([empresaSchema.read({ idEmpresa: 7, ...fields })]);
  if (only === undefined) throw new Error('no store');
  return only;
};

const campinas = {
  nomeFantasia: 'Vizinhança Cambuí',
  endereco: [
    {
      logradouro: 'Rua Coronel Quirino',
      logradouroNro: 1045,
      bairro: 'Cambuí',
      cidade: 'Campinas',
      uf: 'SP',
      cep: '13025002',
      latitude: '-22,894530',
      longitude: '-47.052110',
    },
  ],
  telefone: [{ numero: '(19) 3251-4100' }, { numero: '1932514101' }, { numero: null }],
};

// @rule R58
test('stores with one idEmpresa have ids of their own, for the map', () => {
  const empresas = ['Cambuí', 'Campolim', 'Jundiaí'].map((nomeFantasia) =>
    empresaSchema.read({ idEmpresa: 7, nomeFantasia }),
  );
  const lojas = readLojas(empresas);
  expect(new Set(lojas.map(({ id }) => id)).size).toBe(3);
  expect(lojas.map(({ idEmpresa, nome }) => [idEmpresa, nome])).toEqual([
    ['7', 'Cambuí'],
    ['7', 'Campolim'],
    ['7', 'Jundiaí'],
  ]);
});

describe('a store of the map', () => {
  it('has an address, directions to its place, and phones that can be dialled', () => {
    expect(loja(campinas)).toEqual({
      id: '7',
      idEmpresa: '7',
      nome: 'Vizinhança Cambuí',
      endereco: 'Rua Coronel Quirino, 1045 – Cambuí – Campinas/SP, 13025-002',
      cidade: 'Campinas',
      rotaHref: 'https://www.google.com/maps/dir/?api=1&destination=-22.89453%2C-47.05211',
      telefones: [
        { texto: '(19) 3251-4100', href: 'tel:+551932514100' },
        { texto: '(19)3251-4101', href: 'tel:+551932514101' },
      ],
      lugar: { latitude: -22.89453, longitude: -47.05211 },
    });
  });

  it('is found by its address when it has no place', () => {
    const { lugar, rotaHref } = loja({ endereco: [{ logradouro: 'Rua A', latitude: 0, longitude: '0' }] });
    expect(lugar).toBeNull();
    expect(rotaHref).toBe('https://www.google.com/maps/dir/?api=1&destination=Rua%20A');
  });

  it('makes a directions link from an address that ends in half of an emoji', () => {
    const { rotaHref } = loja({ endereco: [{ logradouro: 'Rua A \ud83c' }] });
    expect(rotaHref).toBe('https://www.google.com/maps/dir/?api=1&destination=Rua%20A%20%EF%BF%BD');
  });

  it.each([
    ['33334444', '33334444'],
    ['0800 123 4567', '0800 123 4567'],
    ['4004 1234', '4004 1234'],
    ['+55 19 3251 4100', '(19)3251-4100'],
    ['019 3251 4100', '(19)3251-4100'],
  ])('with the phone %s shows %s: no area code is made up', (numero, texto) => {
    expect(loja({ telefone: [{ numero }] }).telefones[0]?.texto).toBe(texto);
  });

  // @rule R17
  it('has the zero back that a CEP lost as a number', () => {
    expect(loja({ endereco: [{ logradouro: 'Rua A', cep: 1310100 }] }).endereco).toBe('Rua A, 01310-100');
  });

  it('needs only its id', () => {
    expect(loja({ endereco: null, telefone: null })).toEqual({
      id: '7',
      idEmpresa: '7',
      nome: 'Loja 7',
      endereco: null,
      cidade: null,
      rotaHref: null,
      telefones: [],
      lugar: null,
    });
  });
});

describe('findLojas', () => {
  const lojas = [loja(campinas), loja({ nomeFantasia: 'Vizinhança São Roque' })];

  it.each([
    ['', 2],
    ['vizinhanca', 2],
    ['  CAMPINAS cambui ', 1],
    ['sao', 1],
    ['Recife', 0],
  ])('finds for %p %i', (busca, count) => {
    expect(findLojas(lojas, busca)).toHaveLength(count);
  });
});
