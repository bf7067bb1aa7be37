import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import {
  discardFirstPaint,
  noteSubmitted,
  showFirstPaint,
  showFirstPaintMessage,
  takeOverFirstPaint,
} from './first-paint.ts';
import { useTakeOver } from './use-take-over.ts';

const PAGE = `<div id="first-paint"><form data-first="login">
  <input id="documento"><input id="senha" type="password"><input id="lembrar" type="checkbox">
  <a href="#/recover-password">Esqueceu sua senha</a>
  <div data-message></div><button type="submit">Entrar</button>
</form><p data-message class="first-message"></p></div>`;

const input = (id: string) => document.querySelector<HTMLInputElement>(`#first-paint #${id}`);

/** The pre-rendered page, with what the customer has done to it. */
function prerendered(values: { documento?: string; senha?: string }, focus?: [string, number]): void {
  document.body.innerHTML = PAGE;
  showFirstPaint('login');
  for (const [id, value] of Object.entries(values)) Object.assign(input(id) ?? {}, { value });
  if (focus === undefined) return;
  input(focus[0])?.focus();
  input(focus[0])?.setSelectionRange(focus[1], focus[1]);
}

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset.start;
});

test('gives what was typed, where the caret is, and whether it was sent; and is gone', () => {
  prerendered({ documento: '529982', senha: 'abc' }, ['documento', 3]);
  expect(takeOverFirstPaint()).toEqual({
    documento: '529982',
    senha: 'abc',
    shown: false,
    letters: false,
    lembrar: false,
    submitted: false,
    focus: { at: 0, marked: [3, 3] },
    pressed: false,
  });
  expect(document.getElementById('first-paint')).toBeNull();
  expect(document.documentElement.dataset.start).toBeUndefined();
  expect(takeOverFirstPaint()).toBeNull();
});

test('the signed-in frame has nothing to hand over, and goes as well', () => {
  prerendered({ documento: '529' });
  showFirstPaint('app');
  expect(takeOverFirstPaint()).toBeNull();
  expect(document.getElementById('first-paint')).toBeNull();
});

test('a form that was sent says that it is under way, and that it was sent', () => {
  prerendered({ documento: '529' });
  noteSubmitted();
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true');
  expect(takeOverFirstPaint()).toMatchObject({ submitted: true, focus: null });
});

test('an app that could not be loaded: the message, and nothing is under way any more', () => {
  prerendered({ documento: '529' });
  noteSubmitted();
  showFirstPaintMessage('Sem conexão');
  expect(document.querySelector('[data-message]')).toHaveTextContent('Sem conexão');
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
  expect(takeOverFirstPaint()).toMatchObject({ documento: '529', submitted: false });
});

test('over the frame of the portal the message stands outside of the form, which nobody sees there', () => {
  prerendered({});
  showFirstPaint('app');
  showFirstPaintMessage('Sem conexão');
  expect(document.querySelector('.first-message')).toHaveTextContent('Sem conexão');
  expect(document.querySelector('[data-first] [data-message]')).toBeEmptyDOMElement();
});

test('without the pre-rendered page everything is quiet', () => {
  for (const call of [noteSubmitted, discardFirstPaint, () => showFirstPaintMessage('x')])
    expect(call).not.toThrow();
});

function Login({ onSent }: { onSent: (typed: object) => void }) {
  const [values, setValues] = useState({ documento: '', senha: '' });
  const documentoRef = useRef<HTMLInputElement>(null);
  const senhaRef = useRef<HTMLInputElement>(null);
  useTakeOver({ letters: true, documentoRef, senhaRef, onTyped: setValues, onSubmit: onSent });
  return (
    <form>
      <input aria-label="Documento" ref={documentoRef} value={values.documento} readOnly />
      <input aria-label="Senha" ref={senhaRef} value={values.senha} readOnly />
      <input aria-label="Lembrar senha" id="lembrar" type="checkbox" />
      <a href="#/recover-password">Esqueceu sua senha</a>
      <button type="submit">Entrar</button>
    </form>
  );
}

function takenOver(onSent: (typed: object) => void = () => undefined) {
  const host = document.body.appendChild(document.createElement('div'));
  render(<Login onSent={onSent} />, { container: host });
  return {
    documento: screen.getByLabelText<HTMLInputElement>('Documento'),
    senha: screen.getByLabelText<HTMLInputElement>('Senha'),
  };
}

describe('the login that takes over', () => {
  it('has the values masked, the focus and the caret at once: the next key may come before a paint', () => {
    prerendered({ documento: '52998', senha: 'abc' }, ['documento', 5]);
    const { documento, senha } = takenOver();
    expect(documento).toHaveValue('529.98');
    expect(senha).toHaveValue('abc');
    expect(documento).toHaveFocus();
    expect(documento.selectionStart).toBe(6);
  });

  it('keeps a caret behind the digit that it was behind', () => {
    prerendered({ documento: '52449982472' }, ['documento', 4]);
    const { documento } = takenOver();
    expect(documento).toHaveValue('524.499.824-72');
    expect(documento.selectionStart).toBe(5);
  });

  it('keeps what is marked: the next key replaces it', () => {
    prerendered({ documento: '529.982.247-25' }, ['documento', 0]);
    input('documento')?.select();
    const { documento } = takenOver();
    expect([documento.selectionStart, documento.selectionEnd]).toEqual([0, 14]);
  });

  it('keeps a caret in the middle', () => {
    prerendered({ senha: 'abcdef' }, ['senha', 2]);
    const { senha } = takenOver();
    expect(senha).toHaveFocus();
    expect(senha.selectionStart).toBe(2);
  });

  it.each([
    [['pointerup'], 1],
    [['pointerdown', 'pointerup'], 0],
    [['pointerup', 'pointerup'], 1],
  ])('ends the press that had begun: %j clicks %i times by itself', (events, clicks) => {
    prerendered({ documento: '529' });
    document.querySelector('button')?.focus();
    takenOver();
    const button = document.body.appendChild(document.createElement('button'));
    let clicked = 0;
    button.addEventListener('click', () => (clicked += 1));
    for (const type of events)
      button.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }));
    expect(clicked).toBe(clicks);
  });

  it.each([
    ['#lembrar', 'checkbox', 'Lembrar senha'],
    ['a', 'link', 'Esqueceu sua senha'],
    ['button', 'button', 'Entrar'],
  ])('keeps the focus on %s: the next key is for it', (selector, role, name) => {
    prerendered({ documento: '529' });
    document.querySelector<HTMLElement>(`#first-paint ${selector}`)?.focus();
    takenOver();
    expect(screen.getByRole(role, { name })).toHaveFocus();
  });

  // @rule R22
  it('keeps a box ticked', () => {
    prerendered({});
    input('lembrar')?.click();
    takenOver();
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('takes no focus that the customer had not given', () => {
    prerendered({ documento: '529' });
    const { documento } = takenOver();
    expect(documento).toHaveValue('529');
    expect(document.body).toHaveFocus();
  });

  it('sends what had been sent, once', () => {
    prerendered({ documento: '52998224725', senha: 'abc' });
    noteSubmitted();
    const sent: object[] = [];
    takenOver((typed) => sent.push(typed));
    expect(sent).toEqual([{ documento: '529.982.247-25', senha: 'abc' }]);
  });
});
