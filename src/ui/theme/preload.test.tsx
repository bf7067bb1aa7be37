import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadOnInteraction } from './mui.tsx';

function Question({ open }: { open: boolean }) {
  return <p>{open ? 'aberta' : 'fechada'}</p>;
}

it('is asked for with the first touch of the page, and not before', async () => {
  const load = jest.fn(() => Promise.resolve(Question));
  const Component = preloadOnInteraction(load);
  const { rerender } = render(<Component open={false} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.keyboard('a');
  await userEvent.keyboard('b');
  expect(load).toHaveBeenCalledTimes(1);
  rerender(<Component open />);
  expect(await screen.findByText('aberta')).toBeInTheDocument();
});

it('stays when it closes, so that it can fade', async () => {
  const Component = preloadOnInteraction(() => Promise.resolve(Question));
  const { rerender } = render(<Component open />);
  await screen.findByText('aberta');
  rerender(<Component open={false} />);
  expect(screen.getByText('fechada')).toBeInTheDocument();
});

it('is asked for again when it opens, if the touch asked in vain', async () => {
  const load = jest
    .fn(() => Promise.resolve(Question))
    .mockImplementationOnce(() => Promise.reject(new Error('no network')));
  const Component = preloadOnInteraction(load);
  const { rerender } = render(<Component open={false} />);
  await userEvent.keyboard('a');
  rerender(<Component open />);
  expect(await screen.findByText('aberta')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
