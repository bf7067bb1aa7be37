import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fault } from '../../store/faults.ts';
import { FaultForm } from './fault-form.tsx';

test.each([
  ['status', '', 500],
  ['status', '404', 404],
  ['badStatusCode', '', 400],
])('a message with the mode %s and the status %j has the status in its body', async (mode, status, code) => {
  const added: Fault[] = [];
  render(<FaultForm onAdd={(fault) => added.push(fault)} />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'O que acontece' }), mode);
  if (status !== '') await user.type(screen.getByRole('spinbutton', { name: 'Status' }), status);
  await user.type(screen.getByRole('textbox', { name: 'Mensagem do servidor (description)' }), 'Não hoje.');
  await user.click(screen.getByRole('button', { name: 'Pôr em vigor' }));
  expect(added.map(({ body }) => body)).toEqual([{ statusCode: code, description: 'Não hoje.' }]);
});

test('a delay without its milliseconds is not put in force', async () => {
  const added: Fault[] = [];
  render(<FaultForm onAdd={(fault) => added.push(fault)} />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'O que acontece' }), 'delay');
  await user.click(screen.getByRole('button', { name: 'Pôr em vigor' }));
  expect(added).toEqual([]);
  await user.type(screen.getByRole('spinbutton', { name: 'Atraso (ms)' }), '3000');
  await user.click(screen.getByRole('button', { name: 'Pôr em vigor' }));
  expect(added).toEqual([expect.objectContaining({ mode: 'delay', ms: 3000 })]);
});

test.each([
  ['só a de número', '2', { nth: 2 }],
  ['uma a cada', '3', { every: 3 }],
])('%s %s: the fault counts calls', async (which, number, counted) => {
  const added: Fault[] = [];
  render(<FaultForm onAdd={(fault) => added.push(fault)} />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quais chamadas' }), which);
  const field = screen.getByRole('spinbutton', { name: 'Número' });
  await user.clear(field);
  await user.type(field, number);
  await user.click(screen.getByRole('button', { name: 'Pôr em vigor' }));
  expect(added).toEqual([expect.objectContaining(counted)]);
});

test('a body is sent as written, and invalid JSON is not sent', async () => {
  const added: Fault[] = [];
  render(<FaultForm onAdd={(fault) => added.push(fault)} />);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Corpo inteiro (JSON)' });
  const send = async () => user.click(screen.getByRole('button', { name: 'Pôr em vigor' }));
  await user.click(field);
  await user.paste('{"data":[1');
  await send();
  expect(added).toEqual([]);
  await user.clear(field);
  await user.click(field);
  await user.paste('{"data":[1]}');
  await send();
  expect(added.map(({ body }) => body)).toEqual([{ data: [1] }]);
});

test('a known call stays chosen until its address is another', async () => {
  render(<FaultForm onAdd={() => undefined} />);
  const user = userEvent.setup();
  const known = screen.getByRole('combobox', { name: 'Chamada conhecida' });
  await user.selectOptions(known, 'tudo que se grava: POST /api/*');
  expect(known).toHaveDisplayValue('tudo que se grava: POST /api/*');
  await user.type(screen.getByRole('textbox', { name: 'Caminho' }), 'x');
  expect(known).toHaveDisplayValue('Escolha…');
});

test('a fault without a status of its own takes none', async () => {
  render(<FaultForm onAdd={() => undefined} />);
  const mode = screen.getByRole('combobox', { name: 'O que acontece' });
  await userEvent.setup().selectOptions(mode, 'hangup');
  expect(screen.getByRole('spinbutton', { name: 'Status' })).toBeDisabled();
});
