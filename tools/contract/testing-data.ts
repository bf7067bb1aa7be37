/** The second server's data: Brazilian dates, letter flags, money as text. */
export const loja = {
  idEmpresa: '31',
  idEmpFormato: '4',
  nomeFantasia: 'Loja do Porto',
  endereco: [
    {
      logradouro: 'Rua A',
      logradouroNro: 5,
      bairro: 'Porto',
      cidade: 'Santos',
      uf: 'SP',
      cep: '11010-000',
      latitude: '-23,9',
      longitude: '-46,3',
    },
  ],
  telefone: null,
};
export const campanha = {
  idCampanha: 'C-1',
  campanha: 'Panelas',
  descricao: 'Junte e troque',
  imagemBanner: '/fotos/panelas.gif',
  dtaInicio: '01/02/2026',
  dtaFim: '/Date(1790000000000)/',
  currentPrice: 'R$ 10',
  tipo: 'CP',
  regulamento: '<p>Regras</p>',
  nomePonto: 'selos',
  saldoDePontos: '1.500',
  flagExtrato: 'S',
  flagTrocarPontos: 'sim',
  flagMinhasTrocas: 1,
};
export const flags = {
  recebeEmail: 'S',
  recebeSms: 'N',
  recebePush: 1,
  recebeWhatsapp: 'true',
  cupomDigital: 0,
};

/** Its person: Brazilian dates, a letter flag for the phone. */
export const carla = {
  nomeRazao: 'Carla Nunes Prado',
  nomeFantasia: null,
  ramoAtividade: null,
  tratamento: null,
  cpfCnpj: '390.533.447-05',
  fisicaJuridica: 'F',
  sexo: 'F',
  dtaNascFund: '15/03/1984',
  estadoCivil: 'S',
  email: 'carla.prado@correio.example',
  canal: 'SMS',
  atribPessoas: [],
  dtaInclusao: '10/01/2024 10:30:00',
  tipo: null,
  preferencias: null,
  enderecos: [
    {
      idEndereco: 9,
      cep: '11010000',
      logradouro: 'Rua B',
      logradouroNro: '7',
      logradouroCMPL: '',
      bairro: 'Porto',
      cidade: 'Santos',
      uf: 'SP',
    },
  ],
  telefones: [{ idTelefone: 3, tipo: 'Celular', ddd: '13', numero: '98888-7777', preferencial: 'S' }],
};

export const itens = [
  {
    idResgate: 'R-1',
    tipo: 'PR',
    nomeItem: 'Frigideira',
    imagem: '/fotos/frigideira.gif',
    qtdePontosCampanha: '500',
  },
];
export const banners = [
  { url: '/fotos/banner.gif', link: 'www.casa.example/oferta', idLoja: 'Ofertas da casa' },
];
