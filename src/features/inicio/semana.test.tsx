import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { readPontos } from '../../lib/numeros/numero.ts';
import { toCentavos } from '../../lib/numeros/dinheiro.ts';
import { readAnswer } from '../../base/device/last-answers.ts';
import { linhasDaSemana, novasDesde } from './semana-linhas.ts';

const ANA = '52998224725';
const server = portalServer();

const day = (text: string) => text as DataCivil;
const hoje = day('2026-11-26');
const nothing = {
  hoje,
  idEmpresa: '7',
  vouchers: [],
  lancamentos: [],
  novas: { quantas: 0, antes: null },
  campanhas: [],
  itens: [],
};
const campanha = {
  idCampanha: '1',
  nomePonto: 'selos',
  saldoDePontos: readPontos('85'),
  flagTrocarPontos: true,
};
const words = (facts: Partial<Parameters<typeof linhasDaSemana>[0]>) =>
  linhasDaSemana({ ...nothing, ...facts }).map(({ titulo, dica, to }) =>
    `${titulo}, ${dica} ${to}`.replaceAll('\u00A0', ' '),
  );

// @rule R248
test('vouchers and cash-back that end soon are counted, the soonest is named', () => {
  const vouchers = ['2026-12-02', '2026-11-27', '2026-12-31'].map((fim) => ({ fim: day(fim) }));
  expect(words({ vouchers })).toEqual(['2 vouchers para usar, O primeiro: Vence amanhã /voucher']);
  const entry = { dtaExpiracao: day('2026-11-28'), valor: toCentavos(1010), expirado: false };
  const lancamentos = [
    entry,
    { ...entry, valor: toCentavos(20) },
    { ...entry, valor: toCentavos(-500) },
    { ...entry, expirado: true },
  ];
  expect(words({ lancamentos })).toEqual(['R$ 10,30 do seu saldo, Vence em 2 dias /contacorrente/extrato']);
});

// @rule R248
test('the nearest item lacks the fewest points, exactly', () => {
  const itens = [
    { nomeItem: 'Panela', qtdePontosCampanha: readPontos('400') },
    { nomeItem: 'Faca', qtdePontosCampanha: readPontos('120.5') },
    { nomeItem: 'Copo', qtdePontosCampanha: readPontos('80') },
  ];
  expect(words({ campanhas: [campanha], itens })).toEqual([
    'Faltam 35,5 selos, para Faca /campanha/1/resgates',
  ]);
  expect(words({ campanhas: [campanha, { ...campanha, idCampanha: '2' }], itens })).toEqual([]);
});

// @rule R248
test('new offers began after the last visit, else within a week', () => {
  const grupo = (dtaInicio: string) => ({
    nomeExibicao: dtaInicio,
    dtaInicio: day(dtaInicio),
    dtaFim: null,
    publico: null,
    tiposDescontos: [],
  });
  const grupos = ['2026-11-10', '2026-11-20', '2026-11-25', '2026-11-30'].map(grupo);
  const names = (antes: DataCivil | null) => novasDesde(grupos, antes, hoje).map((one) => one.nomeExibicao);
  expect(names(null)).toEqual(['2026-11-20', '2026-11-25']);
  expect(names(day('2026-11-20'))).toEqual(['2026-11-25']);
  const novas = { quantas: 8, antes: hoje };
  expect(words({ novas })).toEqual(['8 ofertas novas, Desde a sua última visita /promocoes?idEmpresa=7']);
});

/** The places of the home stand at this height. */
const placedAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

// @rule R248
test('it is added below the window on scroll and notes the day of the visit', async () => {
  placedAt(2000);
  await renderApp('/portal', { server, documento: ANA });
  await screen.findAllByText('Adicionar à lista');
  expect(await server.takeLog()).not.toContain('GET /api/contacorrente/extrato');
  fireEvent.scroll(window);
  const area = await screen.findByRole('region', { name: 'Para esta semana' });
  expect(area).toHaveTextContent(/ofertas novas/);
  expect(area.parentElement).toHaveClass('semana-place');
  expect(localStorage.getItem('portal.visita')).toMatch(/"hoje":"\d{4}-\d\d-\d\d"/);
  // What is not shown is not kept for a time without a network.
  const asked = (await server.takeLog()).filter((call) => call === 'GET /api/contacorrente/extrato');
  expect(asked).toHaveLength(1);
  expect(
    await readAnswer(localStorage.getItem('portal.token') ?? '', '/api/contacorrente/extrato'),
  ).toBeNull();
});

// @rule R248, R89
test('it is left out by `weekly`, and where it would move what is read', async () => {
  placedAt(100);
  const { unmount } = await renderApp('/portal', { server, documento: ANA });
  await screen.findAllByText('Adicionar à lista');
  fireEvent.scroll(window);
  await waitFor(async () => expect(await server.takeLog()).toContain('GET /api/contacorrente/extrato'));
  await server.roundTrip();
  expect(screen.queryByText('Para esta semana')).toBeNull();
  unmount();
  placedAt(2000);
  localStorage.clear();
  await renderApp('/portal', { server, documento: ANA, config: { features: { weekly: false } } });
  await screen.findAllByText('Adicionar à lista');
  fireEvent.scroll(window);
  await server.roundTrip();
  expect(screen.queryByText('Para esta semana')).toBeNull();
  expect(localStorage.getItem('portal.visita')).toBeNull();
});
