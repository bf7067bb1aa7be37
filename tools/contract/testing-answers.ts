import { readExamples } from './openapi/examples.ts';
import { CONTRACT_CALLS } from '../../src/lib/contract/calls.ts';

/** The second server's data: Brazilian dates, letter flags, money as text. */
const loja = {
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
const campanha = {
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
const flags = {
  recebeEmail: 'S',
  recebeSms: 'N',
  recebePush: 1,
  recebeWhatsapp: 'true',
  cupomDigital: 0,
};

/** Its person: Brazilian dates, a letter flag for the phone. */
const carla = {
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

const itens = [
  {
    idResgate: 'R-1',
    tipo: 'PR',
    nomeItem: 'Frigideira',
    imagem: '/fotos/frigideira.gif',
    qtdePontosCampanha: '500',
  },
];
const banners = [{ url: '/fotos/banner.gif', link: 'www.casa.example/oferta', idLoja: 'Ofertas da casa' }];

/** A one-pixel picture. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The request. */
export interface Request {
  at: string;
  fields: Record<string, unknown>;
  query: URLSearchParams;
  token: string | null;
}

interface Answer {
  status: number;
  payload: unknown;
}

/** The second server's calls and data, which writes change. */
export interface Answers {
  readonly calls: readonly string[];
  readonly answer: (call: string, request: Request) => Answer;
}

export const CUSTOMER = { user: '39053344705', password: 'segredo-da-carla' };
const TOKEN = 'ficha-de-carla';
const PUBLIC =
  /termos\/publicados|termo\/|ramoatividade|consulta|cidade|estados|ping|banner|token|cadastro|recuperar/;

interface State {
  leaving: boolean;
  points: number;
  picture: string | null;
  token: string;
  pessoa: object;
}

type Table = Readonly<Record<string, (state: State, request: Request) => unknown>>;

const refusal = (description: string) => ({
  status: 400,
  error: 'invalid_grant',
  error_description: description,
});

const WRITES: Table = {
  'POST /token': (state, { fields }) =>
    fields['username'] === CUSTOMER.user && fields['password'] === CUSTOMER.password
      ? {
          access_token: state.token,
          token_type: 'bearer',
          expires_in: '3600',
          '.expires': new Date(Date.now() + 3_600_000).toISOString(),
        }
      : refusal('Acesso negado'),
  'POST /logout': (state) => ((state.token = 'outra'), 'OK'),
  'POST /api/login/recuperarsenha': () => ({ mensagem: 'Enviada' }),
  'POST /api/login/alterarsenha': () => null,
  'POST /api/termosaceite/*': () => ({}),
  'POST /api/pessoa/cadastro': () => ({
    status: 400,
    data: { errors: [{ message: 'CPF já cadastrado' }] },
  }),
  'POST /api/pessoa': (state, { fields }) => ((state.pessoa = fields['pessoa'] as object), {}),
  'POST /api/pessoa/imagem': (state) => ((state.picture = '/fotos/carla.gif'), {}),
  'POST /api/pessoa/desativar/PortalWeb': (state) => ((state.leaving = true), { message: 'Até logo' }),
  'POST /api/pessoa/reativar': (state) => ((state.leaving = false), { message: 'Que bom' }),
  'POST /api/pessoa/preferencia': () => ({ preferencias: flags }),
  'POST /api/promocao/ativar': () => ({ mensagem: 'Ativada' }),
  'POST /api/fidelidade/extrato': (state) => ((state.points -= 500), {}),
};

const READS: Table = {
  'GET /api/termosaceite/tipo/verificaaceite': () => ({ aceitouTermos: 'S' }),
  'GET /api/termos/publicados': () => [{ idTermo: 8, nomeTipo: 'Uso', tipo: 'USO', termo: null }],
  'GET /api/termos/aceitos': () => [
    { idTermo: '8', nomeTipo: 'Uso', tipo: 'USO', ip: '10.0.0.1', dtaAceite: '01/02/2026 08:00' },
  ],
  'GET /api/termo/*': () => ({ idTermo: 8, termo: '<p>Uso</p>' }),
  'GET /api/consulta/cep/*': () => ({
    logradouro: 'Rua B',
    bairro: 'Porto',
    localidade: 'Santos',
    uf: 'SP',
  }),
  'GET /estados': () => [{ sigla: 'SP', nome: 'São Paulo' }],
  'GET /api/cidade/uf/*': () => ['Santos', 'Campinas'],
  'GET /ping': () => 'pong',
  'GET /api/pessoa': (state) =>
    state.leaving
      ? {
          ...state.pessoa,
          dtaHoraSolicitacaoExclusao: '01/02/2026 08:00',
          tempoRestanteReativacaoCadastro: { dias: 0, horas: '23', minutos: 59 },
        }
      : state.pessoa,
  'GET /api/pessoa/imagem': (state) => (state.picture === null ? { status: 404 } : { url: state.picture }),
  'GET /api/pessoa/preferencia': () => ({ preferencias: flags }),
  'GET /api/pessoa/cupons': () => ({
    data: [
      {
        loja: 'Loja do Porto',
        idCupom: 900,
        valorTotalDaCompra: '1.234,56',
        valorTotalDeDesconto: '34,56',
        dtaCupom: 1_769_000_000_000,
      },
    ],
    totalPages: '1',
  }),
  'GET /api/cupom/totaldesconto': () => ({ desconto: 'R$ 34,56' }),
  'GET /api/contacorrente/saldo': () => ({ saldo: { valorDisponivel: '12,50', valorPendente: 0 } }),
  'GET /api/contacorrente/extrato': () => ({
    data: [{ idExtrato: 1, descricao: 'Compra', dtaEvento: '2026-02-01', valor: '-3,00', expirado: 'N' }],
  }),
  'GET /api/promocoes/global': () => [
    {
      nomeExibicao: 'Semana',
      dtaInicio: '01/02/2026',
      dtaFim: '08/02/2026',
      publico: 'G',
      tiposDescontos: [
        {
          idPromoProd: 77,
          nome: 'Café',
          imagem: 'javascript:alert(1)',
          preco: '9,90',
          precoOriginal: '12,90',
          qtde: '2',
          mensagem1: null,
          mensagem2: null,
          regras: null,
        },
      ],
    },
  ],
  'GET /api/promocoes/voucher': () => [
    {
      codVoucher: 'V1',
      dtaInicio: '01/02/2026',
      dtaFim: '0001-01-01T00:00:00',
      beneficio: 'Desconto',
      desconto: { valor: '10,00' },
    },
  ],
  'GET /api/empresas': () => [loja],
  'GET /api/lojas': () => ({ empresas: [loja] }),
  'GET /api/tabloides/ativos': () => ({
    data: [{ nomeExibicao: 'Fevereiro', url: '/folheto.pdf', thumbnail: '/fotos/folheto.gif' }],
  }),
  'GET /api/fidelidade/campanhas': () => [campanha],
  'GET /api/fidelidade/campanhas/inicial/logado': () => null,
  'GET /api/fidelidade/campanha/*': () => campanha,
  'GET /api/fidelidade/campanha/*/extratos/pontos': (state) => ({ pontos: String(state.points) }),
  'GET /api/fidelidade/extratos': () => ({
    extratos: [{ descricao: 'Compra', qtDePonto: '10', dtaEvento: '01/02/2026' }],
  }),
  'GET /api/fidelidade/campanha/resgates/efetuados': () => ({ resgates: null }),
  'GET /api/fidelidade/campanha/*/resgates/pendentes': () => ({
    resgates: [{ idResgate: 4, descricao: 'Frigideira', dtaSolicitacaoTroca: '02/02/2026', qtdPonto: 500 }],
  }),
  'GET /api/fidelidade/resgates/*': () => itens,
  'GET /api/fidelidade/resgates/home': () => itens,
  'GET /api/public/api/app/banners/*': () => banners,
  'GET /api/public/api/app/banner-footers/*': () => banners,
};

/** Reads that the second server answers like the reference server. */
const EXAMPLES = readExamples(process.cwd());
const SAME: Table = Object.fromEntries(
  CONTRACT_CALLS.filter(({ id }) => id in EXAMPLES).map(({ id, method, path }) => [
    `${method} ${path}`,
    () => EXAMPLES[id],
  ]),
);

const TABLE: Table = { ...SAME, ...READS, ...WRITES };

/** Data per run. */
export function createAnswers(): Answers {
  const state: State = { leaving: false, points: 1500, picture: null, token: TOKEN, pessoa: carla };
  return {
    // Fixed addresses match first.
    calls: Object.keys(TABLE).sort((one, other) => Number(one.includes('*')) - Number(other.includes('*'))),
    answer: (call, request) => {
      if (!PUBLIC.test(call) && request.token !== state.token)
        return { status: 401, payload: { message: 'Sessão encerrada' } };
      const payload = TABLE[call]?.(state, request) ?? null;
      const { status = 200 } = (payload ?? {}) as { status?: number };
      return { status: TABLE[call] === undefined ? 404 : status, payload };
    },
  };
}
