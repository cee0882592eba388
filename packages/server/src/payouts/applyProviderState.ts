import { consoleWords } from '@crossdock/contract/payouts/words.ts';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { System } from '../platform/scope.ts';
import { acceptPayoutLine } from './acceptLine.ts';
import { type PayoutOrderRow, updateLine } from './orders.store.ts';
import { finishBatchIfSettled, lockBatch, transitionPayoutLines } from './payouts.store.ts';
import { returnLineToBalance } from './returnLine.ts';

/**
 * How long after acceptance, and how often, an order's state is queried: the provider limits such requests.
 */
const askedAfterMs = 3_600_000;
const askedEveryMs = 6 * askedAfterMs;

/** The provider's state of a line, with its own id of the order if known. */
export interface ProviderOrderState {
  readonly id: string | null;
  readonly state: string;
}

/**
 * Updates a line to the provider's state: accepted, then paid, or refunded, which returns the amount to the member.
 * Reports that are repeated or arrive in another order change nothing more, because a refund is the last state, with
 * or without a payment before it.
 */
export async function applyProviderState(
  tx: Tx,
  actor: System,
  line: PayoutOrderRow,
  { id, state }: ProviderOrderState,
): Promise<void> {
  if (line.state === 'waiting') await acceptPayoutLine(tx, actor, line);
  const askAgain = state === 'completed' || state === 'refunded' || id === null;
  const next = line.state === 'waiting' ? askedAfterMs : askedEveryMs;
  await updateLine(tx, line.id, {
    providerState: state,
    ...(id === null ? {} : { providerReference: id }),
    dueAt: askAgain ? null : tx.later(next),
  });
  if (state === 'completed') {
    await lockBatch(tx, line.batchId);
    await transitionPayoutLines(tx, actor, { batchId: line.batchId, ids: [line.id] }, 'pay');
    await finishBatchIfSettled(tx, actor, line.batchId);
  }
  if (state === 'refunded') {
    const reason = consoleWords['payouts.refunded'][actor.lang];
    const returned = await returnLineToBalance(tx, actor, { lineId: line.id, reason });
    // The amount was returned already.
    if (isRefusal(returned)) return;
  }
}
