import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpdateOfferView } from './update-offer.view.tsx';

const nothing = () => undefined;

it.each([
  ['offered', 'O que você estiver digitando será perdido.', true],
  ['failed', 'Não foi possível atualizar agora. Você pode continuar usando o portal.', true],
  ['outdated', 'O portal já foi atualizado em outra aba. Atualize esta também para continuar.', false],
] as const)('%s: %s', async (offer, words, mayWait) => {
  const calls: string[] = [];
  render(
    <UpdateOfferView
      offer={offer}
      keeps={false}
      busy={false}
      onAccept={() => calls.push('accept')}
      onPostpone={() => calls.push('postpone')}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Nova versão disponível' })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  const later = screen.queryByRole('button', { name: 'Agora não' });
  expect(later !== null).toBe(mayWait);
  if (later !== null) await userEvent.click(later);
  expect(calls).toEqual(mayWait ? ['accept', 'postpone'] : ['accept']);
});

it('on a screen that keeps input it says that only the password is lost', () => {
  render(<UpdateOfferView offer="offered" keeps busy={false} onAccept={nothing} onPostpone={nothing} />);
  expect(screen.getByText('O que você já preencheu fica guardado, menos a senha.')).toBeInTheDocument();
});

it('cannot be pressed twice', () => {
  render(<UpdateOfferView offer="offered" keeps={false} busy onAccept={nothing} onPostpone={nothing} />);
  expect(screen.getByRole('button', { name: 'Atualizar' })).toBeDisabled();
});

it('keeps an empty live region for screen readers', () => {
  render(<UpdateOfferView offer={null} keeps={false} busy={false} onAccept={nothing} onPostpone={nothing} />);
  expect(screen.getByRole('region', { name: 'Nova versão disponível' })).toBeEmptyDOMElement();
});
