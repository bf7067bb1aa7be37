import { defineEntry } from '../testing/entry.ts';
import { cepLookupMachine } from './cep-lookup.machine.ts';
import { cepLookupPorts } from './cep-lookup.setup.ts';

const refusal = { ok: false, failure: { message: null, status: 404 } } as const;

export const cepLookupEntry = defineEntry({
  id: 'cep-lookup',
  title: 'CEP lookup',
  description: 'De um CEP ao endereço, ou às listas de estados e cidades (R28, R80).',
  machine: cepLookupMachine,
  ports: cepLookupPorts,
  inputs: {
    register: () => ({ locksFilledFields: true, looksUpOnBlur: false, knownCep: null }),
    reloaded: () => ({ locksFilledFields: true, looksUpOnBlur: false, knownCep: '13010-001' }),
    profile: () => ({ locksFilledFields: false, looksUpOnBlur: true, knownCep: '13010-001' }),
  },
  events: [
    { type: 'cep.typed', cep: '01310-100' },
    { type: 'cep.typed', cep: '13010-001' },
    { type: 'cep.typed', cep: '01310-1' },
    { type: 'cep.left', cep: '01310-100', isIncomplete: false },
    { type: 'cep.left', cep: '13010-001', isIncomplete: true },
    { type: 'network.returned', cep: '01310-100', isTouched: false },
    { type: 'uf.chosen', uf: 'SP' },
    { type: 'address.reset' },
  ],
  outcomes: {
    lookUpCep: [
      {
        ok: true,
        value: { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' },
      },
      { ok: true, value: { logradouro: null, bairro: null, localidade: 'Holambra', uf: 'SP' } },
      { ok: true, value: { logradouro: 'Rua', bairro: null, localidade: null, uf: 'SP' } },
      refusal,
      { ok: false, failure: { message: null, status: null } },
    ],
    loadEstados: [{ ok: true, value: [{ sigla: 'SP', nome: 'São Paulo' }] }, refusal],
    loadCidades: [{ ok: true, value: ['Campinas', 'Holambra'] }, { ok: true, value: [] }, refusal],
  },
});
