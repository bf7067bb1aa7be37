/**
 * What the QA build puts in the place of the flows' imports (scripts/build/inspector-plugins.ts), for a test in which an
 * inspector watches the portal: imported before anything of the portal.
 */
jest.mock('xstate', () => {
  const xstate = jest.requireActual<object>('xstate');
  // Its stand-in starts from the package itself.
  jest.doMock('xstate', () => xstate);
  return jest.requireActual<object>('../bridge/xstate.ts');
});
jest.mock('../../flows/kit/call-api.ts', () => {
  const plain = jest.requireActual<object>('../../flows/kit/call-api.ts');
  jest.doMock('../../flows/kit/call-api.ts', () => plain);
  return jest.requireActual<object>('../bridge/call-api.ts');
});
