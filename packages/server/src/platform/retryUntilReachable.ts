import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isConnectionError } from './connectionUnavailable.ts';
import { isTemporaryFailure } from './db.ts';

const againMs = 1_000;

/** Runs a start-up step; retries every second while the database is unreachable. */
export async function retryUntilReachable(
  step: () => Promise<void>,
  log: Logger,
  ending: AbortSignal,
): Promise<void> {
  while (!ending.aborted) {
    try {
      return await step();
    } catch (error) {
      if (!isConnectionError(error) && !isTemporaryFailure(error)) throw error;
      log.warn({ err: error }, 'the database was not there; tried again soon');
      await pause(againMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }
}
