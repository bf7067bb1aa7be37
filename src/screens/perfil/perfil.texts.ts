/** Verbatim texts of `/perfil`. @rule S2.74–S2.79, S5.15, S8.25 */
export const TEXTS = {
  salvar: 'Salvar',
  desativar: 'Desativar',
  reativar: 'Reativar',
  salvo: 'Registro atualizado com sucesso!!!',
  fixo: 'Fixo',
  celular: 'Celular',
  email: 'E-mail',
  sms: 'SMS',
} as const;

/** Messages of the required fields. @rule S5.15, R71 */
export const MESSAGES = {
  nome: 'O campo Nome é obrigatorio',
  razaoSocial: 'O campo Nome é obrigatorio',
  cpf: 'O campo CPF é obrigatorio',
  cnpj: 'O campo CNPJ é obrigatorio',
  email: 'O Campo E-mail é obrigatorio',
  logradouro: 'O Campo Endereço é obrigatorio',
  dataInvalida: 'Data de nascimento inválida',
} as const;

/** Texts that no rule quotes. */
export const OWN_TEXTS = {
  titulo: 'Meu perfil',
  dica: 'Mantenha seu cadastro em dia. Os campos com * são obrigatórios.',
  contato: 'Telefone e canal',
  contatoDica: 'Por onde falamos com você.',
  tipo: 'Tipo de telefone',
  ddd: 'DDD',
  telefone: 'Telefone',
  ilegivel:
    'Seu cadastro veio com letras ilegíveis (�). Nada foi salvo, para não gravar o erro: tente mais tarde ou fale com o programa.',
  dddInvalido: 'Confira o DDD',
  telefoneInvalido: 'Confira o número, sem o DDD',
  canal: 'Canal preferido',
  escolha: 'Escolha',
  encerrar: 'Encerrar minha participação',
  situacao: 'Situação do cadastro',
  ativo: 'Seu cadastro está ativo.',
  desativado: 'Seu cadastro está desativado.',
  prazoEncerrado: 'O prazo para solicitar a reativação terminou.',
  desativarDica: 'Ao desativar, você tem um prazo para mudar de ideia e reativar.',
  situacaoFalhou: 'Não foi possível consultar a situação do cadastro.',
  foto: 'Foto do perfil',
  trocarFoto: 'Trocar foto',
  outraFoto: 'Escolher outra',
  reenviarFoto: 'Enviar de novo',
  fotoFalhou: 'A foto ainda não foi enviada.',
  fotoNaoEnviada: 'Não foi possível enviar a foto',
  fotoRecusada: 'Escolha outra foto, por exemplo em JPG ou PNG.',
  fotoEnviada: 'Foto atualizada.',
  formatoNaoAbre: 'Este navegador não abre este formato de imagem. Use JPG, PNG, WebP ou GIF.',
  imagemDanificada: 'Esta imagem está danificada. Escolha outra.',
  naoEImagem: 'Este arquivo não é uma imagem. Escolha uma foto, por exemplo em JPG ou PNG.',
  falhou: 'Não foi possível salvar',
  recusado: 'Confira os dados informados.',
  sairTitulo: 'Sair sem salvar?',
  sairTexto: 'As alterações que você fez no perfil ainda não foram salvas.',
  sair: 'Sair sem salvar',
  ficar: 'Continuar editando',
} as const;
