import { render, screen, within } from '@testing-library/react';
import { HashRouter } from 'react-router-dom';
import { readPontos } from '../../lib/numeros/numero.ts';
import { VitrineView as View, type VitrineViewProps } from './vitrine.view.tsx';

const VitrineView = (props: VitrineViewProps) => (
  <HashRouter>
    <View {...props} />
  </HashRouter>
);

const campanha = {
  idCampanha: '1',
  campanha: 'Selos',
  descricao: 'Junte selos',
  imagemBanner: null,
  tipo: 'CP',
  flagTrocarPontos: false,
};
const premio = { idResgate: '2', nomeItem: 'Faca', imagem: null, qtdePontosCampanha: readPontos('1.200,5') };

// @rule R242
test('a strip for each list, its cards are links, trades lead to trades', () => {
  const outra = { ...campanha, idCampanha: '7', tipo: 'SE', campanha: 'Copa', flagTrocarPontos: true };
  render(<VitrineView campanhas={[campanha, outra]} itens={[premio]} />);
  const campanhas = within(screen.getByRole('region', { name: 'Campanhas para você' }));
  expect(campanhas.getByRole('heading', { name: 'Selos' })).toBeInTheDocument();
  const hrefs = campanhas.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['#/campanhas', '#/campanha/1/detalhes', '#/campanha/7/extrato']);
  const trocas = within(screen.getByRole('region', { name: 'Troque seus pontos' }));
  expect(trocas.getByText('1.200,5 pontos')).toBeInTheDocument();
  for (const link of trocas.getAllByRole('link'))
    expect(link).toHaveAttribute('href', '#/campanha/7/resgates');
});

test('a prize for one point costs 1 ponto', () => {
  render(<VitrineView campanhas={[]} itens={[{ ...premio, qtdePontosCampanha: readPontos(1) }]} />);
  expect(screen.getByText('1 ponto')).toBeInTheDocument();
});

// @rule R67
test('an empty list has no strip', () => {
  render(<VitrineView campanhas={[]} itens={[premio]} />);
  expect(screen.queryByRole('region', { name: 'Campanhas para você' })).toBeNull();
});
