import { type DestinationStream, pino, stdTimeFunctions } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** The operator's log: one JSON line for each, `{level, time, …, msg}`. Never personal data. */
export type Log = Readonly<Record<LogLevel, Write>>;

export function createLog(destination: DestinationStream, level: LogLevel = 'info'): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}
