/**
 * The page before React: `#root` has the login form as the app first renders it, `#first-paint` a frame of the portal or of
 * a public route; `<html data-start>` chooses.
 */
export type Start = 'login' | 'app' | 'public';

/** Input before React that hydration does not keep. */
export interface TypedBefore {
  documento: string;
  senha: string;
  shown: boolean;
  letters: boolean;
  /** The box ‘Lembrar senha’. @rule R22 */
  lembrar: boolean;
  /** The form was submitted: the login has to send it. */
  submitted: boolean;
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

/** Whether the visible login is not hydrated yet. */
export const isFirstLogin = (): boolean => document.documentElement.dataset.start === LOGIN;

/** Whether the last session expired or was refused (401), at the start or while the page was open. @rule R243 */
export const sessionEnd = { needsNotice: false };

/** What the login says then. */
export const SESSION_ENDED = 'Sua sessão terminou. Entre de novo para continuar.';

let submitted = false;

/** Records that the form was submitted before React, and shows it as busy. */
export function recordSubmitted(): void {
  submitted = true;
  submitButton()?.setAttribute('aria-busy', 'true');
}

/** A link of the pre-rendered login was pressed: its screen is on its way. */
export function recordLeaving(pressed: Element): void {
  if (isFirstLogin()) pressed.closest('a')?.setAttribute('aria-busy', 'true');
}

/** Shows the password as text, or hides it again: its eye works before React does. */
export function switchPassword(eye: Element): void {
  const senha = eye.previousElementSibling as HTMLInputElement;
  const shown = senha.type === 'text';
  senha.type = shown ? 'password' : 'text';
  eye.setAttribute('aria-label', shown ? 'Mostrar Senha' : 'Ocultar Senha');
}

/** Says in the form, which keeps its input, that the app failed to load or why the login is here. */
export function showFirstPaintMessage(message: string): void {
  submitted = false;
  submitButton()?.setAttribute('aria-busy', 'false');
  login()?.querySelector('a[aria-busy]')?.removeAttribute('aria-busy');
  const element = document.querySelector(isFirstLogin() ? '#root [data-message]' : `#${HOST} .first-message`);
  if (element !== null) element.textContent = message;
}

/** Removes the link to a disabled page from the pre-rendered login; its line keeps its height. @rule R89 */
export function dropLink(path: string): void {
  const link = isFirstLogin() ? login()?.querySelector(`a[href="#${path}"]`) : null;
  link?.replaceWith(
    Object.assign(document.createElement('span'), { className: link.className, textContent: '\u00a0' }),
  );
}

/** Removes the letters button: the provider accepts digits alone. @rule R160 */
export function dropLetters(): void {
  if (isFirstLogin()) login()?.querySelector('.field-letters')?.remove();
}

let typed: TypedBefore | null = null;

/** Ends the page's own script for the login before hydration, and records what hydration would not keep. */
export function handOverLogin(): void {
  const field = (id: string) => login()?.querySelector<HTMLInputElement>(`#${id}`);
  const documento = field('documento');
  const senha = field('senha');
  typed = {
    documento: documento?.value ?? '',
    senha: senha?.value ?? '',
    shown: senha?.type === 'text',
    letters: documento?.inputMode === 'text',
    lembrar: field('lembrar')?.checked === true,
    submitted,
    focus: document.activeElement?.id ?? '',
  };
  // As the app first renders it: a text mismatch makes React render everything anew.
  showFirstPaintMessage('');
  document.getElementById(HOST)?.replaceChildren();
  delete document.documentElement.dataset.start;
}

/** The login to come stands with this document: its customer has just registered. @rule R243 */
export function recordDocumento(documento: string): void {
  typed = {
    documento,
    senha: '',
    shown: false,
    letters: false,
    lembrar: false,
    submitted: false,
    focus: 'senha',
  };
}

/** What `handOverLogin` recorded, once. */
export function takeTypedBefore(): TypedBefore | null {
  const taken = typed;
  typed = null;
  return taken;
}

/** Moves the login out of React's root when another screen starts; it stays visible until that renders. */
export function keepFirstPaint(): void {
  document.getElementById(HOST)?.prepend(...(document.getElementById('root')?.childNodes ?? []));
}

/** Removes the pre-rendered page once the app's screen has rendered. */
export function discardFirstPaint(): void {
  document.getElementById(HOST)?.remove();
  delete document.documentElement.dataset.start;
}
