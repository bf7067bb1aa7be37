import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { documentoMasks } from '../../lib/campos/documento.ts';
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
