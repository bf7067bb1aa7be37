/** Texts of `/` that the specification quotes (spec 2 Login, spec 5 Login). */
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
