import { isCnpj } from '../../../server/lib/documento.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { registrationEntry } from '../../../machines/registration/registration.machine.ts';
import type { AnyEventObject } from 'xstate';
import { campo, opcao, put } from '../../app/testing/form.ts';
import { portalServer } from '../../app/testing/render-app.tsx';
import { screenPaths, type Step } from '../../app/testing/screen-paths.ts';
import { cadastrar, openRegister } from './testing/register-form.ts';

/** A path to each state of the registration, replayed on the rendered `/register`. */

const CADASTRO = 'POST /api/pessoa/cadastro';

/** Checks are synchronous; spinner and dialog cover the kind. */
const paths = screenPaths(registrationEntry, {
  canCome: (type, state, event) =>
    type !== 'screen.left' &&
    (state === 'awaitingOk') === (type === 'success.acknowledged') &&
    (state !== 'validating' || isCheck(event)) &&
    (state !== 'submitting' || type !== 'kind.switched'),
  passing: ['validating'],
});

/** The form's check: valid or invalid. */
function isCheck({ type, output }: AnyEventObject): boolean {
  const { ok, failure } = (output ?? {}) as { ok?: boolean; failure?: unknown };
  return type.startsWith('xstate.done.') && (ok === true || failure === null);
}

const server = portalServer();
/** Holds the registration's answer until `release` is called. */
let held: Promise<void> = Promise.resolve();
let release: () => void = () => undefined;
const real = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (new URL(input as string, location.href).pathname === '/api/pessoa/cadastro') await held;
    return response;
  });
});
afterEach(() => {
  release();
  sessionStorage.clear();
});

let customers = 0;

const RADIO = { F: 'Pessoa Física', J: 'Pessoa Jurídica' } as const;
const radioOf = (kind: unknown) => opcao(RADIO[kind as keyof typeof RADIO]);
const isCompany = () => radioOf('J').checked;
const nameField = () => (isCompany() ? 'Razão Social' : 'Nome Completo');

/** A valid form for a new customer. */
async function fillIn(user: UserEvent): Promise<void> {
  customers += 1;
  put(nameField(), `Clara Nunes ${customers}`);
  put('Celular', '(19)98765-4321');
  await (isCompany() ? fillCompany() : fillPerson(user));
  put('CEP', '13083-859');
  await waitFor(() => expect(campo('Cidade')).toHaveValue('Campinas'));
  put('Número', '12');
  put('Senha', 'segredo1');
  put('Confirmar Senha', 'segredo1');
  const termos = screen.getByLabelText<HTMLInputElement>(/aceito os termos/);
  if (!termos.checked) await user.click(termos);
}

async function fillPerson(user: UserEvent): Promise<void> {
  put('CPF', String(39_053_344_700 + customers));
  put('Data de nascimento', '12/08/1984');
  put('Estado Civil', 'C');
  await user.click(opcao('Feminino'));
}

/** A document with correct check digits. */
function cnpjOf(number: number): string {
  const body = `457231740${String(number).padStart(3, '0')}`;
  const digits = Array.from({ length: 100 }, (_, end) => body + String(end).padStart(2, '0'));
  return digits.find(isCnpj) ?? body;
}

async function fillCompany(): Promise<void> {
  put('CNPJ', cnpjOf(customers));
  put('Nome Fantasia', 'Padaria Estrela');
  put('Nome do Contato', 'João Pão');
  const ramos = () => [...campo('Ramo de Atividade').querySelectorAll('option')];
  await waitFor(() => expect(ramos().length).toBeGreaterThan(3));
  put('Ramo de Atividade', ramos()[3]?.value ?? '');
}

/** Causes the event after the click: checks by the values, answers by a fault. */
async function prepare(user: UserEvent, coming: readonly Step[]): Promise<void> {
  const [checked, answered] = coming.map(({ event }) => event);
  const { ok } = (checked?.output ?? { ok: false }) as { ok: boolean };
  if (ok) await fillIn(user);
  else put(isCompany() ? 'CNPJ' : 'CPF', '');
  const output = answered?.type === 'xstate.done.actor.register' ? (answered.output as Answer) : null;
  const register = { method: 'POST', path: '/api/pessoa/cadastro' };
  if (output === null) held = new Promise((resolve) => (release = resolve));
  if (output?.ok !== false) await server.faults();
  else {
    const { message, details = [] } = output.failure;
    const body = { description: message, data: { errors: details.map((text) => ({ message: text })) } };
    await server.faults(
      message === null ? { ...register, mode: 'hangup' } : { ...register, mode: 'status', status: 400, body },
    );
  }
}

type Answer = { ok: true } | { ok: false; failure: { message: string | null; details?: string[] } };

async function happen(user: UserEvent, { event, from }: Step, coming: readonly Step[]): Promise<void> {
  if (event.type === 'form.submitted') {
    if (from !== 'submitting') await prepare(user, coming);
    await user.click(cadastrar());
  } else if (event.type === 'success.acknowledged') {
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' }));
  } else if (event.type === 'kind.switched') {
    await user.click(radioOf(event['kind']));
  }
}

/** What each state shows. */
const seen: Readonly<Record<string, (step: Pick<Step, 'from' | 'event'>) => Promise<void>>> = {
  idle: async ({ from, event }) => {
    if (from === 'awaitingOk') {
      expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
      await waitFor(() => expect(location.hash).toBe('#/'));
      return;
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cadastrar()).toHaveAttribute('aria-busy', 'false');
    if (event.type !== 'kind.switched') return;
    expect(radioOf(event['kind'])).toBeChecked();
    if (from !== 'idle') expect(campo(nameField())).toHaveValue('');
  },
  submitting: async () => {
    await waitFor(() => expect(cadastrar()).toHaveAttribute('aria-busy', 'true'));
    expect(radioOf('J')).toBeDisabled();
  },
  refused: async () => {
    expect((await screen.findAllByText('CPF já cadastrado')).length).toBeGreaterThan(0);
    expect(campo(nameField())).toHaveValue(`Clara Nunes ${customers}`);
  },
  unanswered: async () => {
    const words = 'Ocorreu um erro ao registrar, por favor tente mais tarde.';
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(campo(nameField())).toHaveValue(`Clara Nunes ${customers}`);
  },
  awaitingOk: async () => {
    expect(await screen.findByRole('dialog', { name: 'Obrigado por se cadastrar!' })).toBeInTheDocument();
    expect(await screen.findByText('Registro cadastrado com sucesso!!!')).toBeInTheDocument();
  },
};

// @rule S4.4
test.each(paths)('%s', async (_title, path) => {
  const { user } = await openRegister(server);
  for (const [at, step] of path.entries()) {
    await happen(user, step, path.slice(at + 1));
    // A pending answer may arrive first.
    const isBrief = step.to === 'validating' || path[at + 1]?.event.type === 'xstate.done.actor.register';
    if (!isBrief) await seen[step.to]?.(step);
  }
  const last = path.at(-1);
  const isUnderWay = last?.to === 'submitting';
  // The answer still arrives.
  release();
  if (isUnderWay) await seen['awaitingOk']?.(last);
  const answers = path.filter(({ event }) => event.type === 'xstate.done.actor.register').length;
  const posts = (await server.takeLog()).filter((call) => call === CADASTRO);
  expect(posts).toHaveLength(answers + (isUnderWay ? 1 : 0));
});
