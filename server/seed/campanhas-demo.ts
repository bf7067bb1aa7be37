const REGRAS_PANELAS = `
<h1>Regulamento: Junte e Troque Panelas</h1>
<p>A cada <strong>R$ 20,00</strong> em compras identificadas com o CPF ou CNPJ, o participante recebe <strong>1 ponto</strong>.</p>
<ol><li>Os pontos entram em até 24 horas.</li><li>As trocas valem enquanto durarem os estoques.</li>
<li>O produto é retirado na loja escolhida em até 10 dias úteis.</li></ol>`;

const REGRAS_FEIRA = `
<h1>Regulamento: Selos da Feira</h1>
<p>Cada bandeja de hortifruti identificada vale um selo. Com 10 selos, uma sacola de feira é sua.</p>`;

/** Demo campaigns; `dias` count from the day of seeding. */
export const CAMPANHAS = [
  {
    idCampanha: 1,
    campanha: 'Junte e Troque Panelas',
    tipo: 'CP',
    nomePonto: 'pontos',
    imagem: 'panelas',
    regulamento: REGRAS_PANELAS,
    currentPrice: '1 ponto a cada R$ 20,00',
    descricao: 'Junte pontos nas suas compras e troque por panelas, vouchers e passeios.',
    dias: [-75, 60],
    trocar: true,
    trocas: true,
    inicial: true,
  },
  {
    idCampanha: 2,
    campanha: 'Selos da Feira',
    tipo: 'SE',
    nomePonto: 'selos',
    imagem: 'feira',
    regulamento: REGRAS_FEIRA,
    currentPrice: '1 selo por bandeja',
    descricao: 'Cada bandeja de hortifruti vale um selo: complete a cartela e ganhe.',
    dias: [-40, 25],
    trocar: false,
    trocas: false,
    inicial: true,
  },
  {
    idCampanha: 3,
    campanha: 'Café em Dobro',
    tipo: 'CP',
    nomePonto: 'grãos',
    imagem: 'cafe',
    regulamento: null,
    currentPrice: '2 grãos por pacote',
    descricao: 'Cafés do Clube valem o dobro até o fim do mês.',
    dias: [-12, 18],
    trocar: true,
    trocas: false,
    inicial: false,
  },
  {
    idCampanha: 4,
    campanha: 'Natal Solidário',
    tipo: 'DO',
    nomePonto: 'estrelas',
    imagem: null,
    regulamento: null,
    currentPrice: null,
    descricao: 'Suas estrelas viram cestas de Natal para famílias do bairro.',
    dias: [-5, 35],
    trocar: false,
    trocas: false,
    inicial: false,
  },
] as const;
