import { type Logger, pino } from 'pino';

/**
 * A log for a tested product that keeps only the calls that failed unexpectedly. Such a call answers "not available
 * right now", which a test of concurrent calls could mistake for a normal refusal.
 */
export function watchFailedCalls(): { readonly log: Logger; readonly throwIfAny: () => void } {
  const stacks: string[] = [];
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { stack?: string; detail?: string } };
    if (msg === 'failed') stacks.push([err?.stack ?? line, err?.detail ?? ''].join('\n'));
  };
  return {
    log: pino({ level: 'error' }, { write }),
    throwIfAny: () => {
      if (stacks.length > 0) throw new Error(`calls failed in the server:\n${stacks.join('\n\n')}`);
    },
  };
}
