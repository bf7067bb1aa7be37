import { act, screen, waitFor } from '@testing-library/react';
import type { ShrunkImage } from '../base/browser/shrink-image.ts';
import { askAgain } from '../base/browser/network.ts';
import { put } from './testing/form.ts';
import { follow } from './testing/gates.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { portalServer, renderApp } from './testing/render-app.tsx';

/** Another customer signs in in another tab: a pending write must not go out in their name. */

const ANA = '52998224725';
const MERCADO = '11222333000181';
const PESSOA = '/api/pessoa';
const IMAGEM = '/api/pessoa/imagem';

const shrinking: ((image: ShrunkImage) => void)[] = [];
jest.mock('../base/browser/shrink-image.ts', () => ({
  shrinkImage: async () => new Promise<ShrunkImage>((resolve) => shrinking.push(resolve)),
}));

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function openPerfil() {
  const app = await renderApp('/perfil', {
    server,
    documento: ANA,
    config: { personApiUrl: server.baseUrl },
  });
  await screen.findByText('Salvar', { selector: 'button' });
  return app;
}

/** The storage changes of the other tab, and the event that this one gets. */
async function otherSignsIn(): Promise<void> {
  const token = await server.signIn(MERCADO);
  const user = { Name: 'Mercado', img: null, '.expires': new Date(Date.now() + 3_600_000).toISOString() };
  localStorage.clear();
  localStorage.setItem('portal.user', JSON.stringify(user));
  localStorage.setItem('portal.token', token);
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'portal.token' })));
}

/** A later screen has its answers, so earlier requests have been sent. */
const goOn = async () => follow('/minhas-preferencias', 'Salvar');

// @rule R70, R88
test('a picture that is still being made smaller is not sent as the next customer’s', async () => {
  const { user, container } = await openPerfil();
  const field = container.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(
    field ?? document.createElement('input'),
    new File(['ana'], 'ana.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(shrinking).toHaveLength(1));
  await otherSignsIn();
  await act(async () => shrinking[0]?.({ ok: true, dataUrl: 'data:image/png;base64,YW5h' }));
  await goOn();
  expect(await server.posted(IMAGEM)).toEqual([]);
});

// @rule R72, R88
test('a pending profile save is dropped when the customer changes', async () => {
  const { user } = await openPerfil();
  put('Nome Completo', 'Ana de Outra Pessoa');
  const letGo = holdAnswers((address) => address.endsWith(PESSOA));
  await act(async () => askAgain());
  await user.click(screen.getByText('Salvar', { selector: 'button' }));
  await otherSignsIn();
  await act(letGo);
  await goOn();
  expect(await server.posted(PESSOA)).toEqual([]);
  expect(screen.queryByText(/Não foi possível salvar/)).toBeNull();
});
