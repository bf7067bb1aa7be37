/**
 * For tests in which an inspector watches the portal, imported before anything else: the portal as the QA build makes it
 * (scripts/build/inspector-plugins.ts), and hands for it.
 */
export { campo, put, said } from '../../../src/app/testing/form.ts';
export { GATES, modals } from '../../../src/app/testing/gates.ts';
export { PESSOA } from '../../../src/app/testing/pessoa.ts';
export { portalServer, renderApp } from '../../../src/app/testing/render-app.tsx';
export { situation } from '../../../src/app/testing/situation.ts';

jest.mock('xstate', () => {
  const xstate = jest.requireActual<object>('xstate');
  // Its stand-in starts from the package itself.
  jest.doMock('xstate', () => xstate);
  return jest.requireActual<object>('../bridge/xstate.ts');
});
jest.mock('../../../src/flows/kit/call-api.ts', () => {
  const plain = jest.requireActual<object>('../../../src/flows/kit/call-api.ts');
  jest.doMock('../../../src/flows/kit/call-api.ts', () => plain);
  return jest.requireActual<object>('../bridge/call-api.ts');
});
