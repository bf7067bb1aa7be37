import { act, renderHook } from '@testing-library/react';
import { type PropsWithChildren, startTransition, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';
import { useBusca } from './use-busca.ts';

/** A slow device: addresses arrive when the test says so. */
function renderBusca(search: string) {
  const written: string[] = [];
  const states = new Map<string, unknown>();
  const shown: { search: string; state?: unknown } = { search };
  const go = (to: { search?: string } | string, state: unknown) => {
    const address = decodeURIComponent(typeof to === 'string' ? to : (to.search ?? ''));
    written.push(address);
    states.set(address, state);
  };
  const navigator = { createHref: () => '', go: () => undefined, push: go, replace: go } as never;
  const Slow = ({ children }: PropsWithChildren) => (
    <Router location={{ pathname: '/promocoes', ...shown }} navigator={navigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(() => useBusca(), { wrapper: Slow });
  const arrive = (next: string) => {
    Object.assign(shown, { search: next, state: states.get(next) });
    rerender();
  };
  return { result, written, arrive };
}

const rest = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// @rule R131
test('a cleared search stays cleared when its address is late', () => {
  const { result, written, arrive } = renderBusca('?nome=nada&ordem=preco&idEmpresa=1');
  act(() => result.current.clear());
  rest();
  expect(written).toEqual(['?idEmpresa=1']);
  expect(result.current.busca).toEqual({ nome: '', ativar: false, ordem: null });
  arrive('?idEmpresa=1');
  rest();
  expect(written).toHaveLength(1);
  expect(result.current.busca).toEqual({ nome: '', ativar: false, ordem: null });
});

// @rule R131
test('typing keeps a chosen order whose address is late', () => {
  const { result, written, arrive } = renderBusca('');
  act(() => result.current.choose({ ordem: 'preco' }));
  expect(result.current.busca.ordem).toBe('preco');
  act(() => result.current.type('chá'));
  rest();
  expect(written).toEqual(['?ordem=preco', '?nome=chá&ordem=preco']);
  arrive('?ordem=preco');
  expect(result.current.busca).toEqual({ nome: 'chá', ativar: false, ordem: 'preco' });
  // An address from elsewhere, such as Back, applies.
  arrive('?nome=café');
  expect(result.current.busca).toEqual({ nome: 'café', ativar: false, ordem: null });
  rest();
  expect(written).toHaveLength(2);
});

// @rule R131
test('words at rest do not overwrite an address from elsewhere that is being shown', () => {
  const { result, written, arrive } = renderBusca('?nome=chá');
  const { flush } = result.current;
  arrive('?nome=mate');
  act(flush);
  rest();
  expect(result.current.busca.nome).toBe('mate');
  expect(written).toEqual([]);
});

// @rule R131
test('a key during an address change is not lost', () => {
  const never = new Promise<void>(() => undefined);
  const Waiting = ({ search }: { search: string }) => {
    if (search !== '') use(never);
    return null;
  };
  const Drawing = ({ children }: PropsWithChildren) => {
    const [search, setSearch] = useState('');
    const go = (to: { search: string }) => startTransition(() => setSearch(to.search));
    const navigator = { createHref: () => '', go: () => undefined, push: go, replace: go } as never;
    return (
      <Router location={{ pathname: '/promocoes', search }} navigator={navigator}>
        {children}
        <Waiting search={search} />
      </Router>
    );
  };
  const { result } = renderHook(() => useBusca(), { wrapper: Drawing });
  act(() => result.current.type('ch'));
  rest();
  // Synchronous, like a key.
  act(() => flushSync(() => result.current.type('chá')));
  expect(result.current.busca.nome).toBe('chá');
});
