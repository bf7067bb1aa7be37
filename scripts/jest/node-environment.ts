import NodeEnvironment from 'jest-environment-node';
import { endContexts } from './ended-contexts.ts';
import './cached-scripts.ts';

/** Node, with scripts compiled once per process. */
export default class LastingNodeEnvironment extends NodeEnvironment {
  override async teardown(): Promise<void> {
    endContexts();
    await super.teardown();
  }
}
