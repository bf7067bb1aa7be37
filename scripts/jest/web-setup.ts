import '@testing-library/jest-dom';
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';

// CI's machine may stall for seconds. `npm test` lists the tests that passed only on a retry.
if (process.env.CI) jest.retryTimes(2);

/** The default truncates before the content. */
const PAGE_CHARACTERS = 40_000;
const WORDLESS = new Set(['svg', 'script', 'style', '#comment']);

function inWords(container: Element): string {
  const filterNode = ({ nodeName }: Node) => !WORDLESS.has(nodeName.toLowerCase());
  return prettyDOM(container, PAGE_CHARACTERS, { highlight: false, filterNode }) || '';
}

/** True inside `waitFor` and `findBy…`, which discard every error but the last. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

function elementError(message: string | null, container: Element): Error {
  const inFull = () => [message, inWords(container)].join('\n\n');
  const isRead = !isWaiting();
  const error = Object.assign(new Error(isRead ? inFull() : ''), { name: 'TestingLibraryElementError' });
  return isRead ? error : Object.defineProperty(error, 'message', { get: inFull, configurable: true });
}

configure({
  // Ends hangs: the default second is too short for a lazy screen on a slow machine.
  asyncUtilTimeout: 30_000,
  getElementError: elementError,
});

/** React stops recording creation stacks after ten thousand elements; this stops it at once. */
const NO_MORE = 1e4;
const ignore = (): void => undefined;
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => NO_MORE, set: ignore });

// jsdom has none: no page load is a reload.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] });

/** jsdom parses the sheets of style elements only. Set for each file: they share jsdom's own classes. */
CSSStyleSheet.prototype.replaceSync = function (this: CSSStyleSheet, css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  Object.defineProperty(this, 'cssRules', { value: style.sheet?.cssRules });
  style.remove();
};
