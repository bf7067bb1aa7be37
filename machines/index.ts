import { activateAllEntry } from './activate-all/activate-all.machine.ts';
import { appUpdateEntry } from './app-update/app-update.machine.ts';
import { cepLookupEntry } from './cep-lookup/cep-lookup.machine.ts';
import { connectivityEntry } from './connectivity/connectivity.machine.ts';
import { deactivationEntry } from './deactivation/deactivation.machine.ts';
import { delayedWindowEntry } from './delayed-window/delayed-window.machine.ts';
import { downloadAllEntry } from './download-all/download-all.machine.ts';
import { exchangeEntry } from './exchange/exchange.machine.ts';
import { installPromptEntry } from './install-prompt/install-prompt.machine.ts';
import type { AnyEntry } from './testing/entry.ts';
import { nearbyEntry } from './nearby/nearby.machine.ts';
import { phoneGateEntry } from './phone-gate/phone-gate.machine.ts';
import { pushEntry } from './push/push.machine.ts';
import { registrationEntry } from './registration/registration.machine.ts';
import { sessionEntry } from './session/session.machine.ts';
import { shellGatesEntry } from './shell-gates/shell-gates.machine.ts';
import { submissionEntry } from './submission/submission.machine.ts';
import { termsAcceptanceEntry } from './terms-acceptance/terms-acceptance.machine.ts';
import { tillCodeEntry } from './till-code/till-code.machine.ts';
import { voucherCodeEntry } from './voucher-code/voucher-code.machine.ts';
import { whatsappConsentEntry } from './whatsapp-consent/whatsapp-consent.machine.ts';

/** Every machine with its samples, for inspector, chart pages and mutation tests. */
export const registry: readonly AnyEntry[] = [
  sessionEntry,
  registrationEntry,
  shellGatesEntry,
  termsAcceptanceEntry,
  phoneGateEntry,
  whatsappConsentEntry,
  submissionEntry,
  cepLookupEntry,
  connectivityEntry,
  delayedWindowEntry,
  exchangeEntry,
  activateAllEntry,
  downloadAllEntry,
  nearbyEntry,
  tillCodeEntry,
  voucherCodeEntry,
  deactivationEntry,
  installPromptEntry,
  pushEntry,
  appUpdateEntry,
];
