import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalContext } from '../../base/start/portal-context.ts';
import { MemoryRouter } from 'react-router-dom';
import { readConfig } from '../../lib/deployment/config.ts';
import { createActivity } from '../../base/device/activity.ts';
import { AcessibilidadeScreen } from './acessibilidade.screen.tsx';

beforeEach(() => {
  localStorage.clear();
  const matchMedia = () => ({ matches: false, addEventListener: () => undefined });
  Object.assign(globalThis, { matchMedia });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

const show = (raw: object) =>
  render(
    <PortalContext value={{ config: readConfig(raw, 'clube.example'), activity: createActivity() }}>
      <MemoryRouter>
        <AcessibilidadeScreen />
      </MemoryRouter>
    </PortalContext>,
  );

// @rule R150
test('each criterion names its test files, unmet ones are listed apart', async () => {
  show({});
  const wcag = within(screen.getByRole('table', { name: 'WCAG 2.2, níveis A e AA' }));
  expect(wcag.getAllByRole('row')).toHaveLength(56);
  expect(
    wcag.getByRole('row', { name: /^1\.4\.3 Contraste \(mínimo\) AA testado Arquivos de teste/ }),
  ).toBeVisible();
  expect(wcag.getByRole('row', { name: '2.4.5 Várias formas AA não testado' })).toBeVisible();
  const emag = within(screen.getByRole('table', { name: 'Recomendações do eMAG 3.1' }));
  expect(emag.getAllByRole('row')).toHaveLength(46);
  expect(screen.getByText('eMAG 3.8').closest('li')).toHaveTextContent(/tabloides/);
  // Tools are named where they are asked for.
  const tools = screen.getByText(/axe-core/);
  expect(tools).not.toBeVisible();
  await userEvent.setup().click(screen.getByText('Ferramentas usadas'));
  expect(tools).toBeVisible();
});

// @rule R150, C1.11
test("the contact is the deployment's, and without one nothing asks to be written to", () => {
  const { unmount } = show({ accessibilityContact: 'acesso@clube.example' });
  expect(screen.getByRole('link', { name: 'acesso@clube.example' })).toHaveAttribute(
    'href',
    'mailto:acesso@clube.example',
  );
  unmount();
  show({});
  expect(screen.queryByText(/Encontrou uma barreira/)).toBeNull();
});

// @rule R148
test('the theme is chosen here, too, without a session', async () => {
  show({});
  expect(screen.getByRole('radio', { name: 'Tema do aparelho' })).toBeChecked();
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Alto contraste' }));
  expect(screen.getByRole('radio', { name: 'Alto contraste' })).toBeChecked();
  expect([document.documentElement.dataset['tema'], localStorage.getItem('portal.tema')]).toEqual([
    'contrast',
    'contrast',
  ]);
});
