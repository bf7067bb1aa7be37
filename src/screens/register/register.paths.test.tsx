import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyEventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createModel, type Moment } from '../../../machines/kit/model.ts';
import { transitionKey, transitionsOf } from '../../../machines/kit/transitions.ts';
import { registrationEntry } from '../../../machines/registration/registration.entry.ts';
import { type PortalServer, renderApp, startPortalServer } from '../../app/testing/render-app.tsx';

/** The registration's chart, walked along its own paths on the rendered `/register` (issue 7). */

const CADASTRO = 'POST /api/pessoa/cadastro';
const model = createModel(registrationEntry, 'default');

interface Step {
  readonly event: AnyEventObject;
  /** Where the chart is afterwards. */
  readonly to: Moment;
}

const stateOf = ({ snapshot }: Moment) => String((snapshot as { value: unknown }).value);

/**
 * What can happen on the screen: the checks take no time, so that nothing comes between; the thank-you dialog covers
 * everything else; and a port that has a bug cannot be made from outside. Those edges are walked in the model alone.
 */
function possibleAt(moment: Moment): readonly AnyEventObject[] {
  const state = stateOf(moment);
  return model
    .eventsAt(moment)
    .filter(({ type }) => !type.startsWith('xstate.error.'))
    .filter(({ type }) => state !== 'validating' || type.startsWith('xstate.done.'))
    .filter(({ type }) => (type === 'thanks.acknowledged') === (state === 'succeeded'));
}

function stepsOf(events: readonly AnyEventObject[]): Step[] {
  let moment = model.start();
  return events.map((event) => {
    moment = model.step(moment, event);
    return { event, to: moment };
  });
}

/** Every shortest path, furthered by everything that can happen at its end; a path that another begins with is left out. */
function screenPaths(): readonly (readonly Step[])[] {
  const shortest = getShortestPaths(model.logic, {
    events: possibleAt,
    serializeState: (moment) => model.keyOf(moment),
  });
  const all = shortest.flatMap(({ state, steps }) => {
    const events = steps.slice(1).map(({ event }) => event);
    return [events, ...possibleAt(state).map((event) => [...events, event])];
  });
  // A form that was sent is checked at once: no path ends in between.
  const whole = all
    .filter((events) => events.length > 0)
    .flatMap((events) => {
      const end = stepsOf(events).at(-1)?.to;
      if (end === undefined || stateOf(end) !== 'validating') return [events];
      return possibleAt(end).map((answer) => [...events, answer]);
    });
  const texts = [...new Set(whole.map((events) => JSON.stringify(events).slice(0, -1)))];
  return texts
    .filter((text) => !texts.some((other) => other !== text && other.startsWith(text)))
    .map((text) => stepsOf(JSON.parse(`${text}]`) as AnyEventObject[]));
}

const PATHS = screenPaths();
const title = (path: readonly Step[]) =>
  path.map(({ event, to }) => `${event.type.replace('xstate.done.actor.', '')} → ${stateOf(to)}`).join(', ');

let server: PortalServer;
beforeAll(async () => {
  server = await startPortalServer();
}, 60_000);
beforeEach(async () => {
  await server.faults();
  await server.takeLog();
});
afterEach(() => sessionStorage.clear());

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
  if (output === null) await server.faults({ ...register, mode: 'delay', ms: 600 });
  else if (output.ok) await server.faults();
  else {
    const { message, errors } = output.failure;
    const body = { description: message, data: { errors: errors.map((text) => ({ message: text })) } };
    await server.faults({ ...register, mode: 'status', status: 400, body });
  }
}

type Answer = { ok: true } | { ok: false; failure: { message: string; errors: string[] } };

async function happen(
  user: UserEvent,
  { event }: Step,
  coming: readonly Step[],
  busy: boolean,
): Promise<void> {
  if (event.type === 'form.submitted') {
    if (!busy) await prepare(user, coming);
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

test('the paths take every transition that a screen can take', () => {
  const taken = new Set(PATHS.flat().flatMap(({ to }) => to.effects.taken));
  const left = transitionsOf(registrationEntry.machine)
    .map(transitionKey)
    .filter((key) => !taken.has(key));
  expect(left).toEqual([
    'registration.validating | kind.switched | 0',
    'registration.validating | xstate.error.actor.validate | 0',
    'registration.submitting | xstate.error.actor.register | 0',
  ]);
});

test.each(PATHS.map((path) => [title(path), path] as const))('%s', async (_title, path) => {
  const { user } = await renderApp('/register', { server });
  await screen.findByRole('button', { name: 'Cadastrar' });
  let before = model.start();
  for (const [at, step] of path.entries()) {
    await happen(user, step, path.slice(at + 1), stateOf(before) === 'submitting');
    const state = stateOf(step.to);
    // An answer that is on its way already may be there before anybody looks.
    const isBrief = state === 'validating' || path[at + 1]?.event.type === 'xstate.done.actor.register';
    if (!isBrief) await seen[state]?.();
    before = step.to;
  }
  const isUnderWay = stateOf(before) === 'submitting';
  // The answer still comes.
  if (isUnderWay) await seen['succeeded']?.();
  const answers = path.filter(({ event }) => event.type === 'xstate.done.actor.register').length;
  const posts = (await server.takeLog()).filter((call) => call === CADASTRO);
  expect(posts).toHaveLength(answers + (isUnderWay ? 1 : 0));
});
