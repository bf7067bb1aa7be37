import { defineEntry } from '../testing/entry.ts';
import { unknownFailure } from '../kit/result.ts';
import { exchangeMachine, exchangePorts } from './exchange.machine.ts';

const refusal = { ok: false, failure: { message: 'Saldo insuficiente', status: 400 } } as const;
const lost = { ok: false, failure: unknownFailure } as const;

/** A gateway error with a message. */
const explained = { ok: false, failure: { message: 'Trocas em manutenção.', status: 503 } } as const;

export const exchangeEntry = defineEntry({
  id: 'exchange',
  title: 'Exchange',
  description: 'Pontos são gastos uma vez por intenção: trava, resposta perdida, outras abas (R64).',
  machine: exchangeMachine,
  ports: exchangePorts,
  inputs: { default: () => ({ idCampanha: '7' }) },
  events: [
    { type: 'exchange.requested', idResgate: '31', affordable: true },
    { type: 'exchange.requested', idResgate: '32', affordable: false },
    { type: 'lock.acquired' },
    { type: 'lock.refused' },
    { type: 'otherTab.started' },
    { type: 'otherTab.finished' },
    { type: 'situation.requested' },
    { type: 'outcome.acknowledged' },
  ],
  outcomes: {
    recallExchange: [false, true],
    postExchange: [{ ok: true, value: null }, refusal, lost, explained],
    refreshSaldo: [{ ok: true, value: null }, lost],
    refreshSituation: [{ ok: true, value: null }, lost],
  },
});
