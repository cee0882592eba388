import { providerWithoutTransaction } from '../payments/openProvider.ts';
import { nextPaymentQueryAt, paymentsToQuery, scheduleQuery } from '../payments/paymentAttempts.store.ts';
import { type PaymentStartTask, startAtProvider, startPaymentJob } from '../payments/start.ts';
import { closeAfterCommit, closePage, closePageJob, type PaymentPageToClose } from '../payments/stop.ts';
import {
  findPayment,
  nextOverduePaymentAt,
  overduePayments,
  type PaymentRow,
  transitionPayment,
} from '../payments/store.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { dueSweep } from '../platform/dueSweep.ts';
import type { JobData, JobDefinition } from '../platform/jobs.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type AttemptStatus, queryPaymentAttempts } from './queryPaymentAttempts.ts';
import { settlePaymentAttempt } from './settlePaymentAttempt.ts';

export const expirePaymentsJob = 'expire-payments';
export const queryPaymentsJob = 'ask-payments';

const minuteMs = 60_000;

/** Jobs that start payments whose first attempt failed, and end those that nobody pays. */
export function paymentJobs(services: Services): JobDefinition[] {
  return [
    {
      name: startPaymentJob,
      run: async (noTransaction, { shopId, provider: name, request }: JobData & PaymentStartTask) => {
        const payment = await noTransaction.transact((tx) => findPayment(tx, request.paymentId));
        if (payment?.state !== 'created') return;
        const { accountId } = payment;
        const provider = await providerWithoutTransaction(noTransaction, services.config, {
          provider: name,
          accountId,
        });
        if (provider === undefined) return;
        await startAtProvider(noTransaction, provider, request, await actorFor(shopId, services));
      },
    },
    {
      name: closePageJob,
      // A job stored by an older version has no account: its payment used the installation's.
      run: (noTransaction, data: JobData & PaymentPageToClose) =>
        closePage(noTransaction, services, { ...data, accountId: data.accountId ?? null }),
    },
    dueSweep(services, {
      ...{ job: queryPaymentsJob, actsAs: 'job', name: 'askPayments', atOnce: 50 },
      take: paymentsToQuery,
      nextAt: nextPaymentQueryAt,
      label: ({ orderNumber }) => orderNumber ?? '',
      each: ({ noTransaction, actor }, payment) => queryPayment(noTransaction, services, actor, payment),
    }),
    dueSweep(services, {
      ...{ job: expirePaymentsJob, actsAs: 'job', name: 'expirePayments', atOnce: 50 },
      take: overduePayments,
      nextAt: nextOverduePaymentAt,
      label: ({ orderNumber }) => orderNumber ?? '',
      each: async ({ noTransaction, actor }, payment) => {
        const seen = await queryPaymentAttempts(noTransaction, services, payment);
        await noTransaction.transact((tx) => end(tx, actor, services, payment, seen));
      },
    }),
  ];
}

async function end(
  tx: Tx,
  actor: System,
  services: Services,
  payment: PaymentRow,
  answers: readonly AttemptStatus[],
) {
  if (await settleSeen(tx, actor, services, payment, answers)) return;
  const moved = await transitionPayment(tx, actor, payment, 'expire', { failure: 'timeout' });
  if (!moved) return;
  const { provider, accountId } = payment;
  for (const { reference, seen } of answers)
    if (seen.state !== 'closed') closeAfterCommit(tx, services, { provider, accountId, reference });
}

/** Counts the money that the provider reports as paid. False if it reports none. */
async function settleSeen(
  tx: Tx,
  actor: System,
  services: Services,
  payment: PaymentRow,
  answers: readonly AttemptStatus[],
): Promise<boolean> {
  let isPaid = false;
  for (const { reference, seen } of answers) {
    if (seen.state !== 'paid') continue;
    isPaid = true;
    await settlePaymentAttempt(tx, actor, services, payment.id, {
      reference,
      receivedMinor: seen.receivedMinor,
    });
  }
  return isPaid;
}

/** The time until the next query: short at first, then longer, between a minute and a quarter of an hour. */
const nextAskMs = (payment: PaymentRow, now: string): number =>
  Math.min(15 * minuteMs, Math.max(minuteMs, (Date.parse(now) - Date.parse(payment.createdAt)) / 4));

/** Queries one payment, and counts the result. */
export async function queryPayment(
  noTransaction: NoTransaction,
  services: Services,
  actor: System,
  payment: PaymentRow,
): Promise<void> {
  const answers = await queryPaymentAttempts(noTransaction, services, payment);
  await noTransaction.transact(async (tx) => {
    if (await settleSeen(tx, actor, services, payment, answers)) return;
    if (answers.length > 0 && answers.every(({ seen }) => seen.state === 'closed')) {
      await transitionPayment(tx, actor, payment, 'expire', { failure: 'timeout' });
      return;
    }
    await scheduleQuery(tx, payment.id, tx.later(nextAskMs(payment, tx.now)));
  });
}

async function actorFor(shopId: string, services: Services): Promise<System> {
  return systemActor(await services.tenants.ofId(shopId), 'job');
}
