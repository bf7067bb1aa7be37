import { ativaveisDe } from './ativaveis.ts';

const item = (idPromoProd: string | null, nome: string | null = 'Café') => ({ idPromoProd, nome });

// @rule R134
test('in the order of the screen, each once, those without a number left out', () => {
  const itens = [item('2', ' Chá  Mate '), item(null), item('1'), item('2', 'outra'), item('0', null)];
  expect(ativaveisDe(itens)).toEqual([
    { id: '2', nome: 'Chá Mate' },
    { id: '1', nome: 'Café' },
    { id: '0', nome: 'Oferta' },
  ]);
});
