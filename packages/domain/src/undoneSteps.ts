/** States of any state machine in which a request ended without success. */
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
 * A request can name a record without changing its state. If that record later moves to one of these states, a new
 * bill must be paid, so what the request achieved no longer holds.
 */
export const newBillStates: readonly string[] = ['awaitingPayment'];

/**
 * Whether a step to `toState` undoes an earlier action on a record that was in one of the states `found` before the
 * action.
 * @example undoesEarlierState('cancelled', []) // → true
 */
export const undoesEarlierState = (toState: string, found: readonly string[]): boolean =>
  inVain.has(toState) || found.includes(toState);
