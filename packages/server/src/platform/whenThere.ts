import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isExhausted } from './db.ts';
import { isAway } from './unreached.ts';

const againMs = 1_000;

/** Does a step of the start that needs the database as soon as it is there: what serves already does not end for it. */
export async function whenThere(step: () => Promise<void>, log: Logger, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      return await step();
    } catch (error) {
      if (!isAway(error) && !isExhausted(error)) throw error;
      log.warn({ err: error }, 'the database was not there; tried again soon');
      await pause(againMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }
}
