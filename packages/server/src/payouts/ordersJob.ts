import { findPaymentOrderClient } from '../payments/openProvider.ts';
import type { PaymentOrderResult } from '../payments/providers/billplz/paymentOrders.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import { releaseWithdrawalsFromBatch } from '../wallet/withdrawals.store.ts';
import { applyProviderState } from './applyProviderState.ts';
import {
  claimLine,
  findPayoutOrder,
  linesToQuery,
  linesToSend,
  nextDuePayoutOrderAt,
  type PayoutOrderRow,
  pauseBatch,
  updateLine,
} from './orders.store.ts';
import { finishBatchIfSettled, lockBatch, transitionPayoutLines } from './payouts.store.ts';

export const payoutOrdersJob = 'payout-orders';

/**
 * A request holds its line for this time, which is longer than the provider takes to answer. After it, another
 * process may claim the line.
 */
export const lineClaimMs = 120_000;
/** How long a batch is paused after each kind of failure. */
const pausedMs = { float: 3_600_000, refused: 3_600_000, silent: 60_000 } as const;

/** Sends the lines of approved batches as payment orders, one at a time, and queries their states. */
export function payoutOrdersJobDefinition(services: Services): JobDefinition {
  return {
    name: payoutOrdersJob,
    isDue: async (tx) => (await linesToSend(tx, 1)).length > 0 || (await linesToQuery(tx, 1)).length > 0,
    nextAt: nextDuePayoutOrderAt,
    run: async (noTransaction, { shopId }) => {
      const actor = systemActor(await services.tenants.ofId(shopId), 'job');
      const turn = new TimeSlice();
      const sign = ({ id, reference }: PayoutOrderRow) => ({ id, label: reference });
      await sweepOneByOne(
        noTransaction,
        {
          ...{ name: 'sendPayoutOrders', atOnce: 50, take: linesToSend, sign },
          each: (_, line) => send(noTransaction, services, actor, line),
        },
        turn.goOn,
      );
      await sweepOneByOne(
        noTransaction,
        {
          ...{ name: 'askPayoutOrders', atOnce: 50, take: linesToQuery, sign },
          each: (_, line) => ask(noTransaction, services, actor, line),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}

async function openedFor(noTransaction: NoTransaction, { config }: Services, { fileTerms }: PayoutOrderRow) {
  const orders = await noTransaction.transact(async (tx) =>
    fileTerms.provider ? findPaymentOrderClient(tx, config, fileTerms.provider) : undefined,
  );
  if (orders === undefined) throw new Error('the account’s keys cannot be read here');
  return orders;
}

/**
 * Requests one payment order. The line is marked first, so that an interrupted request is known to have possibly
 * created an order. If the request is repeated, the provider refuses the reference of an existing order.
 */
async function send(
  noTransaction: NoTransaction,
  services: Services,
  actor: System,
  { id: lineId, batchId }: PayoutOrderRow,
): Promise<void> {
  const taken = await noTransaction.transact(async (tx) => {
    await lockBatch(tx, batchId);
    const held = await claimLine(tx, { id: lineId, batchId }, tx.later(lineClaimMs));
    const line = held && (await findPayoutOrder(tx, lineId));
    return held && line && { ...held, line };
  });
  if (taken === undefined) return;
  const { line, unsure } = taken;
  try {
    const orders = await openedFor(noTransaction, services, line);
    const answer = await orders.create(noTransaction, line);
    await noTransaction.transact((tx) => keepAnswer(tx, actor, { lineId, unsure }, answer));
  } catch (error) {
    await noTransaction.transact(async (tx) => {
      await pauseBatch(tx, line.batchId, 'silent', tx.later(pausedMs.silent));
      await updateLine(tx, lineId, { dueAt: tx.now });
    });
    throw error;
  }
}

interface Asked {
  readonly lineId: string;
  /** Whether the line was requested before and the result is unknown. */
  readonly unsure: boolean;
}

async function keepAnswer(
  tx: Tx,
  actor: System,
  { lineId, unsure }: Asked,
  answer: PaymentOrderResult,
): Promise<void> {
  const line = await findPayoutOrder(tx, lineId);
  if (line === undefined) return;
  const { batchId } = line;
  if (answer.kind === 'accepted' || answer.kind === 'known') {
    await pauseBatch(tx, batchId, '', null);
    const { id, state } = answer.kind === 'accepted' ? answer : { id: null, state: '' };
    // The provider's message or a person has already moved the line, so only the order's id is stored.
    if (line.state !== 'waiting')
      return id === null ? undefined : updateLine(tx, lineId, { providerReference: id });
    return applyProviderState(tx, actor, line, { id, state });
  }
  if (answer.kind === 'refused' && !unsure) return refuseLine(tx, actor, line, answer.why);
  const why = answer.kind === 'float' ? 'float' : answer.kind === 'busy' ? 'silent' : 'refused';
  if (answer.kind !== 'refused') await pauseBatch(tx, batchId, why, tx.later(pausedMs[why]));
  await updateLine(tx, lineId, {
    ...(unsure ? {} : { askedAt: null }),
    ...(answer.kind === 'refused' ? { providerState: answer.why.slice(0, 200) } : {}),
    dueAt: tx.later(answer.kind === 'refused' ? pausedMs.refused : 0),
  });
}

/**
 * Records that the provider makes no order for this line: its withdrawal is pending again, and the batch's page
 * shows the reason.
 */
async function refuseLine(tx: Tx, actor: System, line: PayoutOrderRow, why: string): Promise<void> {
  const { id, batchId, withdrawalId } = line;
  await lockBatch(tx, batchId);
  const moved = await transitionPayoutLines(tx, actor, { batchId, ids: [id] }, 'release', why.slice(0, 200));
  await releaseWithdrawalsFromBatch(tx, moved.length > 0 && withdrawalId !== null ? [withdrawalId] : []);
  await updateLine(tx, id, { askedAt: null });
  await finishBatchIfSettled(tx, actor, batchId);
}

async function ask(
  noTransaction: NoTransaction,
  services: Services,
  actor: System,
  line: PayoutOrderRow,
): Promise<void> {
  const { providerReference } = line;
  if (providerReference === null) return;
  const orders = await openedFor(noTransaction, services, line);
  const { state } = await orders.look(noTransaction, providerReference);
  await noTransaction.transact(async (tx) => {
    const now = await findPayoutOrder(tx, line.id);
    if (now) await applyProviderState(tx, actor, now, { id: providerReference, state });
  });
}
