/**
 * The hand-over from the pre-rendered page to React. `#first-paint` holds the login form and a frame as static
 * HTML; `<html data-start>` says which of them is seen: the frame as of the signed-in portal, or of a public route.
 */
export type Start = 'login' | 'app' | 'public';

/** Where a field's marked text begins and ends: the caret stands at its end. */
export type Marked = readonly [from: number | null, to: number | null];

/** What the customer did before the scripts were there. */
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
  /** What has it: its place among `focusables`; without marked text where there is none. */
  focus: { at: number; marked: Marked } | null;
  /** The mouse is down on a button or a link of it. */
  pressed: boolean;
}

const HOST = 'first-paint';
const SUBMITTED = 'submitted';
const COMPOSING = 'data-composing';

/** Chooses what the pre-rendered page shows. Runs in the head, before the body is parsed. */
export function showFirstPaint(start: Start): void {
  document.documentElement.dataset.start = start;
}

/** Notes that the form was sent before the login was there to send it, and shows that it is under way. */
export function noteSubmitted(): void {
  const host = document.getElementById(HOST);
  if (host === null) return;
  host.dataset[SUBMITTED] = 'true';
  host.querySelector('button[type=submit]')?.setAttribute('aria-busy', 'true');
}

/** Shows the password as text, or hides it again: its eye works before the app has taken the form over. */
export function switchPassword(eye: Element): void {
  const senha = eye.previousElementSibling as HTMLInputElement;
  const shown = senha.type === 'text';
  senha.type = shown ? 'password' : 'text';
  eye.setAttribute('aria-label', shown ? 'Mostrar Senha' : 'Ocultar Senha');
}

/** The app could not be loaded: says so, in the form if that is what is seen; it keeps what was typed. */
export function showFirstPaintMessage(message: string): void {
  const host = document.getElementById(HOST);
  if (host === null) return;
  delete host.dataset[SUBMITTED];
  host.querySelector('button[type=submit]')?.removeAttribute('aria-busy');
  const isForm = document.documentElement.dataset.start === 'login';
  const place = host.querySelector(isForm ? '[data-first] [data-message]' : '.first-message');
  if (place !== null) place.textContent = message;
}

/** Takes the way to a page that this deployment leaves out from the pre-rendered login; an empty line keeps its place. @rule R89 */
export function dropLink(path: string): void {
  const link = document.querySelector(`#${HOST} a[href="#${path}"]`);
  link?.replaceWith(
    Object.assign(document.createElement('span'), { className: link.className, textContent: '\u00a0' }),
  );
}

/** Notes whether a keyboard composes a word in the pre-rendered form. */
export function noteComposing(is: boolean): void {
  document.getElementById(HOST)?.toggleAttribute(COMPOSING, is);
}

/** Kept once no word is composed there: taken over before, it would be put in twice. @rule R165 */
export async function whenComposed(): Promise<void> {
  if (document.getElementById(HOST)?.hasAttribute(COMPOSING) !== true) return;
  await new Promise((over) => addEventListener('compositionend', over, { once: true }));
}

/** Takes the button for letters away: this deployment's provider refuses them. @rule R160 */
export function dropLetters(): void {
  document.querySelector(`#${HOST} .field-letters`)?.remove();
}

/** Reads what was typed into the pre-rendered login and removes it; null when it is gone or was not in use. */
export function takeOverFirstPaint(): TypedBefore | null {
  const host = document.getElementById(HOST);
  if (host === null) return null;
  const documento = host.querySelector<HTMLInputElement>('#documento');
  const senha = host.querySelector<HTMLInputElement>('#senha');
  const typed =
    document.documentElement.dataset.start === 'login' && documento !== null && senha !== null
      ? {
          documento: documento.value,
          senha: senha.value,
          shown: senha.type === 'text',
          letters: documento.inputMode === 'text',
          lembrar: host.querySelector<HTMLInputElement>('#lembrar')?.checked === true,
          submitted: host.dataset[SUBMITTED] === 'true',
          focus: focusOf(documento.form),
          pressed: host.querySelector('button:active, a:active') !== null,
        }
      : null;
  discardFirstPaint();
  return typed;
}

/** Removes the pre-rendered page: the app's own screen stands in its place. */
export function discardFirstPaint(): void {
  document.getElementById(HOST)?.remove();
  delete document.documentElement.dataset.start;
}

/** What can have the focus in a form, in the page's order: the pre-rendered login has the same parts as the real one. */
export function focusables(form: HTMLFormElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('a, button, input') ?? [])];
}

function focusOf(form: HTMLFormElement | null): TypedBefore['focus'] {
  const { activeElement } = document;
  const at = focusables(form).findIndex((each) => each === activeElement);
  if (at < 0) return null;
  const { selectionStart = null, selectionEnd = null } = activeElement as Partial<HTMLInputElement>;
  return { at, marked: [selectionStart, selectionEnd] };
}
