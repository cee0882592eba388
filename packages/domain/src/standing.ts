/** States, of whichever machine, in which nothing is left of what somebody asked for. */
const inVain: ReadonlySet<string> = new Set([
  'cancelled',
  'withdrawn',
  'rejected',
  'refunded',
  'expired',
  'failed',
  'impossible',
  'returned',
  'destroyed',
  'lost',
]);

/** Of what a request names without moving it: who asks for it then asks about another bill. */
export const awaitsAnew: readonly string[] = ['awaitingPayment'];

/**
 * Whether a step to this state undoes what was done with a thing that stood in `found` before.
 * @example isUndone('cancelled', []) // → true
 */
export const isUndone = (toState: string, found: readonly string[]): boolean =>
  inVain.has(toState) || found.includes(toState);
