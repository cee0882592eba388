import { isRecord } from '@crossdock/domain/records.ts';
import { newBillStates, undoesEarlierState } from '@crossdock/domain/undoneSteps.ts';
import { idsIn } from './audit.ts';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { stepsAfter, stepsTakenIn } from './transitions.ts';

/** The effect of a request that later requests can undo, in terms of the state machines. */
interface Effect {
  /** An id that is later than the ids of all steps that this transaction could see. */
  readonly upTo: string;
  /**
   * For each row that the request moved or named, the states that undo the request: once the row gets into one of
   * them later, the request has no effect any more.
   */
  readonly found: Readonly<Record<string, readonly string[]>>;
}

const isEffect = (kept: unknown): kept is Effect =>
  isRecord(kept) && typeof kept.upTo === 'string' && isRecord(kept.found);

/** The effect of a request; call it at the end of its transaction. */
export function effectOfRequest(tx: Tx, input: unknown): Effect {
  const found: Record<string, string[]> = {};
  for (const { subjectId, from } of stepsTakenIn(tx)) {
    found[subjectId] ??= [];
    if (from !== null) found[subjectId].push(from);
  }
  for (const id of idsIn(input)) found[id] ??= [...newBillStates];
  return { upTo: newId(), found };
}

/**
 * Whether the effect still holds: none of the rows that the request moved or named has ended without success,
 * returned to its former state, or awaits a new payment.
 */
export async function isEffectIntact(tx: Tx, kept: unknown): Promise<boolean> {
  if (!isEffect(kept)) return true;
  const later = await stepsAfter(tx, Object.keys(kept.found), kept.upTo);
  return !later.some(({ subjectId, toState }) => undoesEarlierState(toState, kept.found[subjectId] ?? []));
}
