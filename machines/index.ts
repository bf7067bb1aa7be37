import { activateAllEntry } from './activate-all/activate-all.entry.ts';
import { appUpdateEntry } from './app-update/app-update.entry.ts';
import { cepLookupEntry } from './cep-lookup/cep-lookup.entry.ts';
import { connectivityEntry } from './connectivity/connectivity.entry.ts';
import { deactivationEntry } from './deactivation/deactivation.entry.ts';
import { delayedWindowEntry } from './delayed-window/delayed-window.entry.ts';
import { downloadAllEntry } from './download-all/download-all.entry.ts';
import { exchangeEntry } from './exchange/exchange.entry.ts';
import { installPromptEntry } from './install-prompt/install-prompt.entry.ts';
import type { AnyEntry } from './testing/entry.ts';
import { nearbyEntry } from './nearby/nearby.entry.ts';
import { phoneGateEntry } from './phone-gate/phone-gate.entry.ts';
import { pushEntry } from './push/push.entry.ts';
import { registrationEntry } from './registration/registration.entry.ts';
import { sessionEntry } from './session/session.entry.ts';
import { shellGatesEntry } from './shell-gates/shell-gates.entry.ts';
import { submissionEntry } from './submission/submission.entry.ts';
import { termsAcceptanceEntry } from './terms-acceptance/terms-acceptance.entry.ts';
import { tillCodeEntry } from './till-code/till-code.entry.ts';
import { voucherCodeEntry } from './voucher-code/voucher-code.entry.ts';
import { whatsappConsentEntry } from './whatsapp-consent/whatsapp-consent.entry.ts';

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
