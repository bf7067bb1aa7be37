import type { Fields } from './contract-call.ts';

/** What a registration sends. */
export const REGISTRATION = {
  origem: 'web',
  cpf: 'CPF or CNPJ without separators, the letters of a CNPJ upper-case',
  nome: null,
  nomeFantasia: null,
  tratamento: null,
  ramoAtividade: null,
  fisicaJuridica: null,
  sexo: null,
  dataNascimento: 'YYYY-MM-DD',
  estadoCivil: null,
  email: null,
  celular: 'digits',
  senha: null,
  confirmpassword: null,
  filhos: null,
  animais: null,
  ativacao: null,
  preferencias: {
    recebeEmail: null,
    recebeSms: null,
    recebePush: null,
    recebeWhatsapp: null,
    cupomDigital: null,
  },
  aceitoTermos: null,
  endereco: {
    cep: 'digits',
    logradouro: null,
    logradouroCmpl: null,
    bairro: null,
    cidade: null,
    uf: null,
    logradouroNro: null,
  },
} as const satisfies Fields;
