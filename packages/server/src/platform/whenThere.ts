import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isExhausted } from './db.ts';
import { errorCode } from './errorCode.ts';

const againMs = 1_000;

/** Not there, on its way down or up, or without a connection to spare: of the system, of PostgreSQL, of its driver. */
const notThere = /^(E[A-Z]+|57P0[1-4]|53300|08\w{3})$/;
const isNotThere = (error: unknown): boolean =>
  isExhausted(error) ||
  notThere.test(errorCode(error)) ||
  (error instanceof Error && error.message.startsWith('Connection terminated'));

/** Does a step of the start that needs the database as soon as it is there: what serves already does not end for it. */
export async function whenThere(step: () => Promise<void>, log: Logger, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      return await step();
    } catch (error) {
      if (!isNotThere(error)) throw error;
      log.warn({ err: error }, 'the database was not there; tried again soon');
      await pause(againMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }
}
