import '@testing-library/jest-dom';
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';

/** A wait looks for what it wants, and may look again. */
const mayLookAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** The default is cut before the content begins. */
const PAGE_CHARACTERS = 40_000;
const WORDLESS = new Set(['svg', 'script', 'style', '#comment']);

function inWords(container: Element): string {
  const filterNode = ({ nodeName }: Node) => !WORDLESS.has(nodeName.toLowerCase());
  return prettyDOM(container, PAGE_CHARACTERS, { highlight: false, filterNode }) || '';
}

configure({
  // It ends what never comes: the default second is too short for a cold lazy screen on a slow or busy machine.
  asyncUtilTimeout: 30_000,
  // The whole page in words is for whoever reads why a test failed: the end of a wait has it.
  getElementError: (message, container) => {
    const words = mayLookAgain() ? [message] : [message, inWords(container)];
    return Object.assign(new Error(words.join('\n\n')), { name: 'TestingLibraryElementError' });
  },
});

/** As React's development build leaves off after ten thousand: no element notes where it was made. */
const NO_MORE = 1e4;
const ignore = (): void => undefined;
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => NO_MORE, set: ignore });
