/** Entries per list in the bench and in the browser test of large data. */
export const MANY = 2000;

const many = (make, count = MANY) => Array.from({ length: count }, (_, index) => make(index + 1));
const cents = (n, step) => (n * step) % 10_000;

const empresas = () =>
  many((n) => ({
    idEmpresa: n,
    idEmpFormato: '1',
    nomeFantasia: `Loja ${n}`,
    endereco: [
      {
        logradouro: 'Rua das Laranjeiras',
        logradouroNro: n,
        bairro: 'Centro',
        cidade: 'Campinas',
        uf: 'SP',
        cep: '13010000',
        latitude: -23 + (n % 50) * 0.11,
        longitude: -47 - Math.floor(n / 50) * 0.13,
      },
    ],
    telefone: [{ numero: '1933334444' }],
  }));

const campanhas = () =>
  many((n) => ({
    idCampanha: n,
    campanha: `Campanha ${n}`,
    descricao: 'Junte selos a cada compra e troque por peças da coleção do mês.',
    imagemBanner: '/icons/favicon.svg',
    dtaInicio: '2026-01-01',
    dtaFim: '2030-12-31',
    currentPrice: 'R$ 20,00 = 1 selo',
    tipo: n % 2 === 0 ? 'CP' : 'SO',
    regulamento: '<p>Regulamento da campanha.</p>',
    nomePonto: 'selos',
    flagExtrato: true,
    flagTrocarPontos: true,
    flagMinhasTrocas: true,
  }));

const ofertas = () =>
  many((n) => ({
    idPromoProd: n,
    nome: `Oferta ${n}`,
    imagem: '/icons/favicon.svg',
    preco: cents(n, 37) / 100,
    precoOriginal: cents(n, 53) / 100,
    qtde: 3,
    mensagem1: 'Leve 3, pague 2',
    mensagem2: null,
    regras: [{ tipo: 1, percentualDesconto: '10', mensagem: null }],
  }));

const grupos = (publico) => {
  const itens = ofertas();
  return [0, 1].map((half) => ({
    nomeExibicao: `Grupo ${half + 1}`,
    dtaInicio: '2026-01-01',
    dtaFim: '2030-12-31',
    publico,
    tiposDescontos: itens.slice((half * MANY) / 2, ((half + 1) * MANY) / 2),
  }));
};

const vouchers = () =>
  many((n) => ({
    codigo: `VOUCHER-${n}`,
    dtaInicio: '2026-01-01',
    dtaFim: '2030-12-31',
    beneficio: `Benefício ${n}`,
    desconto: { valor: cents(n, 7) / 100 },
    vlrMinUsoVoucher: 80,
    produtosDesconto: null,
  }));

const itens = () =>
  many((n) => ({
    idResgate: n,
    tipo: ['PR', 'VO', 'CV'][n % 3],
    nomeItem: `Item ${n}`,
    imagem: '/icons/favicon.svg',
    qtdePontosCampanha: n * 10,
  }));

const banners = () =>
  many((n) => ({ url: '/icons/favicon.svg', link: 'https://parceiro.example/', idLoja: `Parceiro ${n}` }));

const pendentes = () => ({
  resgates: many((n) => ({
    idResgate: n,
    descricao: `Resgate ${n}`,
    dtaSolicitacaoTroca: '2026-05-05',
    qtdPonto: n,
  })),
});

const efetuados = () => ({
  resgates: many((n) => ({
    idResgate: n,
    descricao: `Resgate ${n}`,
    nomeProduto: `Produto ${n}`,
    tipo: 'PR',
    qtdePontosCampanha: n,
  })),
});

const termosAceitos = () =>
  many((n) => ({
    idTermo: n,
    nomeTipo: `Termo ${n}`,
    tipo: 'PF',
    ip: '203.0.113.7',
    dtaAceite: '2026-05-05',
  }));

const cupons = () => ({
  data: many((n) => ({
    loja: `Compra ${n}`,
    idCupom: n,
    valorTotalDaCompra: cents(n, 91) / 100,
    valorTotalDeDesconto: cents(n, 13) / 100,
    dtaCupom: '2026-05-05',
  })),
  totalPages: 1,
});

const extrato = () => ({
  data: many((n) => ({
    idExtrato: n,
    descricao: `Lançamento ${n}`,
    dtaEvento: '2026-05-05',
    dtaExpiracao: null,
    valor: cents(n, 17) / 100,
    expirado: false,
  })),
});

const pontos = () => ({
  extratos: many((n) => ({ descricao: `Lançamento ${n}`, qtDePonto: n, dtaEvento: '2026-05-05' })),
});

/** Large answers by path, created on demand. */
export const LARGE = {
  '/api/empresas': empresas,
  '/api/lojas': () => ({ empresas: empresas() }),
  '/api/fidelidade/campanhas': campanhas,
  '/api/fidelidade/campanhas/inicial/logado': campanhas,
  '/api/fidelidade/resgates/*': itens,
  '/api/fidelidade/campanha/1/resgates/pendentes': pendentes,
  '/api/fidelidade/campanha/resgates/efetuados': efetuados,
  '/api/fidelidade/extratos': pontos,
  '/api/promocoes/global': () => [...grupos('G'), ...grupos('E')],
  '/api/promocoes/voucher': vouchers,
  '/api/tabloides/ativos': () => ({
    data: many((n) => ({
      nomeExibicao: `Tabloide ${n}`,
      url: 'https://loja.example/t.pdf',
      thumbnail: '/icons/favicon.svg',
    })),
  }),
  '/api/termos/aceitos': termosAceitos,
  '/api/termos/publicados': () =>
    many((n) => ({ idTermo: n, nomeTipo: `Termo ${n}`, tipo: 'PF', termo: '<p>Texto</p>' })),
  '/api/pessoa/cupons': cupons,
  '/api/contacorrente/extrato': extrato,
  '/api/configuracao/cliente/ramoatividade': () => many((n) => ({ valorStr: `Ramo ${n}` })),
  // No state of Brazil has more than 853 cities; the whole country has 5,571.
  '/api/cidade/uf/*': () => many((n) => `Cidade ${n}`, 5571),
  '/api/public/api/app/banners/*': banners,
  '/api/public/api/app/banner-footers/*': banners,
};

/**
 * Faults of the reference server that make these calls answer with many entries.
 * @param {string[]} paths of LARGE
 * @returns {{ path: string, mode: 'status', status: number, body: unknown }[]}
 */
export function largeFaults(...paths) {
  return paths.map((path) => ({
    path,
    mode: /** @type {const} */ ('status'),
    status: 200,
    body: { statusCode: 200, data: LARGE[path]() },
  }));
}
