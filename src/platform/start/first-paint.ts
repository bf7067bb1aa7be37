/**
 * The page before React: `#root` holds the login form as the app renders it first, `#first-paint` a frame;
 * `<html data-start>` says which of them is seen: the frame as of the signed-in portal, or of a public route.
 */
export type Start = 'login' | 'app' | 'public';

/** What the customer did before React was there, as far as the fields do not keep it by themselves. */
export interface TypedBefore {
  documento: string;
  senha: string;
  /** The password is shown as text. */
  shown: boolean;
  /** The document's keyboard has letters. */
  letters: boolean;
  /** The box ‘Lembrar senha’. @rule R22 */
  lembrar: boolean;
  /** The form was sent already: it is the login's turn to send it. */
  submitted: boolean;
  /** The id of the field that has the focus. */
  focus: string;
}

const HOST = 'first-paint';
const LOGIN = 'login';

const login = () => document.querySelector<HTMLFormElement>('#root form');
const submitButton = () => login()?.querySelector('button[type=submit]');

/** Chooses what the pre-rendered page shows. Runs in the head, before the body is parsed. */
export function showFirstPaint(start: Start): void {
  document.documentElement.dataset.start = start;
}

/** Whether the login that is seen is still the page's own, without React. */
export const isFirstLogin = (): boolean => document.documentElement.dataset.start === LOGIN;

let submitted = false;

/** Notes that the form was sent before the login was there to send it, and shows that it is under way. */
export function noteSubmitted(): void {
  submitted = true;
  submitButton()?.setAttribute('aria-busy', 'true');
}

/** Shows the password as text, or hides it again: its eye works before React does. */
export function switchPassword(eye: Element): void {
  const senha = eye.previousElementSibling as HTMLInputElement;
  const shown = senha.type === 'text';
  senha.type = shown ? 'password' : 'text';
  eye.setAttribute('aria-label', shown ? 'Mostrar Senha' : 'Ocultar Senha');
}

/** The app could not be loaded: says so, in the form if that is what is seen; it keeps what was typed. */
export function showFirstPaintMessage(message: string): void {
  submitted = false;
  submitButton()?.setAttribute('aria-busy', 'false');
  const place = document.querySelector(isFirstLogin() ? '#root [data-message]' : `#${HOST} .first-message`);
  if (place !== null) place.textContent = message;
}

/** Takes the way to a page that this deployment leaves out from the pre-rendered login; an empty line keeps its place. @rule R89 */
export function dropLink(path: string): void {
  const link = isFirstLogin() ? login()?.querySelector(`a[href="#${path}"]`) : null;
  link?.replaceWith(
    Object.assign(document.createElement('span'), { className: link.className, textContent: '\u00a0' }),
  );
}

/** Takes the button for letters away: this deployment's provider refuses them. @rule R160 */
export function dropLetters(): void {
  if (isFirstLogin()) login()?.querySelector('.field-letters')?.remove();
}

let before: TypedBefore | null = null;

/** Ends the page's own part in the login, just before React hydrates it, and notes what hydrating would not keep. */
export function handOverLogin(): void {
  const field = (id: string) => login()?.querySelector<HTMLInputElement>(`#${id}`);
  const documento = field('documento');
  const senha = field('senha');
  before = {
    documento: documento?.value ?? '',
    senha: senha?.value ?? '',
    shown: senha?.type === 'text',
    letters: documento?.inputMode === 'text',
    lembrar: field('lembrar')?.checked === true,
    submitted,
    focus: document.activeElement?.id ?? '',
  };
  // As the app renders it first: text that it does not expect would make it render all of it anew.
  showFirstPaintMessage('');
  document.getElementById(HOST)?.replaceChildren();
  delete document.documentElement.dataset.start;
}

/** What `handOverLogin` has noted, once. */
export function takeTypedBefore(): TypedBefore | null {
  const taken = before;
  before = null;
  return taken;
}

/** Moves the login out of React's place, which is for another screen; it is seen until that one is there. */
export function keepFirstPaint(): void {
  document.getElementById(HOST)?.prepend(...(document.getElementById('root')?.childNodes ?? []));
}

/** Removes the pre-rendered page: the app's own screen stands in its place. */
export function discardFirstPaint(): void {
  document.getElementById(HOST)?.remove();
  delete document.documentElement.dataset.start;
}
