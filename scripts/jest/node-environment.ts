import NodeEnvironment from 'jest-environment-node';
import { endContexts } from './ended-contexts.ts';
import './kept-scripts.ts';

/** Node, whose modules are compiled once for all test files of a process. */
export default class LastingNodeEnvironment extends NodeEnvironment {
  override async teardown(): Promise<void> {
    endContexts();
    await super.teardown();
  }
}
