/** Pure functions of the portal, and the list of its calls. */
export { nameInFolder } from '../../../src/lib/deployment/config.ts';
export { CONTRACT_CALLS, type ContractCall } from '../../../src/lib/http/contract-calls.ts';
export { createListeners } from '../../../src/lib/listeners.ts';
export { initials } from '../../../src/lib/texto/texto.ts';
