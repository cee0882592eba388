import { openChargebackStates } from '@crossdock/domain/payments/chargebacks.ts';
import {
  type ChargebackQueryRow,
  claimChargebackQuery,
  dueChargebackQueries,
  nextChargebackQueryAt,
  scheduleChargebackQuery,
} from '../payments/chargebacks.store.ts';
import { type PaymentAccountRef, providerWithoutTransaction } from '../payments/openProvider.ts';
import type { ChargebackStatus } from '../payments/providers/provider.ts';
import { findPayment, findPaymentByReference, lockPayment, type PaymentRow } from '../payments/store.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { dueSweep } from '../platform/dueSweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { storeProviderChargeback } from './chargebackSteps.ts';
import { queryPayment } from './paymentJobs.ts';

export const queryChargebacksJob = 'ask-chargebacks';

/** How long a process keeps the exclusive right to query a chargeback; longer than a provider takes to answer. */
const heldMs = 120_000;
/** How often the provider is queried about an open chargeback, because an event may be lost. */
const askedEveryMs = 43_200_000;
/** How soon a chargeback is queried again if the payment itself has not been reported as received yet. */
const soonMs = 300_000;

/** Queries providers about open chargebacks and about those that an event mentioned. */
export function chargebackJobs(services: Services): JobDefinition[] {
  return [
    dueSweep(services, {
      ...{ job: queryChargebacksJob, actsAs: 'job', name: 'askChargebacks', atOnce: 50 },
      take: dueChargebackQueries,
      nextAt: nextChargebackQueryAt,
      label: ({ reference }) => reference,
      each: ({ noTransaction, actor }, { id }) => queryChargeback(noTransaction, services, actor, id),
    }),
  ];
}

/**
 * Queries and stores the current state of the chargeback, so that events may arrive in any order, twice or
 * late. Throws if the provider does not answer; it is then queried again.
 */
export async function queryChargeback(
  noTransaction: NoTransaction,
  services: Services,
  actor: System,
  newsId: string,
): Promise<void> {
  const news = await noTransaction.transact((tx) => claimChargebackQuery(tx, newsId, tx.later(heldMs)));
  if (news === undefined) return;
  const provider = await providerWithoutTransaction(noTransaction, services.config, news);
  const seen = await provider?.lookChargeback?.(noTransaction, news.reference);
  const unpaid = await noTransaction.transact((tx) => keep(tx, actor, news, seen));
  if (unpaid) await queryPayment(noTransaction, services, actor, unpaid);
}

/**
 * Stores the chargeback's state. If the payment itself is not settled yet, it stores no chargeback, schedules another
 * query and returns the payment, so that the caller queries the payment first.
 */
async function keep(
  tx: Tx,
  actor: System,
  news: ChargebackQueryRow,
  seen: ChargebackStatus | undefined,
): Promise<PaymentRow | undefined> {
  const found = seen && (await paymentOf(tx, news.provider, seen));
  // Several shops may share an account at the provider, and one shop may have several, so each shop stores only
  // chargebacks of its own payments.
  if (seen === undefined || found === undefined || !isStartedWith(found, news)) {
    await scheduleChargebackQuery(tx, news, null);
    return undefined;
  }
  if (seen.currency !== actor.shop.currency)
    throw new Error(`the dispute is in ${seen.currency}: register it by hand`);
  const payment = await lockPayment(tx, found.id);
  if (payment === undefined || payment.settledAt === null) {
    await scheduleChargebackQuery(tx, news, tx.later(soonMs));
    return payment;
  }
  const isOpen = openChargebackStates.some((one) => one === seen.state);
  if (await scheduleChargebackQuery(tx, news, isOpen ? tx.later(askedEveryMs) : null))
    await storeProviderChargeback(tx, actor, payment, news.reference, seen);
  return undefined;
}

async function paymentOf(
  tx: Tx,
  provider: string,
  { about }: ChargebackStatus,
): Promise<PaymentRow | undefined> {
  if ('providerReference' in about) return findPaymentByReference(tx, provider, about.providerReference);
  return about.shopId === tx.shopId ? findPayment(tx, about.paymentId) : undefined;
}

const isStartedWith = (payment: PaymentAccountRef, account: PaymentAccountRef): boolean =>
  payment.accountId === account.accountId && payment.provider === account.provider;
