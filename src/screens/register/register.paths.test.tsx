import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { registrationEntry } from '../../../machines/registration/registration.entry.ts';
import { type PortalServer, renderApp, startPortalServer } from '../../app/testing/render-app.tsx';
import { screenPaths, type Step } from '../../app/testing/screen-paths.ts';

/** The registration's chart, walked along its own paths on the rendered `/register`. */

const CADASTRO = 'POST /api/pessoa/cadastro';

/** The checks take no time, so that nothing comes between; the thank-you dialog covers everything else. */
const { paths, untaken } = screenPaths(registrationEntry, {
  canCome: (type, state) =>
    (state !== 'validating' || type.startsWith('xstate.done.')) &&
    (type === 'thanks.acknowledged') === (state === 'succeeded'),
  passing: ['validating'],
});

let server: PortalServer;
/** An answer to the registration that is on its way until `release` is called. */
let held: Promise<void> = Promise.resolve();
let release: () => void = () => undefined;
const real = globalThis.fetch;
const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
  const response = await real(input, init);
  if (new URL(input as string).pathname === '/api/pessoa/cadastro') await held;
  return response;
});
afterAll(() => fetched.mockRestore());
beforeAll(async () => {
  server = await startPortalServer();
}, 60_000);
beforeEach(async () => {
  await server.faults();
  await server.takeLog();
});
afterEach(() => {
  release();
  sessionStorage.clear();
});

const put = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

let customers = 0;

/** A valid form; each customer is somebody else. */
async function fillIn(user: UserEvent): Promise<void> {
  customers += 1;
  put(/^Nome Completo/, `Clara Nunes ${customers}`);
  put(/^CPF/, String(39_053_344_700 + customers));
  put(/^Celular/, '(19)98765-4321');
  put(/^Data de nascimento/, '12/08/1984');
  put(/^Estado Civil/, 'C');
  put(/^CEP/, '13083-859');
  await waitFor(() => expect(screen.getByLabelText(/^Cidade/)).toHaveValue('Campinas'));
  put(/^Número/, '12');
  put(/^Senha/, 'segredo1');
  put(/^Confirmar Senha/, 'segredo1');
  await user.click(screen.getByRole('radio', { name: 'Feminino' }));
  const termos = screen.getByRole<HTMLInputElement>('checkbox', { name: /aceito os termos/ });
  if (!termos.checked) await user.click(termos);
}

const send = () => screen.getByRole('button', { name: 'Cadastrar' });

/** Makes what comes after the click: the checks' answer by the values, the server's by a fault. */
async function prepare(user: UserEvent, coming: readonly Step[]): Promise<void> {
  const [checked, answered] = coming.map(({ event }) => event);
  const { ok } = (checked?.output ?? { ok: false }) as { ok: boolean };
  if (ok) await fillIn(user);
  else put(/^CPF/, '');
  const output = answered?.type === 'xstate.done.actor.register' ? (answered.output as Answer) : null;
  const register = { method: 'POST', path: '/api/pessoa/cadastro' };
  if (output === null) held = new Promise((resolve) => (release = resolve));
  if (output?.ok !== false) await server.faults();
  else {
    const { message, errors } = output.failure;
    const body = { description: message, data: { errors: errors.map((text) => ({ message: text })) } };
    await server.faults({ ...register, mode: 'status', status: 400, body });
  }
}

type Answer = { ok: true } | { ok: false; failure: { message: string; errors: string[] } };

async function happen(user: UserEvent, { event, from }: Step, coming: readonly Step[]): Promise<void> {
  if (event.type === 'form.submitted') {
    if (from !== 'submitting') await prepare(user, coming);
    await user.click(send());
  } else if (event.type === 'kind.switched') {
    await user.click(screen.getByRole('radio', { name: 'Pessoa Jurídica' }));
  } else if (event.type === 'thanks.acknowledged') {
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' }));
  }
}

/** What the customer sees in a state of the chart. */
const seen: Readonly<Record<string, () => Promise<void>>> = {
  idle: async () => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(send()).toHaveAttribute('aria-busy', 'false');
  },
  submitting: async () => {
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('radio', { name: 'Pessoa Jurídica' })).toBeDisabled();
  },
  refused: async () => {
    expect((await screen.findAllByText('CPF já cadastrado')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Nome Completo/)).toHaveValue(`Clara Nunes ${customers}`);
  },
  succeeded: async () => {
    expect(await screen.findByRole('dialog', { name: 'Obrigado por se cadastrar!' })).toBeInTheDocument();
    expect(await screen.findByText('Registro cadastrado com sucesso!!!')).toBeInTheDocument();
  },
  finished: async () => {
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
    await waitFor(() => expect(location.hash).toBe('#/'));
  },
};

test('the paths take every transition that a screen can take', () =>
  expect(untaken).toEqual([
    'registration.validating | kind.switched | 0',
    'registration.validating | xstate.error.actor.validate | 0',
    'registration.submitting | xstate.error.actor.register | 0',
  ]));

test.each(paths)('%s (S4.4)', async (_title, path) => {
  const { user } = await renderApp('/register', { server });
  await screen.findByRole('button', { name: 'Cadastrar' });
  for (const [at, step] of path.entries()) {
    await happen(user, step, path.slice(at + 1));
    // An answer that is on its way already may be there before anybody looks.
    const isBrief = step.to === 'validating' || path[at + 1]?.event.type === 'xstate.done.actor.register';
    if (!isBrief) await seen[step.to]?.();
  }
  const isUnderWay = path.at(-1)?.to === 'submitting';
  // The answer still comes.
  release();
  if (isUnderWay) await seen['succeeded']?.();
  const answers = path.filter(({ event }) => event.type === 'xstate.done.actor.register').length;
  const posts = (await server.takeLog()).filter((call) => call === CADASTRO);
  expect(posts).toHaveLength(answers + (isUnderWay ? 1 : 0));
});
