import { createMasker } from './mask.ts';

const mask = (value: unknown): unknown => createMasker().mask(value);

describe('masking a report', () => {
  it('masks personal fields by their names', () => {
    const secret = {
      access_token: 't-2',
      novaSenha: 'segredo',
      cnpj: 11_222_333_000_199,
      username: '52998224726',
      email: 'ana@exemplo.com.br',
      telefones: [{ ddd: 11, numero: '999990000', preferencial: true }],
      endereco: { logradouro: 'Rua das Flores', cep: '01001-000', cidade: { nome: 'São Paulo' } },
    };
    expect(mask(secret)).toEqual({
      access_token: 'token#1',
      novaSenha: 'senha#1',
      cnpj: 'documento#1',
      username: 'documento#2',
      email: 'e-mail#1',
      telefones: [{ ddd: 'telefone#1', numero: 'telefone#2', preferencial: true }],
      endereco: { logradouro: 'endereço#1', cep: 'CEP#1', cidade: { nome: 'pessoa#1' } },
    });
  });

  // @rule R145
  it('masks a repeated typed text as one pseudonym', () => {
    const { typed, sentence } = createMasker();
    expect(typed('Outro item', 'Sabão em pó', 'Sabão em pó')).toBe('texto#1');
    expect(sentence('Remover: Sabão em pó')).toBe('Remover: texto#1');
  });

  // @rule R145
  it('masks a whole name whose beginning is another name', () => {
    const { mask: masked, sentence } = createMasker();
    masked([{ nome: 'Carla Dias' }, { nome: 'Carla Dias Moreira' }]);
    expect(sentence('Olá, Carla Dias Moreira e Carla Dias')).toBe('Olá, pessoa#2 e pessoa#1');
  });

  // @rule R145
  it('masks a marital status as text, not as a place', () => {
    expect(mask({ estadoCivil: 'C', estado: 'SP' })).toEqual({
      estadoCivil: 'texto#1',
      estado: 'endereço#1',
    });
  });

  it('masks the position of the device', () => {
    const reported = mask({ ok: true, value: { latitude: -22.9056, longitude: -47.0608 } });
    expect(JSON.stringify(reported)).not.toMatch(/22|47/);
    expect(reported).toMatchObject({ ok: true });
  });

  it('masks fields that are not listed as harmless', () => {
    const unknown = {
      inventado: 'Ana',
      saldo: 240,
      sexo: 'F',
      dtaNascFund: '1990-05-04',
      quando: '2024-01-02',
    };
    expect(mask(unknown)).toEqual({
      inventado: 'texto#1',
      saldo: 'número#1',
      sexo: 'texto#2',
      dtaNascFund: 'data#1',
      quando: 'data#2',
    });
  });

  it('gives spellings of one value one pseudonym, other values another', () => {
    expect(mask([{ cep: '01001-000' }, { cep: '01001000' }, { cep: '13083-000' }])).toEqual([
      { cep: 'CEP#1' },
      { cep: 'CEP#1' },
      { cep: 'CEP#2' },
    ]);
  });

  it('shows the names of the demonstration’s people', () => {
    expect(mask({ username: '529.982.247-25', name: 'Ana Souza' })).toEqual({
      username: 'documento#ana',
      name: 'pessoa#ana',
    });
  });

  it('masks personal data inside sentences', () => {
    const masker = createMasker();
    masker.mask({ nome: 'Clara Nunes' });
    expect(
      masker.mask({ message: 'Clara Nunes, CPF 529.982.247-26 de clara@exemplo.com.br, já existe' }),
    ).toEqual({
      message: 'pessoa#1, CPF documento#1 de e-mail#1, já existe',
    });
    expect(masker.sentence('(11) 99999-0000, 01001-000, 39053344705')).toBe('telefone#1, CEP#1, documento#2');
    expect(masker.sentence('VZ.9H3.QLA/0001-04 e VZ9H3QLA000104')).toBe('documento#3 e documento#3');
  });

  it('shows the fields that machines decide by, and empty values', () => {
    const plain = {
      type: 'xstate.done.actor.signIn',
      output: { ok: false, failure: { message: 'Serviço indisponível', status: 500, kind: 'http' } },
      path: '/campanha/1/resgates',
      telefones: [],
      email: '',
      token: null,
      expiresAt: 3_600_000,
    };
    expect(mask(plain)).toEqual(plain);
  });

  it('turns any value into plain data', () => {
    const ring: Record<string, unknown> = { type: 'ring' };
    ring['self'] = ring;
    expect(mask(ring)).toEqual({ type: 'ring', self: '(circular)' });
    expect(mask({ now: Date.now, error: new TypeError('no'), at: new Date(0) })).toEqual({
      now: '(function)',
      error: { error: 'TypeError', message: 'no' },
      at: 'data#1',
    });
  });

  it('unmasks the pseudonyms of its own page alone', () => {
    const masker = createMasker();
    const event = { type: 'session.rejected', token: 't-1', list: [{ saldo: 3 }] };
    expect(masker.unmask(masker.mask(event))).toEqual(event);
    expect(masker.unmask({ token: 'token#9' })).toEqual({ token: 'token#9' });
  });

  it('masks no word that only names what the server offers', () => {
    const masker = createMasker();
    masker.mask({ idCampanha: 1, nomePonto: 'pontos', campanha: 'Panelas' });
    masker.mask({ nome: 'Banana Prata kg', preco: 5, endereco: { cidade: 'Campinas' } });
    masker.mask({ cpfCnpj: '39053344705', enderecos: [{ logradouro: 'Rua Onze', tipo: 'RESIDENCIAL' }] });
    const path = '/api/campanha/extratos/pontos';
    expect(masker.mask({ path })).toEqual({ path });
    const said = 'Trocar meus pontos em Campinas: Banana Prata kg, RESIDENCIAL';
    expect(masker.sentence(said)).toBe(said);
    expect(masker.sentence('Rua Onze, casa 2')).toBe('endereço#2, casa 2');
  });

  it('masks a value of the customer as whole words alone', () => {
    const masker = createMasker();
    masker.mask({ nomeRazao: 'Rosa' });
    expect(masker.sentence('Rosa gosta de Rosado e de cor-de-Rosa')).toBe(
      'pessoa#1 gosta de Rosado e de cor-de-pessoa#1',
    );
  });

  it('gives no kind of its own to what an envelope holds', () => {
    expect(createMasker().mask({ data: { mensagem: 'Olá', pontos: '120', saldo: 7, dias: 3 } })).toEqual({
      data: { mensagem: 'texto#1', pontos: 'algarismos#1', saldo: 'número#1', dias: 3 },
    });
  });

  it('knows the words of a public text, but not those of the customer in it', () => {
    const { mask: masked, isPublicWord } = createMasker();
    masked({ nomeRazao: 'Clara Nunes' });
    masked({ failure: { message: 'Item esgotado, Clara', status: 400 } });
    expect(['Item', 'esgotado', 'Clara', 'loja'].map((word) => isPublicWord(word))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
