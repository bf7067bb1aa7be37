import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeToasts } from '../feedback/toast.ts';
import { DIALOG, later, ON_PRESS } from './later.tsx';

const Component = () => <p>later</p>;
const load = jest.fn(() => Promise.resolve({ Component }));
beforeEach(() => load.mockClear());

const fallback = <p>waiting</p>;
const loseNetwork = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const comeOnline = async () => act(async () => void fireEvent(window, new Event('online')));

it('loads an optional component again when the network is back', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  const Optional = later(load, 'Component', { optional: true });
  await act(async () => void render(<Optional />));
  expect(screen.queryByText('later')).toBeNull();
  await comeOnline();
  expect(screen.getByText('later')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('renders a component that is loaded already without a fallback', async () => {
  const Loaded = later(load, 'Component', { fallback });
  await Loaded.fetch();
  render(<Loaded />);
  expect(screen.getByText('later')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows its fallback until it is loaded', async () => {
  let come: (module: { Component: typeof Component }) => void = () => undefined;
  const Slow = later(
    () => new Promise<{ Component: typeof Component }>((resolve) => (come = resolve)),
    'Component',
    { fallback },
  );
  await act(async () => void render(<Slow />));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await act(async () => come({ Component }));
  expect(screen.getByText('later')).toBeInTheDocument();
});

// @rule R9
it('shows its fallback until the network is back', async () => {
  const online = loseNetwork();
  load.mockRejectedValueOnce(new Error('no network'));
  const Required = later(load, 'Component', { fallback });
  await act(async () => void render(<Required />));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  online.mockReturnValue(true);
  await comeOnline();
  expect(screen.getByText('later')).toBeInTheDocument();
});

// @rule R9
it('says why a button opens nothing without a network, and opens it with the network', async () => {
  const online = loseNetwork();
  const toasts = jest.fn();
  const end = takeToasts({ show: toasts, closeAll: () => undefined });
  load.mockRejectedValueOnce(new Error('no network'));
  const Pressed = later(load, 'Component', ON_PRESS);
  await act(async () => void render(<Pressed />));
  expect(toasts.mock.calls).toEqual([[{ kind: 'error', message: 'Você está sem conexão.' }]]);
  online.mockReturnValue(true);
  await comeOnline();
  expect(await screen.findByText('later')).toBeInTheDocument();
  expect(toasts).toHaveBeenCalledTimes(1);
  end();
});

// @rule R9
it('uncovers the screen when the network goes while a button loads its code', async () => {
  load.mockReturnValueOnce(new Promise(() => undefined));
  const Pressed = later(load, 'Component', ON_PRESS);
  await act(async () => void render(<Pressed />));
  expect(screen.getByText('Carregando…')).toBeInTheDocument();
  loseNetwork();
  await act(async () => void fireEvent(window, new Event('offline')));
  expect(screen.queryByText('Carregando…')).toBeNull();
});

it('renders nothing until its place is near the window', async () => {
  let near = () => undefined as void;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((seen) => {
    const observer = {
      observe: () => undefined,
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    near = () => seen([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
  const Near = later(load, 'Component', { optional: true, when: 'near' });
  render(<Near />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => near());
  expect(screen.getByText('later')).toBeInTheDocument();
});

it('renders nothing until the awaited callback runs', async () => {
  let run = () => undefined as void;
  const when = (call: typeof run) => {
    run = call;
    return () => undefined;
  };
  const Due = later(load, 'Component', { optional: true, when });
  await act(async () => void render(<Due />));
  expect(load).not.toHaveBeenCalled();
  await act(async () => run());
  expect(await screen.findByText('later')).toBeInTheDocument();
});

describe('a dialog', () => {
  const Question = ({ open }: { open: boolean }) => <p>{open ? 'aberta' : 'fechada'}</p>;
  const loadQuestion = jest.fn(() => Promise.resolve({ Question }));
  beforeEach(() => loadQuestion.mockClear());

  it('is loaded with the first touch of the page, and not before', async () => {
    const Dialog = later(loadQuestion, 'Question', DIALOG);
    const { rerender } = render(<Dialog open={false} />);
    expect(loadQuestion).not.toHaveBeenCalled();
    await userEvent.keyboard('a');
    await userEvent.keyboard('b');
    expect(loadQuestion).toHaveBeenCalledTimes(1);
    rerender(<Dialog open />);
    expect(await screen.findByText('aberta')).toBeInTheDocument();
  });

  it('stays when it closes, so that its closing is animated', async () => {
    const Dialog = later(loadQuestion, 'Question', DIALOG);
    const { rerender } = render(<Dialog open />);
    await screen.findByText('aberta');
    rerender(<Dialog open={false} />);
    expect(screen.getByText('fechada')).toBeInTheDocument();
  });

  it('is loaded again when it opens, if the touch loaded nothing', async () => {
    loadQuestion.mockRejectedValueOnce(new Error('no network'));
    const Dialog = later(loadQuestion, 'Question', DIALOG);
    const { rerender } = render(<Dialog open={false} />);
    await userEvent.keyboard('a');
    rerender(<Dialog open />);
    expect(await screen.findByText('aberta')).toBeInTheDocument();
    expect(loadQuestion).toHaveBeenCalledTimes(2);
  });
});
