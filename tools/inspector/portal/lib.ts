/** Pure functions of the portal, and the list of its calls. */
export { nameInFolder } from '../../../src/lib/deployment/config.ts';
export { CONTRACT_CALLS } from '../../../src/lib/contract/calls.ts';
export type { ContractCall } from '../../../src/lib/contract/contract-call.ts';
export { createListeners } from '../../../src/lib/listeners.ts';
export { initials } from '../../../src/lib/texto/texto.ts';
