import { CADASTRO_OWN_TEXTS, CADASTRO_TEXTS } from './cadastro.texts.ts';

/** Verbatim texts of `/register`. @rule S2.21–S2.30, S8.3, S8.4 */
export const TEXTS = {
  ...CADASTRO_TEXTS,
  como: 'Cadastrar como?',
  fisica: 'Pessoa Física',
  juridica: 'Pessoa Jurídica',
  celular: 'Celular',
  cupomDigital: 'Cupom Digital',
  whatsapp: 'WhatsApp',
  sms: 'Sms',
  push: 'Push',
  senha: 'Senha',
  confirmacao: 'Confirmar Senha',
  cadastrar: 'Cadastrar',
  logar: 'Logar',
  ok: 'OK',
  offline: 'Você está offline. Conecte-se à internet para continuar.',
  preferenciaSalva: 'Preferência salva com sucesso!!!',
  registrado: 'Registro cadastrado com sucesso!!!',
  falhou: 'Ocorreu um erro ao registrar, por favor tente mais tarde.',
  termosFalharam: 'Ops! Não foi possível carregar os termos.',
} as const;

/** @rule S5.4–S5.8 */
export const MESSAGES = {
  termos: 'Aceite os termos para continuar',
  cpf: 'Informe um CPF',
  nome: 'Informe um nome',
  dataNascimento: 'Informe a data de nascimento',
  dataInvalida: 'Data de nascimento inválida',
  sexo: 'Informe o sexo',
  estadoCivil: 'Informe o estado civil',
  cnpj: 'Informe um CNPJ',
  razaoSocial: 'Informe um Razão Social',
  nomeFantasia: 'Informe a Nome Fantasia',
  ramoAtividade: 'Informe o Ramo de Atividade',
  tratamento: 'Informe um Nome para Contato',
  celular: 'Informe um numero de celular',
  celularInvalido: 'Confira o número com DDD',
  cep: 'Informe um CEP',
  logradouro: 'Informe um endereço',
  numero: 'Informe o numero',
  cidade: 'Informe uma cidade',
  bairro: 'Informe um bairro',
  uf: 'Informe um UF',
  senha: 'Informe uma senha',
  confirmacao: 'Confirme a senha',
  diferente: 'A senha e a confirmação de senha não correspondem',
} as const;

/** Texts that no rule quotes. */
export const OWN_TEXTS = {
  ...CADASTRO_OWN_TEXTS,
  titulo: 'Criar conta',
  dica: 'Leva poucos minutos. Os campos com * são obrigatórios.',
  preferencias: 'Preferências',
  preferenciasDica: 'Escolha como quer receber novidades.',
  acesso: 'Acesso',
  tentar: 'Tentar novamente',
  termos: 'Li e aceito os termos do programa',
  depois: 'Depois do cadastro',
  passos: [
    'Entre com o seu documento e a senha que você escolheu.',
    'Veja as ofertas exclusivas, ative as que quiser e mostre o seu código no caixa.',
    'Acompanhe pontos, vouchers e saldo, e mude suas preferências quando quiser.',
  ],
  talvezFeito:
    'Um envio anterior ficou sem resposta e pode ter sido aceito. Nesse caso, entre com o seu documento e a senha que você criou.',
  obrigado: 'Obrigado por se cadastrar!',
  obrigadoTexto: 'Entre com o seu documento e a senha que você acabou de criar.',
} as const;
