import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './pager.tsx';

function renderPager(page: number, pages: number) {
  const onPageChange = jest.fn();
  const { container } = render(
    <Pager
      label="Páginas"
      page={page}
      pages={pages}
      pageRange={2}
      marginPages={1}
      onPageChange={onPageChange}
    />,
  );
  return { container, onPageChange };
}

it('names the current page and the others', () => {
  renderPager(5, 12);
  expect(screen.getByRole('navigation', { name: 'Páginas' })).toBeInTheDocument();
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Página 5');
  const pages = screen.getAllByRole('button', { name: /^Página/ }).map((button) => button.textContent);
  expect(pages).toEqual(['1', '4', '5', '6', '12']);
});

it('goes by pages and by steps', async () => {
  const { onPageChange } = renderPager(5, 12);
  await userEvent.click(screen.getByRole('button', { name: 'Página 12' }));
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
  await userEvent.click(screen.getByRole('button', { name: 'Página 5' }));
  expect(onPageChange.mock.calls).toEqual([[12], [4], [6]]);
});

it('keeps page and focus at either end', async () => {
  const { onPageChange } = renderPager(1, 3);
  const previous = screen.getByRole('button', { name: 'Anterior' });
  await userEvent.click(previous);
  expect(onPageChange).not.toHaveBeenCalled();
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveFocus();
});

it('is nothing for a single page', () => {
  expect(renderPager(1, 1).container).toBeEmptyDOMElement();
});
