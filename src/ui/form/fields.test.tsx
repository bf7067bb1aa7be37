import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;

describe('TextField', () => {
  it('ties the error to the input and marks it invalid', () => {
    render(
      <TextField label="Nome" value="" onChange={nothing} error helperText="Informe um nome" required />,
    );
    const input = screen.getByRole('textbox', { name: /^Nome/ });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Informe um nome');
    expect(input).toHaveAttribute('aria-required', 'true');
  });

  it('can be invalid without words', () => {
    render(<TextField label="CEP" value="" onChange={nothing} error />);
    expect(screen.getByRole('textbox', { name: 'CEP' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'CEP' })).not.toHaveAccessibleDescription();
  });

  // @rule R23
  it('is not invalid because it is still empty, though it is required', () => {
    render(<TextField label="Nome" value="" onChange={nothing} required />);
    expect(screen.getByRole('textbox', { name: /^Nome/ })).toBeValid();
  });
});

it('PasswordField shows and hides the password', async () => {
  render(<PasswordField label="Senha" value="segredo" onChange={nothing} />);
  const input = screen.getByLabelText('Senha');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar Senha' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar Senha' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('RadioField changes the choice and describes the error of the group', async () => {
  const onChange = jest.fn<void, [unknown, string]>();
  const options = [
    { value: 'F', label: 'Pessoa Física' },
    { value: 'J', label: 'Pessoa Jurídica' },
  ];
  render(
    <RadioField
      id="kind"
      name="kind"
      label="Cadastrar como?"
      value="F"
      options={options}
      onChange={onChange}
      error
      helperText="Escolha"
      required
    />,
  );
  const group = screen.getByRole('radiogroup', { name: /^Cadastrar como\?/ });
  expect(group).toHaveAccessibleDescription('Escolha');
  expect(group).toHaveAttribute('aria-required', 'true');
  expect(group).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(screen.getByRole('radio', { name: 'Pessoa Jurídica' }));
  expect(onChange.mock.calls.map(([, value]) => value)).toEqual(['J']);
});

describe('SelectField', () => {
  const options = [
    { value: '1', label: 'Centro' },
    { value: '2', label: 'Praia' },
  ];

  it('is the native list with its label', async () => {
    const chosen: string[] = [];
    render(
      <SelectField
        label="Loja"
        value="1"
        options={options}
        onChange={({ target }) => chosen.push(target.value)}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Loja' }), 'Praia');
    expect(chosen).toEqual(['2']);
  });

  it('draws its options again only when they are others', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ value: `${n}`, label: `Cidade ${n}` }));
    const field = (list: typeof options) => (
      <SelectField label="Cidade" value="1" options={list} onChange={nothing} />
    );
    const { rerender } = render(field(many(20)));
    const same = many(20);
    const drawn = jest.spyOn(same, 'map');
    rerender(field(same));
    expect(drawn).not.toHaveBeenCalled();
    rerender(field(many(21)));
    expect(screen.getByRole('combobox')).toHaveTextContent(/Cidade 20$/);
  });

  it('replaces all of its options, also when two had the same name', () => {
    const field = (...names: string[]) => {
      const cidades = names.map((nome) => ({ value: nome, label: nome }));
      return <SelectField label="Cidade" value="" options={cidades} onChange={nothing} />;
    };
    const { rerender } = render(field('Campinas', 'Campinas', 'Santos'));
    rerender(field('Niterói'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Niterói']);
  });

  it('says that its options are on their way', () => {
    render(<SelectField label="Loja" value="1" options={options} onChange={nothing} loading />);
    const select = screen.getByRole('combobox', { name: 'Loja' });
    expect(select).toBeDisabled();
    expect(select).toHaveDisplayValue('Carregando…');
  });
});
