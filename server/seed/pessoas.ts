import type { Db } from '../db/database.ts';
import { enderecos, pessoas, preferencias, telefones } from '../db/schema/pessoas.ts';
import { DEFAULT_FLAGS } from '../recursos/pessoa/pessoa.ts';
import type { Passwords } from '../security/passwords.ts';
import { addDays } from '../lib/dates.ts';

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'clube123';

/** Ids of the demo customers. */
export const ANA = 1;
export const MERCADO = 2;
export const BRUNO = 3;
export const PADARIA = 4;

/** What the start-up table shows. */
export const DEMO_ACCOUNTS = [
  {
    id: ANA,
    nome: 'Ana Souza',
    documento: '529.982.247-25',
    mostra: 'tudo aceito: pontos, vouchers, compras, extrato',
  },
  { id: MERCADO, nome: 'Mercado Bom Preço Ltda', documento: '11.222.333/0001-81', mostra: 'uma empresa' },
  {
    id: BRUNO,
    nome: 'Bruno Lima',
    documento: '111.444.777-35',
    mostra: 'termos pendentes, sem telefone, WhatsApp desligado',
  },
  {
    id: PADARIA,
    nome: 'Padaria Raiz Nova Ltda',
    documento: 'K7.P4X.N2V/0001-07',
    mostra: 'uma empresa com letras no CNPJ',
  },
] as const;

/** Writes the demo customers of the contract. */
export async function seedPessoas(db: Db, day: string, passwords: Passwords): Promise<void> {
  const senhaHash = await passwords.hash(DEMO_PASSWORD, '');
  await db.insert(pessoas).values([
    {
      id: ANA,
      cpfCnpj: '52998224725',
      fisicaJuridica: 'F',
      nomeRazao: 'Ana Souza',
      sexo: 'F',
      dtaNascFund: '1987-04-23',
      estadoCivil: 'C',
      email: 'ana.souza@exemplo.example',
      canal: 'EMAIL',
      senhaHash,
      dtaInclusao: `${addDays(day, -1173)}T09:42:10`,
    },
    {
      id: MERCADO,
      cpfCnpj: '11222333000181',
      fisicaJuridica: 'J',
      nomeRazao: 'Mercado Bom Preço Ltda',
      nomeFantasia: 'Mercado Bom Preço',
      ramoAtividade: 'Minimercado',
      tratamento: 'Carlos Ferreira',
      email: 'compras@bompreco.example',
      canal: 'EMAIL',
      senhaHash,
      dtaInclusao: `${addDays(day, -412)}T15:05:00`,
    },
    {
      id: BRUNO,
      cpfCnpj: '11144477735',
      fisicaJuridica: 'F',
      nomeRazao: 'Bruno Lima',
      sexo: 'M',
      dtaNascFund: '1998-11-02',
      estadoCivil: 'S',
      email: 'bruno.lima@exemplo.example',
      canal: 'SMS',
      senhaHash,
      dtaInclusao: `${addDays(day, -9)}T18:20:33`,
    },
    {
      id: PADARIA,
      cpfCnpj: 'K7P4XN2V000107',
      fisicaJuridica: 'J',
      nomeRazao: 'Padaria Raiz Nova Ltda',
      nomeFantasia: 'Padaria Raiz Nova',
      ramoAtividade: 'Padaria',
      tratamento: 'Lia Campos',
      email: 'contato@raiznova.example',
      canal: 'EMAIL',
      senhaHash,
      dtaInclusao: `${addDays(day, -61)}T08:15:00`,
    },
  ]);
  await seedContatos(db);
}

async function seedContatos(db: Db): Promise<void> {
  await seedEnderecos(db);
  await db.insert(telefones).values([
    { pessoaId: ANA, tipo: 'Celular', ddd: '19', numero: '991234567', preferencial: true },
    { pessoaId: ANA, tipo: 'Fixo', ddd: '19', numero: '32514321', preferencial: false },
    { pessoaId: MERCADO, tipo: 'Fixo', ddd: '19', numero: '32425500', preferencial: true },
    { pessoaId: PADARIA, tipo: 'Celular', ddd: '19', numero: '998877665', preferencial: true },
  ]);
  await db.insert(preferencias).values([
    { pessoaId: ANA, ...DEFAULT_FLAGS, cupomDigital: true },
    { pessoaId: MERCADO, ...DEFAULT_FLAGS, recebePush: false },
    { pessoaId: BRUNO, ...DEFAULT_FLAGS, recebeWhatsapp: false },
    { pessoaId: PADARIA, ...DEFAULT_FLAGS },
  ]);
}

async function seedEnderecos(db: Db): Promise<void> {
  const common = { pais: 'Brasil', tipo: 'RESIDENCIAL', uf: 'SP' };
  await db.insert(enderecos).values([
    {
      ...common,
      pessoaId: ANA,
      cep: '13216000',
      logradouro: 'Avenida São João',
      logradouroNro: '805',
      logradouroCMPL: 'Apto 52',
      bairro: 'Vila Joana',
      cidade: 'Jundiaí',
      codMun: '3525904',
    },
    {
      ...common,
      pessoaId: ANA,
      tipo: 'COMERCIAL',
      cep: '01045001',
      logradouro: 'Praça da República',
      logradouroNro: '299',
      logradouroCMPL: 'Sala 801',
      bairro: 'República',
      cidade: 'São Paulo',
      codMun: '3550308',
    },
    {
      ...common,
      pessoaId: MERCADO,
      tipo: 'COMERCIAL',
      cep: '14031540',
      logradouro: 'Rua Manuel de Macedo',
      logradouroNro: '1890',
      bairro: 'Parque Ribeirão Preto',
      cidade: 'Ribeirão Preto',
      codMun: '3543402',
    },
    {
      ...common,
      pessoaId: BRUNO,
      cep: '04144070',
      logradouro: 'Rua Pereira Estéfano',
      logradouroNro: '114',
      bairro: 'Vila da Saúde',
      cidade: 'São Paulo',
      codMun: '3550308',
    },
    {
      ...common,
      pessoaId: PADARIA,
      tipo: 'COMERCIAL',
      cep: '13083859',
      logradouro: 'Rua Sérgio Buarque de Holanda',
      logradouroNro: '36',
      bairro: 'Cidade Universitária',
      cidade: 'Campinas',
      codMun: '3509502',
    },
  ]);
}
