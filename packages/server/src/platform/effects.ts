import { isRecord } from '@crossdock/domain/records.ts';
import { isUndone, newBillStates } from '@crossdock/domain/standing.ts';
import { idsIn } from './audit.ts';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { stepsAfter, stepsTakenIn } from './transitions.ts';

/** What a request did, as far as others can undo it, in terms of the state machines. */
interface Effect {
  /** An id after every step that this transaction could see. */
  readonly upTo: string;
  /** For each thing that it moved or named, the states that count as if nothing was done. */
  readonly found: Readonly<Record<string, readonly string[]>>;
}

const isEffect = (kept: unknown): kept is Effect =>
  isRecord(kept) && typeof kept.upTo === 'string' && isRecord(kept.found);

/** Called at the end of the transaction that did it. */
export function effectOf(tx: Tx, input: unknown): Effect {
  const found: Record<string, string[]> = {};
  for (const { subjectId, from } of stepsTakenIn(tx)) {
    found[subjectId] ??= [];
    if (from !== null) found[subjectId].push(from);
  }
  for (const id of idsIn(input)) found[id] ??= [...newBillStates];
  return { upTo: newId(), found };
}

/**
 * Whether the effect still holds: nothing that it moved or named has ended without success, is back in its former
 * state, or awaits a new payment.
 */
export async function stands(tx: Tx, kept: unknown): Promise<boolean> {
  if (!isEffect(kept)) return true;
  const later = await stepsAfter(tx, Object.keys(kept.found), kept.upTo);
  return !later.some(({ subjectId, toState }) => isUndone(toState, kept.found[subjectId] ?? []));
}
