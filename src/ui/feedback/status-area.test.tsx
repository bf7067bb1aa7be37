import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Status } from '../../lib/status/status.ts';
import { StatusArea } from './status-area.tsx';

function renderArea(status: Status, onRetry = jest.fn()) {
  const { container } = render(
    <StatusArea
      status={status}
      skeleton={<i>esqueleto</i>}
      emptyText="Nenhuma oferta encontrada."
      onRetry={onRetry}
    >
      <p>Ofertas</p>
    </StatusArea>,
  );
  return { area: container.firstElementChild, onRetry };
}

it('shows only the skeleton while it loads, and says that it is busy', () => {
  const { area } = renderArea('loading');
  expect(area).toHaveAttribute('aria-busy', 'true');
  expect(area).toHaveTextContent(/^esqueleto$/);
});

it('shows only the content when it is there', () => {
  const { area } = renderArea('ready');
  expect(area).toHaveAttribute('aria-busy', 'false');
  expect(area).toHaveTextContent(/^Ofertas$/);
});

it('shows the words for nothing', () => {
  const { area } = renderArea('empty');
  expect(area).toHaveTextContent(/^Nenhuma oferta encontrada\.$/);
});

// @rule S8, R90
it('shows the failure text above stale content', () => {
  const { area } = renderArea('stale');
  expect(area).toHaveTextContent(/^Ofertas$/);
  const { container } = render(
    <StatusArea status="stale" failedTitle="Ops!, Erro ao consultar informações de extratos">
      <p>Extrato</p>
    </StatusArea>,
  );
  expect(container).toHaveTextContent(/^Ops!, Erro ao consultar informações de extratosExtrato$/);
});

// @rule R90
it('content that becomes stale keeps its element', () => {
  const area = (status: Status) => (
    <StatusArea status={status} failedTitle="Ops!">
      <input defaultValue="" aria-label="Nome" />
    </StatusArea>
  );
  const view = render(area('ready'));
  const field = screen.getByLabelText('Nome');
  view.rerender(area('stale'));
  expect(screen.getByText('Ops!')).toBeInTheDocument();
  expect(screen.getByLabelText('Nome')).toBe(field);
});

it('offers another try when it failed', async () => {
  const { onRetry } = renderArea('failed');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('keeps the focus of another try, whatever becomes of it', async () => {
  const area = (status: Status) => (
    <StatusArea status={status} onRetry={() => view.rerender(area('loading'))}>
      <p>Ofertas</p>
    </StatusArea>
  );
  const view = render(area('failed'));
  screen.getByRole('button', { name: 'Tentar novamente' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(view.container.firstElementChild).toHaveFocus();
  view.rerender(area('ready'));
  expect(view.container.firstElementChild).toHaveFocus();
});

it('keeps the skeleton while its content renders in slices', async () => {
  const area = (status: Status) => (
    <StatusArea status={status} skeleton={<i>esqueleto</i>}>
      <p>Ofertas</p>
    </StatusArea>
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(area('loading')));
  await act(async () => {
    flushSync(() => root.render(area('ready')));
    expect(screen.getByText('esqueleto')).toBeInTheDocument();
  });
  expect(screen.queryByText('esqueleto')).not.toBeInTheDocument();
  expect(screen.getByText('Ofertas')).toBeInTheDocument();
  await act(async () => root.unmount());
});
