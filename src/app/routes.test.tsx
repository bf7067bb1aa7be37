import { ROTAS } from '../lib/rotas/rotas.ts';
import { ROTAS_PUBLICAS } from '../lib/rotas/rota-de.ts';
import { publicRoutes, sessionRoutes } from './routes.tsx';

/** Paths as the router matches them: `:id?` is a campaign. */
const publicPaths = publicRoutes.map(({ path }) => path);

// @rule S2.2, S6.1, R150
test('every protected route without a session shows the login', () => {
  expect(publicPaths).toEqual(['/register', '/recover-password', '/termos-aceite', '/acessibilidade']);
  expect(Object.values(ROTAS_PUBLICAS).toSorted()).toEqual(['/', ...publicPaths].toSorted());
});

// @rule R151
test('no two screens have the same title, and none that of the login', () => {
  const routes = [...publicRoutes, ...sessionRoutes];
  const titles = routes.map(({ title }) => title.trim());
  expect(titles).not.toContain('');
  expect(new Set(titles).size).toBe(routes.length);
});

// @rule S1.2, S2.4, S6.1
test('whatever a signed-in customer can do has its screen behind the session', () => {
  const specified = [
    '/portal',
    '/location',
    '/tabloides',
    '/promocoes',
    '/lista',
    '/campanhas',
    '/campanha/:id?/detalhes',
    '/campanha/:id?/resgates',
    '/campanha/:id?/extrato',
    '/campanha/:id?/resgates/detalhes',
    '/pdo',
    '/chats',
    '/termos',
    '/voucher',
    '/compras',
    '/change-password',
    '/contacorrente/extrato',
    '/minhas-preferencias',
    '/perfil',
  ];
  const paths = sessionRoutes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(specified));
  const linked = Object.values(ROTAS).filter((rota) => !Object.values<string>(ROTAS_PUBLICAS).includes(rota));
  expect(paths.toSorted()).toEqual(linked.toSorted());
});
