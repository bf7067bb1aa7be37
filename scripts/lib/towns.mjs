/** Capitals, then the towns around which many live: name, state, latitude, longitude. */
const CAPITALS = `Rio Branco AC -9.97 -67.81;Maceió AL -9.65 -35.73;Macapá AP 0.04 -51.07;Manaus AM -3.11 -60.02
Salvador BA -12.97 -38.48;Fortaleza CE -3.75 -38.53;Brasília DF -15.79 -47.88;Vitória ES -20.31 -40.32
Goiânia GO -16.68 -49.26;São Luís MA -2.55 -44.27;Cuiabá MT -15.6 -56.09;Campo Grande MS -20.46 -54.62
Belo Horizonte MG -19.92 -43.94;Belém PA -1.45 -48.48;João Pessoa PB -7.13 -34.87;Curitiba PR -25.43 -49.27
Recife PE -8.06 -34.91;Teresina PI -5.09 -42.8;Rio de Janeiro RJ -22.9 -43.25;Natal RN -5.81 -35.22
Porto Alegre RS -30.03 -51.21;Porto Velho RO -8.76 -63.9;Boa Vista RR 2.82 -60.67;Florianópolis SC -27.6 -48.53
São Paulo SP -23.55 -46.63;Aracaju SE -10.92 -37.07;Palmas TO -10.18 -48.33`;
const TOWNS = `Campinas SP -22.91 -47.06;Santos SP -23.95 -46.34;Ribeirão Preto SP -21.18 -47.81;Sorocaba SP -23.5 -47.46
São José dos Campos SP -23.18 -45.89;Jundiaí SP -23.19 -46.88;Piracicaba SP -22.73 -47.65;Bauru SP -22.31 -49.06
São José do Rio Preto SP -20.82 -49.38;Presidente Prudente SP -22.13 -51.39;Limeira SP -22.56 -47.4
Indaiatuba SP -23.09 -47.22;Mogi Guaçu SP -22.37 -46.94;São Carlos SP -22.02 -47.89;Araraquara SP -21.79 -48.18
Taubaté SP -23.03 -45.56;Marília SP -22.21 -49.95;Franca SP -20.54 -47.4;Araçatuba SP -21.21 -50.43
Uberlândia MG -18.92 -48.28;Uberaba MG -19.75 -47.93;Juiz de Fora MG -21.76 -43.35;Montes Claros MG -16.74 -43.86
Governador Valadares MG -18.85 -41.95;Ipatinga MG -19.47 -42.54;Poços de Caldas MG -21.79 -46.56
Varginha MG -21.55 -45.43;Londrina PR -23.31 -51.16;Maringá PR -23.42 -51.94;Cascavel PR -24.96 -53.46
Foz do Iguaçu PR -25.54 -54.58;Ponta Grossa PR -25.09 -50.16;Guarapuava PR -25.39 -51.46
Joinville SC -26.3 -48.85;Blumenau SC -26.92 -49.07;Chapecó SC -27.1 -52.62;Criciúma SC -28.68 -49.37
Lages SC -27.82 -50.33;Caxias do Sul RS -29.17 -51.18;Pelotas RS -31.77 -52.34;Santa Maria RS -29.68 -53.81
Passo Fundo RS -28.26 -52.41;Uruguaiana RS -29.76 -57.09;Feira de Santana BA -12.26 -38.96
Vitória da Conquista BA -14.86 -40.84;Ilhéus BA -14.79 -39.06;Barreiras BA -12.15 -44.99;Juazeiro BA -9.42 -40.5
Campina Grande PB -7.23 -35.88;Caruaru PE -8.28 -35.97;Petrolina PE -9.39 -40.51;Garanhuns PE -8.89 -36.5
Mossoró RN -5.19 -37.34;Juazeiro do Norte CE -7.21 -39.32;Sobral CE -3.69 -40.35;Imperatriz MA -5.53 -47.48
Parnaíba PI -2.91 -41.77;Picos PI -7.08 -41.47;Marabá PA -5.37 -49.12;Santarém PA -2.45 -54.71
Altamira PA -3.2 -52.21;Parintins AM -2.63 -56.74;Dourados MS -22.22 -54.81;Três Lagoas MS -20.79 -51.7
Corumbá MS -19.01 -57.65;Rondonópolis MT -16.47 -54.64;Sinop MT -11.86 -55.5;Anápolis GO -16.33 -48.95
Rio Verde GO -17.8 -50.93;Campos dos Goytacazes RJ -21.75 -41.33;Volta Redonda RJ -22.52 -44.1
Petrópolis RJ -22.51 -43.18;Cachoeiro de Itapemirim ES -20.85 -41.11;Linhares ES -19.39 -40.07
Ji-Paraná RO -10.88 -61.95;Cruzeiro do Sul AC -7.63 -72.67;Araguaína TO -7.19 -48.21;Arapiraca AL -9.75 -36.66`;

const read = (list, zoom) =>
  list.split(/[;\n]/).map((line) => {
    const words = line.split(' ');
    const [uf, latitude, longitude] = words.splice(-3);
    return [words.join(' '), uf, Number(latitude), Number(longitude), zoom];
  });

/** The towns of the map's drawn ground: name, state, latitude and longitude to a hundredth of a degree, the zoom from which on. */
export const towns = [...read(CAPITALS, 4), ...read(TOWNS, 7)];
