import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { listenBeforeRouter } from './modal-entries.ts';
import { useBackCloses } from './use-back-closes.ts';

/** Open while its box is ticked; `held` ignores Back. */
function Part({ name, held = false, modal = true }: { name: string; held?: boolean; modal?: boolean }) {
  const [open, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  const goBack = () => {
    setTries(tries + 1);
    if (!held) setOpen(false);
  };
  useBackCloses(open, modal ? goBack : undefined);
  return (
    <div>
      <input type="checkbox" aria-label={name} checked={open} onChange={() => setOpen(!open)} />
      <output aria-label={`${name} tries`}>{tries}</output>
      <a href="#/pdo" onClick={() => setOpen(false)}>
        {`${name} to PDO`}
      </a>
      <a href="#/perfil" onClick={() => setOpen(false)}>
        {`${name} to here`}
      </a>
    </div>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const toggle = async (name: string) => userEvent.click(box(name));
const follow = async (name: string) => userEvent.click(screen.getByRole('link', { name }));
const modals = () => (history.state as { modal?: number } | null)?.modal ?? 0;
const stands = async (count: number) => waitFor(() => expect(modals()).toBe(count));
const at = async (hash: string) => waitFor(() => expect(location.hash).toBe(hash));
const back = () => act(() => history.back());

beforeEach(() => {
  history.pushState({ idx: 0 }, '', '#/portal');
  history.pushState({ idx: 1, key: 'here' }, '', '#/perfil');
});

it('Back closes nested modals one at a time', async () => {
  render([<Part key="1" name="outer" />, <Part key="2" name="inner" />]);
  await toggle('outer');
  await toggle('inner');
  expect(history.state).toEqual({ idx: 1, key: 'here', modal: 2 });
  back();
  await waitFor(() => expect(box('inner')).not.toBeChecked());
  expect(box('outer')).toBeChecked();
  back();
  await waitFor(() => expect(box('outer')).not.toBeChecked());
  expect(history.state).toEqual({ idx: 1, key: 'here' });
  expect(location.hash).toBe('#/perfil');
  back();
  await at('#/portal');
});

it('closed in another way, or gone with its screen, a modal leaves no entry behind', async () => {
  const { unmount } = render([<Part key="1" name="outer" />, <Part key="2" name="inner" />]);
  await toggle('outer');
  await toggle('outer');
  await stands(0);
  await toggle('outer');
  await toggle('inner');
  await toggle('outer');
  await stands(1);
  expect(box('inner')).toBeChecked();
  await toggle('outer');
  unmount();
  await stands(0);
  back();
  await at('#/portal');
});

it('one that opens while the entry of another is being left gets its own', async () => {
  render([<Part key="1" name="first" />, <Part key="2" name="second" />]);
  await toggle('first');
  const leaving = jest.spyOn(history, 'go');
  await toggle('first');
  await waitFor(() => expect(leaving).toHaveBeenCalledWith(-1));
  act(() => box('second').click());
  await stands(1);
  expect(box('second')).toBeChecked();
  back();
  await waitFor(() => expect(box('second')).not.toBeChecked());
  expect(location.hash).toBe('#/perfil');
});

// jsdom drops this Back; for browsers see e2e/shell/back.spec.ts.
it.each([
  ['a link', () => screen.getByRole('link', { name: 'menu to PDO' }).click()],
  ['a typed address', () => void (location.hash = '#/pdo')],
  ['the router', () => history.pushState({ idx: 2 }, '', '#/pdo')],
])('%s may lead elsewhere while the entry of a closed modal is being left', async (_by, lead) => {
  listenBeforeRouter();
  render(<Part name="menu" />);
  await toggle('menu');
  const leaving = jest.spyOn(history, 'go');
  const clock = jest.spyOn(performance, 'now');
  await toggle('menu');
  await waitFor(() => expect(leaving).toHaveBeenCalledWith(-1));
  act(lead);
  await at('#/pdo');
  clock.mockReturnValue(performance.now() + 1001);
  back();
  await waitFor(() => expect(history.state).toEqual({ idx: 1, key: 'here' }));
  back();
  await at('#/portal');
});

it('one that must not close now is asked each time, and stays with its screen', async () => {
  render(<Part name="busy" held />);
  await toggle('busy');
  for (const tries of ['1', '2']) {
    back();
    await waitFor(() => expect(screen.getByLabelText('busy tries')).toHaveTextContent(tries));
    await stands(1);
  }
  expect(box('busy')).toBeChecked();
  expect(location.hash).toBe('#/perfil');
  await toggle('busy');
  await stands(0);
});

it('one that nothing but its own button closes has no entry', async () => {
  render(<Part name="gate" modal={false} />);
  await toggle('gate');
  expect(modals()).toBe(0);
  back();
  await at('#/portal');
  expect(box('gate')).toBeChecked();
});

it('a link in a modal replaces its history entry', async () => {
  render(<Part name="menu" />);
  await toggle('menu');
  await follow('menu to here');
  await stands(0);
  expect(location.hash).toBe('#/perfil');
  await toggle('menu');
  await follow('menu to PDO');
  await at('#/pdo');
  await waitFor(() => expect(box('menu')).not.toBeChecked());
  back();
  await at('#/perfil');
  expect(modals()).toBe(0);
});

it('skips the history entry of a closed modal', async () => {
  history.pushState({ idx: 1, key: 'here', modal: 1 }, '');
  listenBeforeRouter();
  await stands(0);
  expect(location.hash).toBe('#/perfil');
  render(<Part name="any" />);
  await toggle('any');
  // A navigation without a link.
  act(() => history.pushState({ idx: 2 }, '', '#/compras'));
  await toggle('any');
  back();
  await waitFor(() => expect(history.state).toEqual({ idx: 1, key: 'here' }));
  expect(location.hash).toBe('#/perfil');
  back();
  await at('#/portal');
});
