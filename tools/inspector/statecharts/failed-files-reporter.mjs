import { writeFileSync } from 'node:fs';

/** Writes the files with failed tests to MUTANTS_REPORT. Jest's `--json` fails to serialise actors. */
export default class FailedFilesReporter {
  onRunComplete(_contexts, { testResults }) {
    const failed = testResults
      .filter(({ failureMessage }) => failureMessage)
      .map((file) => file.testFilePath);
    writeFileSync(process.env.MUTANTS_REPORT, JSON.stringify(failed));
  }
}
