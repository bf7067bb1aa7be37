import { MASK, mask } from './mask.ts';

describe('what leaves the page', () => {
  it('masks token, senha, cpf, cnpj, e-mail, telefone and address by the names of their fields', () => {
    const secret = {
      token: 't-1',
      access_token: 't-2',
      senha: 'clube123',
      novaSenha: 'x',
      password: 'clube123',
      cpf: '52998224725',
      cnpj: 11_222_333_000_181,
      username: '52998224725',
      email: 'ana@exemplo.com.br',
      telefones: [{ ddd: 11, numero: '999990000', preferencial: true }],
      endereco: { logradouro: 'Rua das Flores', cep: '01001-000', cidade: { nome: 'São Paulo' } },
    };
    const text = JSON.stringify(mask(secret));
    for (const word of ['t-1', 't-2', 'clube', '5299', '1122', 'ana@', '9999', 'Flores', '01001', 'Paulo'])
      expect(text).not.toContain(word);
    expect(mask(secret)).toMatchObject({
      token: MASK,
      telefones: [{ numero: MASK, preferencial: true }],
      endereco: { cidade: { nome: MASK } },
    });
  });

  it('masks what looks like a secret wherever it stands', () => {
    expect(mask({ message: 'CPF 529.982.247-25 de ana@exemplo.com.br não existe' })).toEqual({
      message: `CPF ${MASK} de ${MASK} não existe`,
    });
    expect(mask(['52998224725', '11.222.333/0001-81', '(11) 99999-0000', '01001-000'])).toEqual(
      Array.from({ length: 4 }, () => MASK),
    );
  });

  it('leaves everything else, and lets what is empty be seen to be empty', () => {
    const plain = {
      termos: [{ idTermo: '1', nomeTipo: 'Termos do Programa' }],
      telefones: [],
      email: '',
      token: null,
      expiresAt: 3_600_000,
    };
    expect(mask(plain)).toEqual(plain);
  });

  it('makes plain data of anything', () => {
    const ring: Record<string, unknown> = { name: 'ring' };
    ring['self'] = ring;
    expect(mask(ring)).toEqual({ name: 'ring', self: '(circular)' });
    expect(mask({ now: Date.now, error: new TypeError('no') })).toEqual({
      now: '(function)',
      error: { error: 'TypeError', message: 'no' },
    });
  });

  it('a picture is a word and its length, wherever it stands', () => {
    const picture = `data:image/png;base64,${'A'.repeat(5000)}`;
    expect(mask({ img: picture, output: { ok: true, value: picture } })).toEqual({
      img: '(data:, 5022 caracteres)',
      output: { ok: true, value: '(data:, 5022 caracteres)' },
    });
  });
});
