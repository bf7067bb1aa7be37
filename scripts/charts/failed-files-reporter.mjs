import { writeFileSync } from 'node:fs';

/**
 * A reporter for Jest that writes the files with a failed test to the file of MUTANTS_REPORT. Jest's own `--json` also writes what
 * a failed test compared, which fails where that is an actor.
 */
export default class FailedFilesReporter {
  onRunComplete(_contexts, { testResults }) {
    const failed = testResults
      .filter(({ failureMessage }) => failureMessage)
      .map((file) => file.testFilePath);
    writeFileSync(process.env.MUTANTS_REPORT, JSON.stringify(failed));
  }
}
