/**
 * For tests in which an inspector watches the portal: the portal with the replacements of the QA build
 * (scripts/build/inspector-plugins.ts), and functions to use it. Must be imported first.
 */
export { campo, put, said } from '../../../src/app/testing/form.ts';
export { GATES, modals } from '../../../src/app/testing/gates.ts';
export { PESSOA } from '../../../src/app/testing/pessoa.ts';
export { portalServer, renderApp } from '../../../src/app/testing/render-app.tsx';
export { situation } from '../../../src/app/testing/situation.ts';

jest.mock('xstate', () => {
  const xstate = jest.requireActual<object>('xstate');
  // The replacement itself imports the package.
  jest.doMock('xstate', () => xstate);
  return jest.requireActual<object>('../bridge/xstate.ts');
});
jest.mock('../../../src/base/flow/ask.ts', () => {
  const plain = jest.requireActual<object>('../../../src/base/flow/ask.ts');
  jest.doMock('../../../src/base/flow/ask.ts', () => plain);
  return jest.requireActual<object>('../bridge/ask.ts');
});
