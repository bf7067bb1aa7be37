import {
  discardFirstPaint,
  handOverLogin,
  keepFirstPaint,
  recordLeaving,
  recordSubmitted,
  showFirstPaint,
  showFirstPaintMessage,
  takeTypedBefore,
} from './first-paint.ts';

const PAGE = `<div id="first-paint"><div class="first-frame"></div><p class="first-message"></p></div>
<div id="root"><form>
  <input id="documento"><input id="senha" type="password"><input id="lembrar" type="checkbox">
  <div data-message></div><button type="submit">Entrar</button>
</form></div>`;

const input = (id: string) => document.querySelector<HTMLInputElement>(`#root #${id}`);

/** The pre-rendered page with the customer's input. */
function prerendered(values: { documento?: string; senha?: string } = {}): void {
  document.body.innerHTML = PAGE;
  showFirstPaint('login');
  for (const [id, value] of Object.entries(values)) Object.assign(input(id) ?? {}, { value });
}

afterEach(() => {
  takeTypedBefore();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.start;
});

test('typed values, ticks and focus are taken over once', () => {
  prerendered({ documento: '529982', senha: 'abc' });
  input('lembrar')?.click();
  input('senha')?.focus();
  handOverLogin();
  expect(takeTypedBefore()).toEqual({
    documento: '529982',
    senha: 'abc',
    shown: false,
    letters: false,
    lembrar: true,
    submitted: false,
    focus: 'senha',
  });
  expect(takeTypedBefore()).toBeNull();
});

test('leaves the login where React hydrates it, without the frame', () => {
  prerendered();
  handOverLogin();
  expect(input('documento')).not.toBeNull();
  expect(document.querySelector('.first-frame')).toBeNull();
  expect(document.documentElement.dataset.start).toBeUndefined();
});

test('a form that was sent says that it is under way, until it is handed over', () => {
  prerendered({ documento: '529' });
  recordSubmitted();
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true');
  handOverLogin();
  expect(takeTypedBefore()).toMatchObject({ submitted: true });
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'false');
});

// @rule R215
test('a link that was pressed is under way until the app could not be loaded', () => {
  prerendered();
  const link = document.createElement('a');
  document.querySelector('form')?.append(link);
  recordLeaving(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  showFirstPaintMessage('Sem conexão');
  expect(link).not.toHaveAttribute('aria-busy');
});

test('an app that could not be loaded: the message, and nothing is under way any more', () => {
  prerendered({ documento: '529' });
  recordSubmitted();
  showFirstPaintMessage('Sem conexão');
  expect(document.querySelector('[data-message]')).toHaveTextContent('Sem conexão');
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'false');
  handOverLogin();
  expect(takeTypedBefore()).toMatchObject({ documento: '529', submitted: false });
  expect(document.querySelector('[data-message]')).toBeEmptyDOMElement();
});

test('over the frame the message is outside of the hidden form', () => {
  prerendered();
  showFirstPaint('app');
  showFirstPaintMessage('Sem conexão');
  expect(document.querySelector('.first-message')).toHaveTextContent('Sem conexão');
  expect(document.querySelector('[data-message]')).toBeEmptyDOMElement();
});

test('a login that another screen follows stays until it is discarded', () => {
  prerendered({ documento: '529' });
  keepFirstPaint();
  expect(document.getElementById('root')).toBeEmptyDOMElement();
  expect(document.querySelector('#first-paint #documento')).toHaveValue('529');
  discardFirstPaint();
  expect(document.querySelector('#documento')).toBeNull();
});

test('without the pre-rendered page everything is quiet', () => {
  for (const call of [recordSubmitted, discardFirstPaint, keepFirstPaint, () => showFirstPaintMessage('x')])
    expect(call).not.toThrow();
});
