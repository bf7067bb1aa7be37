import { plainVisited, readVisited, type Visited } from './coverage.ts';

const KEY = 'inspetor.cobertura';

/** What was visited before a reload of the inspector, as long as its tab stays open. */
export function readKeptCoverage(): Visited {
  try {
    return readVisited(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return new Map();
  }
}

/** Keeps it for the next load of the inspector. */
export function keepCoverage(visited: Visited): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(plainVisited(visited)));
  } catch {
    // Forbidden or full: the coverage lasts until the next load.
  }
}
