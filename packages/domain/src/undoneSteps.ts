/** States, in any state machine, in which a request came to nothing. */
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

/**
 * States of things that a request names without moving them. Coming back to such a state means that a new
 * bill is to be paid.
 */
export const newBillStates: readonly string[] = ['awaitingPayment'];

/**
 * Whether a step to this state undoes what was done with a thing that was in a state of `found` before.
 * @example undoesEarlierState('cancelled', []) // → true
 */
export const undoesEarlierState = (toState: string, found: readonly string[]): boolean =>
  inVain.has(toState) || found.includes(toState);
