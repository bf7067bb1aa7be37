import type { Empresa } from './empresas.api.ts';
import { empresasOfFormato, nomeOfEmpresa } from './empresas.ts';

const loja = (idEmpresa: string, idEmpFormato: string | null, rest: Partial<Empresa> = {}): Empresa => ({
  idEmpresa,
  idEmpFormato,
  nomeFantasia: null,
  endereco: [],
  telefone: [],
  ...rest,
});
const cidade = (nome: string | null): Empresa['endereco'] => [
  {
    logradouro: null,
    logradouroNro: null,
    bairro: null,
    cidade: nome,
    uf: null,
    cep: null,
    latitude: null,
    longitude: null,
  },
];

// @rule R51
test('the configured format alone, in their order', () => {
  const lojas = [loja('1', '1'), loja('2', '2'), loja('3', null), loja('4', '1')];
  expect(empresasOfFormato(lojas, '1').map(({ idEmpresa }) => idEmpresa)).toEqual(['1', '4']);
  expect(empresasOfFormato(lojas, '9')).toEqual([]);
});

test('no format configured: all of them', () => {
  const lojas = [loja('1', '1'), loja('2', null)];
  expect(empresasOfFormato(lojas, null)).toBe(lojas);
});

test.each([
  [loja('1', null, { nomeFantasia: 'Centro', endereco: cidade('Campinas') }), 'Centro – Campinas'],
  [loja('1', null, { nomeFantasia: 'Centro' }), 'Centro'],
  [loja('1', null, { nomeFantasia: 'Centro', endereco: cidade(null) }), 'Centro'],
  [loja('7', null), 'Loja 7'],
])('%# is named %s', (empresa, nome) => {
  expect(nomeOfEmpresa(empresa)).toBe(nome);
});
