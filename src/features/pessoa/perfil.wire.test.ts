import fc from 'fast-check';
import { type Perfil, perfilSchema } from './perfil.api.ts';
import { WORDLESS } from '../../ui/form/form.tsx';
import { faultsOf } from '../../ui/form/testing/faults-of.ts';
import { perfilSchema as rulesOf } from './perfil.form.ts';
import { type Edits, kindOf, pessoaOf, valuesOf } from './perfil.wire.ts';

const read = (wire: object): Perfil => perfilSchema.read(structuredClone(wire));

/** Unknown fields, which have to be sent back. */
const unknown = fc.dictionary(
  fc.stringMatching(/^x[a-z]{1,8}$/),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
  { maxKeys: 4 },
);
const text = fc.stringMatching(/^[A-Za-zÀ-ú0-9]([A-Za-zÀ-ú0-9 .'-]{0,20}[A-Za-zÀ-ú0-9])?$/);
const optional = fc.oneof(text, fc.constant(null), fc.constant(''));
const mixedWith = <T extends object>(known: fc.Arbitrary<T>) =>
  fc.tuple(unknown, known).map(([more, facts]) => ({ ...more, ...facts }));

const endereco = mixedWith(
  fc.record({
    idEndereco: fc.oneof(fc.nat(), fc.stringMatching(/^[1-9]\d{0,4}$/)),
    cep: fc.stringMatching(/^\d{8}$/),
    logradouro: optional,
    logradouroNro: fc.oneof(optional, fc.nat(9999)),
    logradouroCMPL: optional,
    bairro: optional,
    cidade: optional,
    uf: fc.constantFrom('SP', 'rj', null),
    codMun: fc.oneof(fc.nat(), text),
    pais: optional,
    tipo: optional,
  }),
);
const telefone = mixedWith(
  fc.record({
    idTelefone: fc.nat(),
    tipo: fc.constantFrom('Celular', 'FIXO', 'c', 'RECADO', null),
    ddd: fc.oneof(fc.stringMatching(/^[1-9]\d$/), fc.integer({ min: 11, max: 99 }), fc.constant(null)),
    numero: fc.oneof(fc.stringMatching(/^\d{8,11}$/), fc.stringMatching(/^9\d{4}-\d{4}$/), fc.constant(null)),
    preferencial: fc.constantFrom(false, 'N', 0, null),
  }),
);
const pessoa = mixedWith(
  fc.record({
    nomeRazao: text,
    nomeFantasia: optional,
    ramoAtividade: optional,
    tratamento: optional,
    cpfCnpj: fc.stringMatching(/^\d{11}$/),
    fisicaJuridica: fc.constantFrom('F', 'J', 'f'),
    sexo: fc.constantFrom('M', 'f', 'X', null),
    dtaNascFund: fc.constantFrom(
      '1987-04-23',
      '1987-04-23T00:00:00',
      '23/04/1987',
      '0001-01-01T00:00:00',
      null,
    ),
    estadoCivil: fc.constantFrom('S', 'c', null),
    email: optional,
    canal: fc.constantFrom('EMAIL', 'sms', null),
    atribPessoas: fc.array(fc.record({ id: fc.nat() }), { maxLength: 2 }),
    dtaInclusao: fc.constantFrom('2023-03-04T09:42:10', '/Date(1677922930000)/'),
    dtaHoraSolicitacaoExclusao: fc.constant(null),
    enderecos: fc.array(endereco, { minLength: 2, maxLength: 2 }),
    telefones: fc
      .tuple(fc.array(telefone, { minLength: 3, maxLength: 3 }), fc.nat(2), fc.constantFrom(true, 'S', 1))
      .map(([phones, at, yes]) =>
        phones.map((one, index) => (index === at ? { ...one, preferencial: yes } : one)),
      ),
  }),
);

// @rule R72
describe('the round trip between wire and form', () => {
  // @rule S9.13
  it('an unedited person is sent back unchanged, but for the limit', () => {
    fc.assert(
      fc.property(pessoa, (wire) => {
        const perfil = read(wire);
        expect(pessoaOf(perfil, valuesOf(perfil))).toEqual({ ...wire, tempoLimiteReativacaoCadastro: 24 });
      }),
    );
  });

  // @rule S5.18
  it('changes the edited fields of the first address and phone alone', () => {
    fc.assert(
      fc.property(pessoa, text, fc.stringMatching(/^9\d{8}$/), (wire, word, numero) => {
        const perfil = read(wire);
        const base = valuesOf(perfil);
        fc.pre(![base.nome, base.bairro, base.numero].includes(word));
        const masked = `${numero.slice(0, 5)}-${numero.slice(5)}`;
        fc.pre(base.telefone !== masked);
        const sent = pessoaOf(perfil, {
          ...base,
          nome: ` ${word} `,
          bairro: word,
          numero: word,
          cep: '13083-859',
          ddd: '19',
          telefone: masked,
        });
        const [first, second] = wire.enderecos;
        expect(sent).toEqual({
          ...wire,
          nomeRazao: word,
          enderecos: [{ ...first, cep: '13083859', bairro: word, logradouroNro: word }, second],
          telefones: wire.telefones.map((phone) =>
            [true, 'S', 1].includes(phone.preferencial as never) ? { ...phone, ddd: '19', numero } : phone,
          ),
          tempoLimiteReativacaoCadastro: 24,
        });
      }),
    );
  });

  // @rule R73
  it('sends unchanged fields byte for byte as JSON', () => {
    fc.assert(
      fc.property(pessoa, (wire) => {
        const perfil = read(wire);
        const sent = JSON.parse(JSON.stringify(pessoaOf(perfil, valuesOf(perfil)))) as object;
        expect(sent).toEqual({ ...JSON.parse(JSON.stringify(wire)), tempoLimiteReativacaoCadastro: 24 });
      }),
    );
  });
});

const bruno = {
  nomeRazao: 'Bruno Lima',
  cpfCnpj: '11144477735',
  fisicaJuridica: 'F',
  enderecos: null,
  telefones: null,
};

describe('a person without phone or address', () => {
  // @rule S5.19
  it('gets a first one, preferred, and no made-up id', () => {
    const perfil = read({ ...bruno, x: 1 });
    const sent = pessoaOf(perfil, {
      ...valuesOf(perfil),
      telefoneTipo: 'Celular',
      ddd: '19',
      telefone: '99123-4567',
      cep: '13216-000',
      logradouro: ' Rua A ',
    });
    expect(sent).toEqual({
      ...bruno,
      x: 1,
      enderecos: [{ cep: '13216000', logradouro: 'Rua A' }],
      telefones: [{ tipo: 'Celular', ddd: '19', numero: '991234567', preferencial: true }],
      tempoLimiteReativacaoCadastro: 24,
    });
  });

  // @rule R78
  it('sends back the received consents', () => {
    const preferencias = { recebeEmail: 'S', recebeSms: null };
    const perfil = read({ ...bruno, preferencias });
    expect(pessoaOf(perfil, valuesOf(perfil)).preferencias).toEqual(preferencias);
    const silent = read(bruno);
    expect(pessoaOf(silent, valuesOf(silent))).not.toHaveProperty('preferencias');
  });

  it('gets the first of its phones flagged when none was preferred', () => {
    const telefones = [
      { numero: '33334444', ddd: '19', tipo: 'Fixo' },
      { numero: '988887777', preferencial: false },
    ];
    const perfil = read({ ...bruno, telefones });
    expect(pessoaOf(perfil, valuesOf(perfil)).telefones).toEqual([
      { ...telefones[0], preferencial: true },
      telefones[1],
    ]);
  });

  it.each([
    ['', '19991234567'],
    ['19', '19991234567'],
    ['019', '+55 (19) 99123-4567'],
  ])('splits an edited number from its area code: ddd %j, numero %j', (ddd, numero) => {
    const perfil = read({ ...bruno, telefones: [{ tipo: 'celular', ddd, numero, preferencial: 'S' }] });
    const base = valuesOf(perfil);
    expect([base.telefoneTipo, base.ddd, base.telefone]).toEqual(['Celular', '19', '99123-4567']);
    expect(pessoaOf(perfil, { ...base, ddd: '11' }).telefones).toEqual([
      { tipo: 'celular', ddd: '11', numero: '991234567', preferencial: 'S' },
    ]);
  });
});

// @rule S2.77
test.each([
  ['C', 'Celular', 'Fixo', 'F'],
  ['f', 'Fixo', 'Celular', 'C'],
  ['CELULAR', 'Celular', 'Fixo', 'Fixo'],
  [1, '', 'Fixo', 'Fixo'],
])("a phone's type %j is %j in the form, and %j goes back as %j", (tipo, shown, chosen, sent) => {
  const perfil = read({ ...bruno, telefones: [{ tipo, ddd: '19', numero: '33334444', preferencial: true }] });
  const base = valuesOf(perfil);
  expect(base.telefoneTipo).toBe(shown);
  expect(pessoaOf(perfil, base).telefones).toMatchObject([{ tipo }]);
  expect(pessoaOf(perfil, { ...base, telefoneTipo: chosen }).telefones).toMatchObject([{ tipo: sent }]);
});

// @rule S1.1
test.each([
  [{ fisicaJuridica: 'j' }, 'J'],
  [{ fisicaJuridica: null, cpfCnpj: '11.222.333/0001-81' }, 'J'],
  [{ fisicaJuridica: '', cpfCnpj: '529.982.247-25' }, 'F'],
  [{ fisicaJuridica: null, cpfCnpj: 'VZ9H3QLA000104' }, 'J'],
])('the kind of %j is %s', (facts, kind) => {
  expect(kindOf(read({ ...bruno, ...facts }))).toBe(kind);
});

// @rule R74
test.each([
  ['2026-05-19T10:00:00', true],
  ['hoje', true],
  ['', false],
  ['0001-01-01T00:00:00', false],
])('a request of %j to be deactivated: %s', (dtaHoraSolicitacaoExclusao, there) => {
  expect(read({ ...bruno, dtaHoraSolicitacaoExclusao }).dtaHoraSolicitacaoExclusao !== null).toBe(there);
});

test('documents and CEPs sent as numbers get their zeros back', () => {
  const enderecos = [{ cep: 1_310_100 }];
  const cpf = read({ ...bruno, cpfCnpj: 123_456_789, enderecos });
  expect(valuesOf(cpf)).toMatchObject({ documento: '001.234.567-89', cep: '01310-100' });
  expect(pessoaOf(cpf, valuesOf(cpf))).toMatchObject({
    cpfCnpj: 123_456_789,
    enderecos: [{ cep: '01310100' }],
  });
  const cnpj = read({ ...bruno, fisicaJuridica: 'J', cpfCnpj: 191 });
  expect(valuesOf(cnpj).documento).toBe('00.000.000/0001-91');
  expect(valuesOf(read({ ...bruno, cpfCnpj: null })).documento).toBe('');
});

// @rule R72, R167
test('a lone address and phone are saved whole', () => {
  const enderecos = { idEndereco: 5, cep: '01310100', logradouro: 'Avenida Paulista', codMun: 3550308 };
  const telefones = { idTelefone: 9, tipo: 'Celular', ddd: '11', numero: '987654321', preferencial: true };
  const perfil = read({ ...bruno, enderecos, telefones });
  expect(pessoaOf(perfil, { ...valuesOf(perfil), nome: 'Outra' })).toMatchObject({
    enderecos: [enderecos],
    telefones: [telefones],
  });
});

// @rule R160
test.each([
  ['vz9h3qla000104', 'VZ.9H3.QLA/0001-04'],
  ['112223330001815', '112223330001815'],
  ['EX-7', 'EX-7'],
])('the document %s is shown whole, and saved as the server sent it', (cpfCnpj, shown) => {
  const perfil = read({ ...bruno, fisicaJuridica: 'J', cpfCnpj });
  const values = valuesOf(perfil);
  expect(values.documento).toBe(shown);
  expect(pessoaOf(perfil, { ...values, nome: 'Outra' }).cpfCnpj).toBe(cpfCnpj);
});

describe('the time left to reactivate', () => {
  const left = (tempoRestanteReativacaoCadastro: unknown) =>
    read({ ...bruno, tempoRestanteReativacaoCadastro }).tempoRestanteReativacaoCadastro;
  it.each([
    [
      { dias: 1, horas: '2', minutos: 3 },
      { dias: 1, horas: 2, minutos: 3 },
    ],
    [{ horas: 5 }, { dias: 0, horas: 5, minutos: 0 }],
    [
      { dias: -1, horas: 0, minutos: 0 },
      { dias: 0, horas: 0, minutos: 0 },
    ],
    [{}, null],
    [null, null],
    [undefined, null],
    ['24', null],
  ])('%j is read as %j', (wire, expected) => expect(left(wire)).toEqual(expected));
});

// @rule S5.15, S5.16, S5.17, R71
describe('reasons that block saving a profile', () => {
  const empty = { ...valuesOf(read(bruno)), nome: '', documento: ' ' };
  const problems = (kind: 'F' | 'J') => faultsOf(rulesOf(valuesOf(read(bruno))), { ...empty, kind });
  const wordless = {
    cep: WORDLESS,
    numero: WORDLESS,
    bairro: WORDLESS,
    cidade: WORDLESS,
    uf: WORDLESS,
    telefoneTipo: WORDLESS,
    ddd: WORDLESS,
    telefone: WORDLESS,
  };
  const both = {
    nome: 'O campo Nome é obrigatorio',
    email: 'O Campo E-mail é obrigatorio',
    logradouro: 'O Campo Endereço é obrigatorio',
    ...wordless,
  };
  it('of an individual', async () => {
    expect(await problems('F')).toEqual({
      ...both,
      documento: 'O campo CPF é obrigatorio',
      sexo: WORDLESS,
      estadoCivil: WORDLESS,
      dataNascimento: WORDLESS,
    });
  });
  it('of a company', async () => {
    expect(await problems('J')).toEqual({
      ...both,
      documento: 'O campo CNPJ é obrigatorio',
      nomeFantasia: WORDLESS,
      ramoAtividade: WORDLESS,
      tratamento: WORDLESS,
    });
  });
  // @rule R282
  it('an e-mail without @ that was typed, not a stored one', async () => {
    const values = { ...valuesOf(read(bruno)), email: 'sem arroba' };
    expect((await faultsOf(rulesOf(valuesOf(read(bruno))), values)).email).toBe('Confira o e-mail');
    expect(await faultsOf(rulesOf(values), values)).not.toHaveProperty('email');
  });

  it('an impossible birth date, in words', async () => {
    const values = { ...valuesOf(read(bruno)), dataNascimento: '31/02/1990' };
    expect((await faultsOf(rulesOf(valuesOf(read(bruno))), values)).dataNascimento).toBe(
      'Data de nascimento inválida',
    );
  });
});

// @rule R281
describe('what changed at the server since the form was drawn', () => {
  const rua = {
    idEndereco: 5,
    cep: '13010001',
    logradouro: 'Rua A',
    logradouroNro: '1',
    cidade: 'Campinas',
    uf: 'SP',
  };
  const fixo = { idTelefone: 7, tipo: 'Fixo', ddd: '19', numero: '32425500', preferencial: true };
  const celular = { idTelefone: 9, tipo: 'Celular', ddd: '19', numero: '988887777', preferencial: false };
  const drawn = { ...bruno, tratamento: 'Rita', enderecos: [rua], telefones: [fixo, celular] };
  const sent = (now: object, edits: Edits) => pessoaOf(read({ ...drawn, ...now }), edits, read(drawn));

  it('stays in the fields that were not edited', () => {
    const now = { tratamento: 'Carlos', canal: 'SMS', enderecos: [{ ...rua, logradouro: 'Rua B' }] };
    expect(sent(now, { numero: '2' })).toEqual({
      ...drawn,
      ...now,
      enderecos: [{ ...rua, logradouro: 'Rua B', logradouroNro: '2' }],
      tempoLimiteReativacaoCadastro: 24,
    });
  });

  it('gives way to the edit of the same field', () => {
    expect(sent({ tratamento: 'Carlos' }, { tratamento: 'Rita Alves' })).toMatchObject({
      tratamento: 'Rita Alves',
    });
  });

  it('moves no edit to another address or phone', () => {
    const other = { idEndereco: 3, cep: '20000000', logradouro: 'Rua Outra' };
    const phones = [
      { ...fixo, preferencial: false },
      { ...celular, preferencial: true },
    ];
    expect(
      sent({ enderecos: [other, rua], telefones: phones }, { numero: '2', telefone: '3242-5501' }),
    ).toMatchObject({
      enderecos: [other, { ...rua, logradouroNro: '2' }],
      telefones: [
        { ...fixo, numero: '32425501', preferencial: true },
        { ...celular, preferencial: false },
      ],
    });
  });

  it('makes another phone the preferred one where none was edited', () => {
    const telefones = [
      { ...fixo, preferencial: false },
      { ...celular, preferencial: true },
    ];
    expect(sent({ telefones }, { numero: '2' })).toMatchObject({ telefones });
  });

  it('takes the edit where the address got another id', () => {
    expect(sent({ enderecos: [{ ...rua, idEndereco: 6 }] }, { numero: '2' })).toMatchObject({
      enderecos: [{ idEndereco: 6, logradouroNro: '2' }],
    });
  });
});
