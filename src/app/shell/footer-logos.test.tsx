import { waitFor } from '@testing-library/react';
import type { Fault } from '../../../server/http/faults.ts';
import { portalServer, renderApp } from '../testing/render-app.tsx';

const ANA = '52998224725';

const server = portalServer();

const all = (selector: string) => [
  ...document.querySelectorAll<HTMLElement>(`[aria-label="Parceiros"] ${selector}`),
];
const arrive = async (count: number) => waitFor(() => expect(all('a')).toHaveLength(count));

// @rule S2.9, R44
test("the partners' logos open their link in a new tab", async () => {
  await renderApp('/chats', { server, documento: ANA });
  await arrive(6);
  const [first] = all('a');
  expect(first).toHaveAccessibleName(/^Café Serra Azul/);
  expect(first).toHaveAttribute('href', 'https://cafe-serra-azul.example/');
  expect(first).toHaveAttribute('target', '_blank');
  expect(first?.getAttribute('rel')).toMatch(/noopener/);
  expect(first?.querySelector('img')).toHaveAttribute('alt', 'Café Serra Azul');
});

// @rule R12
test('links of the server that are no web address lead nowhere', async () => {
  const body = [
    { url: '/icons/favicon.svg', link: 'javascript:alert(1)', idLoja: 'Ruim' },
    { url: 'data:text/html,x', link: 'https://parceiro.example/', idLoja: 'Sem imagem' },
    { url: '/icons/favicon.svg', link: 'https://parceiro.example/', idLoja: null },
  ];
  const fault: Fault = { path: '/api/public/*', mode: 'status', status: 200, body };
  await server.faults(fault);
  await renderApp('/chats', { server, documento: ANA });
  await arrive(1);
  expect(all('[role=listitem]')).toHaveLength(2);
  expect(all('img').map((img) => img.getAttribute('alt'))).toContain('Ruim');
  expect(all('a')[0]).toHaveAccessibleName(/nova aba/);
});
