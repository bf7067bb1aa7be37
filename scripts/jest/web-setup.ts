import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** A wait looks for what it wants, and may look again. */
const mayLookAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // It ends what never comes: the default second is too short for a cold lazy screen on a slow or busy machine.
  asyncUtilTimeout: 30_000,
  // The whole page in words is for whoever reads why a test failed: the end of a wait has it.
  getElementError: (message, container) =>
    mayLookAgain()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
