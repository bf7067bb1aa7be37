/** Verbatim texts of `/`. @rule S2.17–S2.19, S5.1 */
export const TEXTS = {
  documento: 'CPF ou CNPJ',
  senha: 'Senha',
  lembrar: 'Lembrar senha',
  entrar: 'Entrar',
  cadastrar: 'Cadastrar',
  esqueceu: 'Esqueceu sua senha',
  documentoVazio: 'Digite um CPF ou CNPJ',
  senhaVazia: 'Digite uma senha',
} as const;
