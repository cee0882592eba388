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
 * States of records that a request names but does not change. If such a record returns to one of these states, a new
 * bill must be paid.
 */
export const newBillStates: readonly string[] = ['awaitingPayment'];

/**
 * Whether a step to `toState` undoes an earlier action on a record that was in one of the states `found` before the
 * action.
 * @example undoesEarlierState('cancelled', []) // → true
 */
export const undoesEarlierState = (toState: string, found: readonly string[]): boolean =>
  inVain.has(toState) || found.includes(toState);
