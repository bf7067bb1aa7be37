import { render, screen, within } from '@testing-library/react';
import { readPontos } from '../../lib/numeros/numero.ts';
import { VitrineView } from './vitrine.view.tsx';

const campanha = { idCampanha: '1', campanha: 'Selos', descricao: 'Junte selos', imagemBanner: null };
const premio = { idResgate: '2', nomeItem: 'Faca', imagem: null, qtdePontosCampanha: readPontos('1.200,5') };

test('a strip for each list, with its words and the way to the campaigns', () => {
  render(<VitrineView campanhas={[campanha]} itens={[premio]} href="#/campanhas" />);
  const campanhas = within(screen.getByRole('region', { name: 'Campanhas para você' }));
  expect(campanhas.getByRole('heading', { name: 'Selos' })).toBeInTheDocument();
  expect(campanhas.getByRole('link')).toHaveAttribute('href', '#/campanhas');
  const trocas = within(screen.getByRole('region', { name: 'Troque seus pontos' }));
  expect(trocas.getByText('1.200,5 pontos')).toBeInTheDocument();
});

test('a prize for one point costs 1 ponto', () => {
  render(
    <VitrineView
      campanhas={[]}
      itens={[{ ...premio, qtdePontosCampanha: readPontos(1) }]}
      href="#/campanhas"
    />,
  );
  expect(screen.getByText('1 ponto')).toBeInTheDocument();
});

test('an empty list has no strip (R67)', () => {
  render(<VitrineView campanhas={[]} itens={[premio]} href="#/campanhas" />);
  expect(screen.queryByRole('region', { name: 'Campanhas para você' })).toBeNull();
});
