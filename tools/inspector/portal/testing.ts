/** For tests: paths through a chart, the reference server and the calls that it answers. */
export { coverEntry } from '../../../machines/testing/paths.ts';
export { startReferenceServer } from '../../../scripts/jest/reference-server.ts';
