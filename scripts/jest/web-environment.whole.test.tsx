import { render, screen, waitFor } from '@testing-library/react';
import { startReferenceServer } from './reference-server.ts';

describe("the screen tests' environment", () => {
  it('renders React', () => {
    render(<button type="button">Entrar</button>);
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('takes relative addresses, jsdom signals and jsdom form values in a Request', () => {
    const { signal } = new AbortController();
    const request = new Request('/token', { method: 'POST', signal, body: new URLSearchParams({ a: '1' }) });
    expect(request.url).toBe('http://localhost/token');
    expect(request.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  });

  it('passes an abort on', () => {
    const controller = new AbortController();
    const request = new Request('/ping', { signal: controller.signal });
    controller.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it("keeps jsdom's own classes where jsdom needs them", () => {
    expect(new FormData(document.createElement('form'))).toBeInstanceOf(FormData);
    expect(new File(['a'], 'a.txt')).toBeInstanceOf(Blob);
    const { signal } = new AbortController();
    expect(() => document.addEventListener('click', () => undefined, { signal })).not.toThrow();
  });

  it('carries messages between channels', async () => {
    const [one, other] = [new BroadcastChannel('a'), new BroadcastChannel('a')];
    const seen = new Promise((resolve) => {
      other.addEventListener('message', ({ data }) => resolve(data));
    });
    one.postMessage('signed out');
    await expect(seen).resolves.toBe('signed out');
  });

  it('prints the page when a wait fails', async () => {
    const many = Array.from({ length: 300 }, (_, index) => <i key={index}>{index}</i>);
    render(
      <>
        <svg>
          <path />
        </svg>
        {many}
        <p>Entrar</p>
      </>,
    );
    const wait = waitFor(() => screen.getByText('Sair'), { timeout: 60 });
    await expect(wait).rejects.toThrow(/<body>[^]*Entrar/);
    await expect(wait).rejects.not.toThrow('path');
    // The stack is what Jest prints.
    await expect(wait).rejects.toHaveProperty('stack', expect.stringContaining('Entrar'));
  });

  it('records no creation stacks of React elements', () => {
    const [one, other] = [<i key="1" />, <b key="2" />].map(
      (made) => Reflect.get(made, '_debugStack') as unknown,
    );
    expect(one).toBeDefined();
    expect(one).toBe(other);
  });

  it('has no MessageChannel, which would keep Jest from exiting', () => {
    expect('MessageChannel' in window).toBe(false);
  });

  it('runs the reference server beside the page', async () => {
    const server = await startReferenceServer();
    const body = new URLSearchParams({
      grant_type: 'password',
      username: '52998224725',
      password: 'clube123',
    });
    const response = await fetch(`${server.baseUrl}/token`, { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ access_token: expect.any(String) });
    await server.stop();
  });
});
