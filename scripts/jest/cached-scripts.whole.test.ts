import vm from 'node:vm';

/** Jest's compile request: body, parameters and realm. */
function compiled(body: string, realm: vm.Context, imported: (name: string) => unknown = () => undefined) {
  const scope = { filename: '/cached-scripts/module.js', parsingContext: realm };
  return vm.compileFunction(body, ['module'], {
    ...scope,
    importModuleDynamically: imported as never,
  }) as (module: { exports?: unknown }) => unknown;
}

function run(body: string, realm: vm.Context, imported?: (name: string) => unknown): unknown {
  const module: { exports?: unknown } = {};
  compiled(body, realm, imported)(module);
  return module.exports;
}

describe('a module that several test files use', () => {
  const first = vm.createContext();
  const second = vm.createContext();

  it('runs in the realm of each file with its own state', () => {
    const body = 'let n = 0; module.exports = { add: () => ++n, list: [] };';
    const [one, other] = [first, second].map(
      (realm) => run(body, realm) as { add: () => number; list: unknown },
    );
    expect([one?.add(), one?.add(), other?.add()]).toEqual([1, 2, 1]);
    const isOfSecond = vm.runInContext('(list) => list instanceof Array', second) as (
      list: unknown,
    ) => boolean;
    expect([isOfSecond(one?.list), isOfSecond(other?.list)]).toEqual([false, true]);
  });

  it('is recompiled when its text has changed', () => {
    expect(run('module.exports = 1', first)).toBe(1);
    expect(run('module.exports = 2', first)).toBe(2);
  });

  it('resolves imports from the running file, not the one that compiled it', () => {
    const body = 'module.exports = () => import("./late.js");';
    const asked: string[] = [];
    const load = (who: string) => (name: string) => {
      asked.push(`${who} ${name}`);
      throw new Error('asked');
    };
    run(body, first, load('first'));
    const later = run(body, second, load('second')) as () => Promise<unknown>;
    return expect(later())
      .rejects.toThrow('asked')
      .then(() => expect(asked).toEqual(['second ./late.js']));
  });

  it('reports the place of an error in its file', () => {
    const body =
      'module.exports = () => new Error("first line").stack;\nmodule.exports.next = () => new Error("x").stack;';
    const made = run(body, first) as { (): string; next: () => string };
    expect(made()).toContain('/cached-scripts/module.js:1:24');
    expect(made.next()).toContain('/cached-scripts/module.js:2:29');
  });
});
