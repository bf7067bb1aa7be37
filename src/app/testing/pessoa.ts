/** Registration input by label, for a person outside the demo data. */
export const PESSOA = {
  'Nome Completo': 'Clara Nunes & Filhos + Cia',
  CPF: '39053344705',
  'E-mail': 'clara@exemplo.com.br',
  Celular: '19987654321',
  'Data de nascimento': '12081984',
} as const;
