import { providerWithoutTransaction } from '../payments/openProvider.ts';
import type { PaymentProvider, RefundRequest, RefundStatus } from '../payments/providers/provider.ts';
import { findRefund, loadPaymentSums, type RefundRow } from '../payments/refunds.store.ts';
import {
  claimRefund,
  completedRefundTotal,
  dueRefunds,
  nextDueRefundAt,
  recordContradiction,
  scheduleRefundQuery,
  transitionRefund,
} from '../payments/refundTransitions.store.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { dueSweep } from '../platform/dueSweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { hasUndecidedChargeback } from './chargebackSteps.ts';
import { refundPaidMovement, refundReturnedMovement } from './sourceRefunds.ts';
import { chargebackFailureReason } from './stopUnsentRefunds.ts';

export const refundSourcesJob = 'refund-sources';

/** How long a claim lasts, longer than a provider takes to answer. After it, another process may claim the refund. */
const heldMs = 120_000;
/** How often the provider is queried about a refund that it accepted. */
const askedEveryMs = 1_800_000;
/** How often, and for how long, the provider's state is compared with a decision of two people. */
const checkedEveryMs = 86_400_000;
const checkedForMs = 14 * checkedEveryMs;

/**
 * Jobs that carry out refunds to the source whose first attempt failed, and query refunds that are not completed
 * yet.
 */
export function refundJobs(services: Services): JobDefinition[] {
  return [
    dueSweep(services, {
      ...{ job: refundSourcesJob, actsAs: 'job', name: 'refundSources', atOnce: 50 },
      take: dueRefunds,
      nextAt: nextDueRefundAt,
      label: ({ orderNumber }) => orderNumber ?? '',
      each: ({ noTransaction, actor }, { id }) => requestRefund(noTransaction, services, actor, id),
    }),
  ];
}

/**
 * Requests a refund from the provider, or queries its result. Only one process does so at a time: a claim lasts
 * until the provider has certainly answered or timed out. Throws if the provider does not answer; the next attempt
 * first looks up what happened.
 */
export async function requestRefund(
  noTransaction: NoTransaction,
  services: Services,
  actor: System,
  id: string,
): Promise<void> {
  const taken = await noTransaction.transact(async (tx) => {
    const refund = await claimRefund(tx, id, tx.later(heldMs));
    if (refund === undefined) return undefined;
    const { paymentId } = refund;
    const [doneBeforeMinor, sums] = [
      await completedRefundTotal(tx, paymentId),
      await loadPaymentSums(tx, [paymentId]),
    ];
    const inDispute = await hasUndecidedChargeback(tx, paymentId);
    return { refund, doneBeforeMinor, paidMinor: sums.get(paymentId)?.receivedMinor ?? 0, inDispute };
  });
  if (taken === undefined) return;
  const { refund, doneBeforeMinor, paidMinor, inDispute } = taken;
  const answer = await askToRefund(
    noTransaction,
    services,
    { ...refund, inDispute },
    {
      ...{ reference: refund.reference, key: refund.id, totalMinor: refund.amountMinor },
      ...{ currency: actor.shop.currency, paidMinor, doneBeforeMinor, isRepeated: refund.tries > 0 },
    },
  );
  await noTransaction.transact((tx) => keepAnswer(tx, actor, id, answer));
}

/**
 * Requests or queries a refund. Undefined if two people have decided it and the provider cannot report its result.
 */
async function askToRefund(
  noTransaction: NoTransaction,
  services: Services,
  refund: RefundRow & { readonly inDispute: boolean },
  request: RefundRequest,
): Promise<RefundStatus | undefined> {
  const provider = await providerWithoutTransaction(noTransaction, services.config, refund);
  if (refund.decidedAs !== 'undecided') return provider?.lookRefund?.(noTransaction, request);
  if (provider?.refund === undefined) return { impossible: 'the provider pays nothing back' };
  if (refund.state === 'waiting' && refund.inDispute)
    return askDisputed(noTransaction, provider, refund, request);
  return refund.state === 'pending' && provider.lookRefund
    ? provider.lookRefund(noTransaction, request)
    : provider.refund(noTransaction, request);
}

/**
 * Never requests a refund of a disputed payment. A refund that was already requested may have been made, so it is
 * looked up.
 */
async function askDisputed(
  noTransaction: NoTransaction,
  provider: PaymentProvider,
  { tries }: RefundRow,
  request: RefundRequest,
): Promise<RefundStatus> {
  if (tries === 0) return { impossible: chargebackFailureReason };
  if (provider.lookRefund) return provider.lookRefund(noTransaction, request);
  throw new Error('it was asked for before the payment was disputed: see the back office of the provider');
}

/**
 * Stores the answer. Money moves together with the state: only the transaction that changes the refund's state moves
 * the money.
 */
async function keepAnswer(
  tx: Tx,
  actor: System,
  id: string,
  answer: RefundStatus | undefined,
): Promise<void> {
  const refund = await findRefund(tx, id);
  if (refund === undefined) return;
  if (refund.decidedAs !== 'undecided') return compare(tx, refund, answer);
  if (answer === undefined) return;
  const params = { amountMinor: refund.amountMinor };
  const told = { memberId: refund.memberId, subjectId: id, params };
  if (answer === 'done') {
    if (!(await transitionRefund(tx, actor, refund, 'finish'))) return;
    await notify(tx, actor, [{ ...told, event: 'refund.finish' }]);
    return transferOrThrow(tx, actor, [refundPaidMovement(refund)]);
  }
  if (answer === 'pending') {
    const dueAt = tx.later(askedEveryMs);
    if (!(await transitionRefund(tx, actor, refund, 'accept', { dueAt })))
      await scheduleRefundQuery(tx, id, dueAt);
    return;
  }
  if (!(await transitionRefund(tx, actor, refund, 'fail', { why: answer.impossible }))) return;
  await notify(tx, actor, [{ ...told, event: 'refund.fail' }]);
  return transferOrThrow(tx, actor, [refundReturnedMovement(refund)]);
}

/**
 * Compares the provider's state with a decision of two people. It moves no more money; if they differ, a
 * person must look into it.
 */
async function compare(tx: Tx, refund: RefundRow, answer: RefundStatus | undefined): Promise<void> {
  const { id, decidedAs, decidedAt } = refund;
  const hasArrived = decidedAs === 'arrived';
  if (answer === undefined) return scheduleRefundQuery(tx, id, null);
  const isImpossible = typeof answer === 'object';
  if (hasArrived === isImpossible)
    return recordContradiction(tx, refund, isImpossible ? answer.impossible : answer);
  const isOver = Date.parse(tx.now) - Date.parse(decidedAt ?? tx.now) > checkedForMs;
  const isSure = isOver || answer === 'done';
  return scheduleRefundQuery(tx, id, isSure ? null : tx.later(checkedEveryMs));
}
