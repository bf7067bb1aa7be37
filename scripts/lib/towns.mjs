/** Beside the capitals: towns around which many live, each with its state. */
const TOWNS = `Campinas SP;Santos SP;Ribeirão Preto SP;Sorocaba SP;São José dos Campos SP;Jundiaí SP;Piracicaba SP
Bauru SP;São José do Rio Preto SP;Presidente Prudente SP;Limeira SP;Indaiatuba SP;Mogi Guaçu SP
São Carlos SP;Araraquara SP;Taubaté SP;Marília SP;Franca SP;Araçatuba SP;Uberlândia MG;Uberaba MG
Juiz de Fora MG;Montes Claros MG;Governador Valadares MG;Ipatinga MG;Poços de Caldas MG;Varginha MG
Londrina PR;Maringá PR;Cascavel PR;Foz do Iguaçu PR;Ponta Grossa PR;Guarapuava PR;Joinville SC
Blumenau SC;Chapecó SC;Criciúma SC;Lages SC;Caxias do Sul RS;Pelotas RS;Santa Maria RS;Passo Fundo RS
Uruguaiana RS;Feira de Santana BA;Vitória da Conquista BA;Ilhéus BA;Barreiras BA;Juazeiro BA
Campina Grande PB;Caruaru PE;Petrolina PE;Garanhuns PE;Mossoró RN;Juazeiro do Norte CE;Sobral CE
Imperatriz MA;Parnaíba PI;Picos PI;Marabá PA;Santarém PA;Altamira PA;Parintins AM;Dourados MS
Três Lagoas MS;Corumbá MS;Rondonópolis MT;Sinop MT;Anápolis GO;Rio Verde GO;Campos dos Goytacazes RJ
Volta Redonda RJ;Petrópolis RJ;Cachoeiro de Itapemirim ES;Linhares ES;Ji-Paraná RO;Cruzeiro do Sul AC
Araguaína TO;Arapiraca AL`;

const hundredth = (degrees) => Math.round(degrees * 100) / 100;

/**
 * The towns of the map's drawn ground: name, state, latitude and longitude to a hundredth of a degree, the zoom from which on.
 *
 * @param municipalities all of the country, as the package municipios-brasil lists them
 */
export function readTowns(municipalities) {
  const town = ({ nome, uf, latitude, longitude }, zoom) => [
    nome,
    uf,
    hundredth(latitude),
    hundredth(longitude),
    zoom,
  ];
  const byName = new Map(municipalities.map((each) => [`${each.nome} ${each.uf}`, each]));
  return [
    ...municipalities.filter(({ capital }) => capital).map((each) => town(each, 4)),
    ...TOWNS.split(/[;\n]/).map((name) => town(byName.get(name) ?? fail(name), 7)),
  ];
}

function fail(name) {
  throw new Error(`no municipality is called ${name}`);
}
