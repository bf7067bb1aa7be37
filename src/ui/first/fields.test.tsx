import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentoMasks } from '../../lib/campos/documento.ts';
import { PlainCheckboxField, PlainMaskedField, PlainPasswordField } from './fields.tsx';
import { PlainSelectField } from './select-field.tsx';

const nothing = () => undefined;

it('a plain field ties its message to the input and marks it invalid', () => {
  render(
    <PlainMaskedField
      id="documento"
      label="CPF ou CNPJ"
      mask={documentoMasks(true).documento}
      value=""
      error="Digite um CPF ou CNPJ"
      autoComplete="username"
      onChange={nothing}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'CPF ou CNPJ' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Digite um CPF ou CNPJ');
});

it('the plain password field shows and hides the password', async () => {
  render(
    <PlainPasswordField
      id="senha"
      label="Senha"
      value="segredo"
      autoComplete="current-password"
      onChange={nothing}
    />,
  );
  const input = screen.getByLabelText('Senha');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar Senha' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar Senha' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('the plain checkbox works by its text, and without an owner', async () => {
  render(<PlainCheckboxField id="lembrar" label="Lembrar senha" />);
  await userEvent.click(screen.getByText('Lembrar senha'));
  expect(screen.getByRole('checkbox', { name: 'Lembrar senha' })).toBeChecked();
});

it('the plain select is the native list, and says that its options are on their way', async () => {
  const onChange = jest.fn();
  const options = [
    { value: '1', label: 'Centro' },
    { value: '2', label: 'Praia' },
  ];
  const field = (loading: boolean) => (
    <PlainSelectField label="Loja" value="1" options={options} onChange={onChange} loading={loading} />
  );
  const { rerender } = render(field(false));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Loja' }), 'Praia');
  expect(onChange.mock.calls).toEqual([['2']]);
  rerender(field(true));
  expect(screen.getByRole('combobox', { name: 'Loja' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Loja' })).toHaveDisplayValue('Carregando…');
});
