import { fireEvent, render, screen } from '@testing-library/react';
import { RemoteImage } from './remote-image.tsx';

it('loads lazily and shows the picture when it is there', () => {
  // A stopped clock: on a slow machine the picture would count as late.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  render(<RemoteImage src="https://img.example/tomate.svg" alt="Tomate" ratio="1 / 1" />);
  const img = screen.getByRole('img', { name: 'Tomate' });
  expect(img).toHaveAttribute('loading', 'lazy');
  expect(img.parentElement).toHaveAttribute('data-state', 'loading');
  fireEvent.load(img);
  clock.mockRestore();
  expect(img.parentElement).toHaveAttribute('data-state', 'shown');
});

it('a late picture fades in, also after a re-render', () => {
  const picture = <RemoteImage src="https://img.example/tomate.svg" alt="Tomate" />;
  const { rerender } = render(picture);
  const img = screen.getByRole('img', { name: 'Tomate' });
  Object.defineProperties(img, { complete: { value: true }, naturalWidth: { value: 300 } });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  fireEvent.load(img);
  clock.mockRestore();
  expect(img.parentElement).toHaveAttribute('data-state', 'faded');
  rerender(picture);
  expect(img.parentElement).toHaveAttribute('data-state', 'faded');
});

it('draws in the same place when there is no picture', () => {
  const { container } = render(<RemoteImage src={null} alt="Tomate" />);
  expect(screen.getByRole('img', { name: 'Tomate' })).not.toBeInstanceOf(HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
});

it('draws when the picture fails, and tries a new address', () => {
  const { container, rerender } = render(<RemoteImage src="https://img.example/a.png" alt="" />);
  const img = container.querySelector('img');
  if (img === null) throw new Error('no picture');
  fireEvent.error(img);
  expect(container.querySelector('img')).toBeNull();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<RemoteImage src="https://img.example/b.png" alt="" />);
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/b.png');
});

it('a failed picture is reloaded when the network is back', () => {
  const { container } = render(<RemoteImage src="https://img.example/a.png" alt="Tomate" />);
  const [img] = container.querySelectorAll('img');
  if (img === undefined) throw new Error('no picture');
  fireEvent.error(img);
  expect(container.querySelector('img')).toBeNull();
  fireEvent(window, new Event('online'));
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://img.example/a.png');
});
