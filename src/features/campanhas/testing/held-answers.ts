import { waitFor } from '@testing-library/react';

/** Holds the provider's answers about one campaign. */
export interface HeldAnswers {
  /** Holds the exchange's calls until `answer`. */
  hold: () => void;
  /** The answer of that port until the next `hold`: a call in flight is made again. */
  answer: (port: string, output: { ok: boolean }) => Promise<void>;
  /** The bodies of posted exchanges. */
  posts: () => string[];
  /** The last balance as shown, and the points missing for the dearer item. */
  saldo: () => string;
  missing: () => string;
}

const POST = '/api/fidelidade/extrato';
const PONTOS = '/api/fidelidade/campanha/7/extratos/pontos';
const PENDENTES = '/api/fidelidade/campanha/7/resgates/pendentes';

const ITENS = [31, 32].map((idResgate) => ({
  idResgate,
  tipo: 'PR',
  nomeItem: `Item ${idResgate}`,
  qtdePontosCampanha: idResgate === 31 ? 500 : 900,
}));

const CALLS: Readonly<Record<string, readonly string[]>> = {
  postExchange: [POST],
  refreshSaldo: [PONTOS],
  refreshSituation: [PONTOS, PENDENTES],
};

/** Intercepts the calls of campaign 7. */
export function holdAnswers(): HeldAnswers {
  const real = globalThis.fetch;
  const waiting: { path: string; settle: (output: Output) => void }[] = [];
  const posts: string[] = [];
  let holding = false;
  let given: { paths: readonly string[]; output: Output } | null = null;
  // The balance grows with each read.
  let saldo = 799;
  const bodyOf = (path: string): unknown => {
    if (path === PONTOS) return { pontos: ++saldo };
    if (path === PENDENTES) return { resgates: [{ idResgate: 9, descricao: 'Troca: Ingresso de cinema' }] };
    return path === POST ? {} : undefined;
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = new URL(input as string, location.href).pathname;
    if (path === '/api/fidelidade/resgates/7') return Promise.resolve(Response.json(ITENS));
    if (path === '/api/fidelidade/campanha/7') return Promise.resolve(Response.json({ campanha: 'Sete' }));
    if (path !== POST && path !== PONTOS && path !== PENDENTES) return real(input, init);
    if (path === POST) posts.push(typeof init?.body === 'string' ? init.body : '');
    if (!holding) return Promise.resolve(Response.json(bodyOf(path)));
    return new Promise((resolve, reject) => {
      const settle = (output: Output) => {
        if (output.ok) resolve(Response.json(bodyOf(path)));
        else if (output.failure.status === null) reject(new TypeError('Failed to fetch'));
        else resolve(refused(output.failure));
      };
      if (given?.paths.includes(path) === true) settle(given.output);
      else waiting.push({ path, settle });
    });
  });
  return {
    hold: () => {
      holding = true;
      given = null;
    },
    answer: async (port, output) => {
      const wanted = CALLS[port] ?? [];
      await waitFor(() =>
        expect(waiting.map(({ path }) => path)).toEqual(expect.arrayContaining([...wanted])),
      );
      given = { paths: wanted, output: output as Output };
      for (const { settle } of waiting.splice(0)) settle(output as Output);
    },
    posts: () => posts,
    saldo: () => `${saldo} pontos`,
    missing: () => `Faltam ${900 - saldo} pontos`,
  };
}

type Output = { ok: true } | { ok: false; failure: { status: number | null; message: string | null } };

const refused = ({ status, message }: { status: number | null; message: string | null }) =>
  Response.json({ description: message }, { status: status ?? 500 });
