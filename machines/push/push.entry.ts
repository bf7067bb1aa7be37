import { defineEntry } from '../testing/entry.ts';
import { unknownFailure } from '../kit/result.ts';
import { pushMachine, pushPorts } from './push.machine.ts';

const config = { sdkUrl: 'https://push.example/sdk.js', appId: 'clube' };

export const pushEntry = defineEntry({
  id: 'push',
  title: 'Push',
  description: 'De uma página parada às notificações, ou a nada (R47).',
  machine: pushMachine,
  ports: pushPorts,
  inputs: {
    configured: () => ({ config, isSupported: true, hasAsked: false }),
    asked: () => ({ config, isSupported: true, hasAsked: true }),
    unsupported: () => ({ config, isSupported: false, hasAsked: false }),
    absent: () => ({ config: null, isSupported: true, hasAsked: false }),
  },
  events: [],
  outcomes: {
    loadSdk: [
      { ok: true, value: 'default' },
      { ok: true, value: 'granted' },
      { ok: true, value: 'denied' },
      { ok: false, failure: unknownFailure },
    ],
    awaitGesture: [null],
    requestPermission: ['granted', 'denied'],
  },
});
