import { providerOf } from '../payments/openProvider.ts';
import type { PaymentProvider, Refunded, RefundRequest } from '../payments/providers/provider.ts';
import {
  askRefundAt,
  doneOf,
  dueRefunds,
  keepContradiction,
  moveRefund,
  nextDueRefund,
  takeUpRefund,
} from '../payments/refundMoves.store.ts';
import { findRefund, type RefundRow, sumsOfPayments } from '../payments/refunds.store.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepSingly } from '../platform/sweeps.ts';
import { Turn } from '../platform/turn.ts';
import { mustTransfer } from '../wallet/store.ts';
import { isInDispute } from './chargebackSteps.ts';
import { refundPaid, refundReturned } from './sourceRefunds.ts';
import { stoppedByChargeback } from './stopRefunds.ts';

export const refundSourcesJob = 'refund-sources';

/** Longer than a provider takes to answer: after it, another process may take a refund up. */
const heldMs = 120_000;
/** A refund that the provider has agreed to is asked about this often. */
const askedEveryMs = 1_800_000;
/** What two people have decided is compared with the provider's word this often, and for this long. */
const checkedEveryMs = 86_400_000;
const checkedForMs = 14 * checkedEveryMs;

const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

/** Carries out refunds to the source whose first try failed, and asks about those that take their time. */
export function refundJobs(services: Services): JobDefinition[] {
  return [
    {
      name: refundSourcesJob,
      isDue: async (tx) => (await dueRefunds(tx, 1)).length > 0,
      nextAt: nextDueRefund,
      run: async (noTransaction, { shopId }) => {
        const actor = systemActor(await services.tenants.ofId(shopId), 'job');
        const turn = new Turn();
        await sweepSingly(
          noTransaction,
          {
            name: 'refundSources',
            atOnce: 50,
            take: dueRefunds,
            sign: ({ id, orderNumber }) => ({ id, label: orderNumber ?? '' }),
            each: (_, { id }) => carryOut(noTransaction, services, actor, id),
          },
          turn.goOn,
        );
        return turn.end;
      },
    },
  ];
}

/**
 * Asks the provider to pay back, or what became of it. One process at a time: taking a refund up keeps others away until
 * the provider has certainly answered or given up. Throws if it does not answer; then it is asked again, and first what
 * came of it.
 */
export async function carryOut(
  noTransaction: NoTransaction,
  services: Services,
  actor: System,
  id: string,
): Promise<void> {
  const taken = await noTransaction.transact(async (tx) => {
    const refund = await takeUpRefund(tx, id, later(tx.now, heldMs));
    if (refund === undefined) return undefined;
    const { paymentId } = refund;
    const [doneBeforeMinor, sums] = [await doneOf(tx, paymentId), await sumsOfPayments(tx, [paymentId])];
    const inDispute = await isInDispute(tx, paymentId);
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

/** Undefined: the provider cannot say what came of a refund that two people have decided. */
async function askToRefund(
  noTransaction: NoTransaction,
  services: Services,
  refund: RefundRow & { readonly inDispute: boolean },
  request: RefundRequest,
): Promise<Refunded | undefined> {
  const provider = await providerOf(noTransaction, services.config, refund);
  if (refund.decidedAs !== 'undecided') return provider?.lookRefund?.(noTransaction, request);
  if (provider?.refund === undefined) return { impossible: 'the provider pays nothing back' };
  if (refund.state === 'waiting' && refund.inDispute)
    return askDisputed(noTransaction, provider, refund, request);
  return refund.state === 'pending' && provider.lookRefund
    ? provider.lookRefund(noTransaction, request)
    : provider.refund(noTransaction, request);
}

/** Nothing more is paid back of a disputed payment. What was asked for before may have gone through, so it is looked for. */
async function askDisputed(
  noTransaction: NoTransaction,
  provider: PaymentProvider,
  { tries }: RefundRow,
  request: RefundRequest,
): Promise<Refunded> {
  if (tries === 0) return { impossible: stoppedByChargeback };
  if (provider.lookRefund) return provider.lookRefund(noTransaction, request);
  throw new Error('it was asked for before the payment was disputed: see the back office of the provider');
}

/** Money moves with the state: only the transaction that moves the refund moves it. */
async function keepAnswer(tx: Tx, actor: System, id: string, answer: Refunded | undefined): Promise<void> {
  const refund = await findRefund(tx, id);
  if (refund === undefined) return;
  if (refund.decidedAs !== 'undecided') return compare(tx, refund, answer);
  if (answer === undefined) return;
  const params = { amountMinor: refund.amountMinor };
  const told = { memberId: refund.memberId, subjectId: id, params };
  if (answer === 'done') {
    if (!(await moveRefund(tx, actor, refund, 'finish'))) return;
    await notify(tx, actor, [{ ...told, event: 'refund.finish' }]);
    return mustTransfer(tx, actor, [refundPaid(refund)]);
  }
  if (answer === 'pending') {
    const dueAt = later(tx.now, askedEveryMs);
    if (!(await moveRefund(tx, actor, refund, 'accept', { dueAt }))) await askRefundAt(tx, id, dueAt);
    return;
  }
  if (!(await moveRefund(tx, actor, refund, 'fail', { why: answer.impossible }))) return;
  await notify(tx, actor, [{ ...told, event: 'refund.fail' }]);
  return mustTransfer(tx, actor, [refundReturned(refund)]);
}

/** Two people have decided: the provider's word moves no money any more. Where it says otherwise, a person looks into it. */
async function compare(tx: Tx, refund: RefundRow, answer: Refunded | undefined): Promise<void> {
  const { id, decidedAs, decidedAt } = refund;
  const hasArrived = decidedAs === 'arrived';
  if (answer === undefined) return askRefundAt(tx, id, null);
  const isImpossible = typeof answer === 'object';
  if (hasArrived === isImpossible)
    return keepContradiction(tx, refund, isImpossible ? answer.impossible : answer);
  const isOver = Date.parse(tx.now) - Date.parse(decidedAt ?? tx.now) > checkedForMs;
  const isSure = isOver || answer === 'done';
  return askRefundAt(tx, id, isSure ? null : later(tx.now, checkedEveryMs));
}
