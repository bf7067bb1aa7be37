/** A call of the contract: method, path with `*` for variable parts, purpose. */
export type ContractCall = readonly [method: 'GET' | 'POST', path: string, words: string];

/**
 * Every call of the contract: the portal sends no other (`ReadPath`, `WritePath`), the reference server answers these
 * (server/contract-calls.test.ts), QA's fault switch offers them.
 */
export const CONTRACT_CALLS = [
  ['POST', '/token', 'entrar'],
  ['POST', '/logout', 'sair'],
  ['POST', '/api/login/recuperarsenha', 'recuperar senha'],
  ['POST', '/api/login/alterarsenha', 'alterar senha'],
  ['GET', '/api/termosaceite/tipo/verificaaceite', 'há termos pendentes?'],
  ['GET', '/api/termos/publicados', 'termos publicados'],
  ['GET', '/api/termos/aceitos', 'termos aceitos'],
  ['GET', '/api/termo/*', 'texto de um termo'],
  ['POST', '/api/termosaceite/*', 'aceitar um termo'],
  ['POST', '/api/pessoa/cadastro', 'cadastro'],
  ['GET', '/api/configuracao/cliente/ramoatividade', 'ramos de atividade'],
  ['GET', '/api/consulta/cep/*', 'consulta de CEP'],
  ['GET', '/estados', 'estados'],
  ['GET', '/api/cidade/uf/*', 'cidades de um estado'],
  ['GET', '/ping', 'há conexão?'],
  ['GET', '/api/pessoa', 'pessoa'],
  ['POST', '/api/pessoa', 'salvar pessoa'],
  ['GET', '/api/pessoa/imagem', 'imagem'],
  ['POST', '/api/pessoa/imagem', 'salvar imagem'],
  ['POST', '/api/pessoa/desativar/PortalWeb', 'desativar cadastro'],
  ['POST', '/api/pessoa/reativar', 'reativar cadastro'],
  ['GET', '/api/pessoa/preferencia', 'preferências'],
  ['POST', '/api/pessoa/preferencia', 'salvar preferências'],
  ['GET', '/api/pessoa/cupons', 'compras'],
  ['GET', '/api/cupom/totaldesconto', 'total economizado'],
  ['GET', '/api/contacorrente/saldo', 'saldo'],
  ['GET', '/api/contacorrente/extrato', 'extrato'],
  ['GET', '/api/promocoes/global', 'ofertas'],
  ['POST', '/api/promocao/ativar', 'ativar oferta'],
  ['GET', '/api/promocoes/voucher', 'vouchers'],
  ['GET', '/api/empresas', 'empresas dos filtros'],
  ['GET', '/api/lojas', 'lojas do mapa'],
  ['GET', '/api/tabloides/ativos', 'tabloides'],
  ['GET', '/api/fidelidade/grupo/*', 'grupo de campanhas'],
  ['GET', '/api/fidelidade/campanhas', 'campanhas'],
  ['GET', '/api/fidelidade/campanhas/inicial/logado', 'campanhas da página inicial'],
  ['GET', '/api/fidelidade/campanha/*', 'uma campanha'],
  ['GET', '/api/fidelidade/campanha/*/extratos/pontos', 'pontos de uma campanha'],
  ['GET', '/api/fidelidade/extratos', 'extrato de uma campanha'],
  ['GET', '/api/fidelidade/campanha/resgates/efetuados', 'trocas feitas'],
  ['GET', '/api/fidelidade/campanha/*/resgates/pendentes', 'trocas pendentes'],
  ['GET', '/api/fidelidade/resgates/*', 'o que se pode trocar'],
  ['GET', '/api/fidelidade/resgates/home', 'trocas da página inicial'],
  ['POST', '/api/fidelidade/extrato', 'trocar pontos'],
  ['GET', '/api/public/api/app/banners/*', 'banners'],
  ['GET', '/api/public/api/app/banner-footers/*', 'banners do rodapé'],
] as const satisfies readonly ContractCall[];

type Listed<Method> = Extract<(typeof CONTRACT_CALLS)[number], readonly [Method, string, string]>[1];

/** The path at its interface: the public one's begins after its own address; the ping is an address. */
type AtInterface<Path> = Path extends `/api/public${infer Rest}`
  ? Rest
  : Path extends '/estados'
    ? 'https://servicodados.ibge.gov.br/api/v1/localidades/estados'
    : Path extends '/ping'
      ? ''
      : Path;

/** Readable paths. */
export type ReadPath = AtInterface<Listed<'GET'>>;

/** Writable paths. */
export type WritePath = AtInterface<Listed<'POST'>>;
