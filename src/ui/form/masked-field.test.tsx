import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChangeEvent, useState } from 'react';
import { documentoMasks } from '../../lib/campos/documento.ts';
import { DateField } from './date-field.tsx';
import { MaskedField } from './masked-field.tsx';

function Documento({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <MaskedField
      label="CPF ou CNPJ"
      mask={documentoMasks(false).documento}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

function renderField(initial?: string): HTMLInputElement {
  render(<Documento {...(initial !== undefined && { initial })} />);
  return screen.getByRole('textbox', { name: 'CPF ou CNPJ' });
}

it('types the separators itself', async () => {
  const input = renderField();
  await userEvent.type(input, '12345678901');
  expect(input).toHaveValue('123.456.789-01');
  await userEvent.type(input, '2');
  expect(input).toHaveValue('12.345.678/9012');
});

it('takes a pasted CNPJ with separators', async () => {
  const input = renderField();
  await userEvent.click(input);
  await userEvent.paste('  12.345.678/0001-95 ');
  expect(input).toHaveValue('12.345.678/0001-95');
});

const NASCIMENTO = 'Nascimento';

function Nascimento() {
  const [value, setValue] = useState('17/09/1985');
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value);
  return <DateField label={NASCIMENTO} value={value} onChange={onChange} onPick={setValue} />;
}

// @rule R278
it.each([
  { inputType: 'insertText', data: '7/09/1985' },
  { inputType: 'insertFromPaste', data: null },
  { inputType: 'insertReplacementText' },
])('reads a date over a similar one by $inputType', (event) => {
  render(<Nascimento />);
  const input = screen.getByRole('textbox', { name: NASCIMENTO });
  fireEvent.input(input, { target: { value: '7/09/1985' }, ...event });
  expect(input).toHaveValue('07/09/1985');
});

// @rule R165, R278
it.each([
  ['in one step', ['7/9/1985'], '07/09/1985'],
  ['key by key', Array.from('31051990', (_, at) => '31051990'.slice(0, at + 1)), '31/05/1990'],
])('reads a date that a keyboard composes %s', (_name, steps, shown) => {
  render(<Nascimento />);
  const input = screen.getByRole('textbox', { name: NASCIMENTO });
  fireEvent.input(input, { target: { value: '' }, inputType: 'deleteContentBackward' });
  for (const value of steps)
    fireEvent.input(input, { target: { value }, inputType: 'insertCompositionText', isComposing: true });
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue(shown);
});

it('keeps the caret in the middle of the text', () => {
  const input = renderField('123.456.789-01');
  // A digit typed after '123.4' while the last one is missing.
  fireEvent.change(input, { target: { value: '123.456.789-0' } });
  input.setSelectionRange(6, 6);
  fireEvent.input(input, {
    target: { value: '123.4956.789-0', selectionStart: 6, selectionEnd: 6 },
    inputType: 'insertText',
  });
  expect(input).toHaveValue('123.495.678-90');
  expect(input.selectionStart).toBe(6);
});

it('keeps the caret when the edit changes nothing', () => {
  const input = renderField('123.456.789-01');
  fireEvent.input(input, {
    target: { value: '123.x456.789-01', selectionStart: 5, selectionEnd: 5 },
    inputType: 'insertText',
  });
  expect(input).toHaveValue('123.456.789-01');
  expect(input.selectionStart).toBe(4);
});
