import { render, screen } from '@testing-library/react';
import * as later from './later-icons.tsx';
import * as first from './icon.tsx';

const icons = { ...first, ...later };

it.each(Object.entries(icons))('%s is silent beside words, and named when it stands alone', (_name, Icon) => {
  const { container } = render(<Icon />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  render(<Icon label="Aviso" />);
  expect(screen.getByRole('img', { name: 'Aviso' })).toBeInTheDocument();
});

it('draws no icon twice', () => {
  const drawings = Object.values(icons).map((Icon) => render(<Icon />).container.innerHTML);
  expect(new Set(drawings).size).toBe(drawings.length);
});
