import type { PayInStep } from '@crossdock/contract/payments/steps.ts';
import { sourceStates } from '@crossdock/domain/machine.ts';
import { paymentMachine } from '@crossdock/domain/payments/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newPayReference } from '../platform/ids.ts';
import { phoneForDisplay } from '../platform/phoneNumbers.ts';
import { publish } from '../platform/realtime.ts';
import { changeRows, countRows, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import type { Payer } from './providers/provider.ts';
import { openPaymentStates, type PaymentRow, paymentRows } from './store.ts';

/** The limit of attempts, above what a payer makes by going back and forth. */
const triesAtMost = 30;

/** Creates the reference of a new attempt of the payment; undefined if it has had too many. */
export async function createAttempt(tx: Tx, paymentId: string): Promise<string | undefined> {
  const n = await countRows(tx, fromShop(tx, 'paymentTries', { paymentId }));
  if (n >= triesAtMost) return undefined;
  const reference = newPayReference();
  await insertRow(tx, 'paymentTries', { reference, paymentId, madeAt: tx.now });
  return reference;
}

/** The payment that an attempt belongs to. */
export function findPaymentByAttempt(tx: Tx, reference: string): Promise<PaymentRow | undefined> {
  return tx.maybe(
    paymentRows(tx).where('payments.id', '=', ({ selectFrom }) =>
      selectFrom('paymentTries').select('paymentId').where(shopCondition(tx, { reference })),
    ),
  );
}

/**
 * The references by which the provider may know the payment. If the provider assigned a reference of its own, it is
 * only that one; otherwise they are the references of all unpaid attempts.
 */
export async function referencesOf(tx: Tx, payment: Pick<PaymentRow, 'id' | 'providerReference'>) {
  const tries = await tx.all(
    fromShop(tx, 'paymentTries', { paymentId: payment.id })
      .select('reference')
      .where('paidAt', 'is', null)
      .orderBy('madeAt'),
  );
  const { providerReference: own } = payment;
  const names = tries.map(({ reference }) => reference);
  return own === null || names.includes(own) ? names : [own];
}

/** Marks the attempt's money as counted; false if it was already. Call it after the payment is locked. */
export function markAttemptCounted(tx: Tx, reference: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'paymentTries', { reference }).set({ paidAt: tx.now }).where('paidAt', 'is', null),
  );
}

/** The payer, for providers that require it. */
export async function payerOfPayment(tx: Tx, paymentId: string): Promise<Payer> {
  const payer = await tx.maybe(
    fromShop(tx, 'payments', { 'payments.id': paymentId })
      .innerJoin('members', shopJoin('members.id', 'payments.memberId'))
      .select(['members.account', 'members.name', 'members.email', 'members.areaCode', 'members.phone']),
  );
  return {
    name: payer?.name || (payer?.account ?? ''),
    email: payer?.email ?? '',
    phone: payer?.phone ? phoneForDisplay(payer.areaCode, payer.phone) : '',
  };
}

interface StartedPayment {
  readonly provider: string;
  readonly reference: string;
  /** The page that the payer opens next; null if there is none. */
  readonly url: string | null;
  readonly step: PayInStep | null;
  readonly expiresAt: string;
  /** When the provider is first queried; null if it reports on its own. */
  readonly askAt: string | null;
}

/** Stores the payer's next step. A payment that was decided meanwhile keeps its state. */
export async function savePaymentStep(tx: Tx, paymentId: string, started: StartedPayment): Promise<boolean> {
  const kept = await tx.maybe(
    updateInShop(tx, 'payments', { id: paymentId })
      .set({
        state: 'pending',
        provider: started.provider,
        providerReference: started.reference,
        providerUrl: started.url,
        step: started.step === null ? null : JSON.stringify(started.step),
        expiresAt: started.expiresAt,
        askAt: started.askAt,
      })
      .where('state', 'in', sourceStates(paymentMachine, 'start', 'system'))
      .returning('memberId'),
  );
  if (kept === undefined) return false;
  await publish(tx, 'payments', kept.memberId);
  return true;
}

/** Stores the code or number with which the payer pays. False if the payment is not pending any more. */
export async function storePayInStep(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'memberId'>,
  step: PayInStep,
  expiresAt: string | null,
): Promise<boolean> {
  const kept = await changeRows(
    tx,
    'payments',
    { id: payment.id, state: 'pending' },
    { step: JSON.stringify(step), providerUrl: null, ...(expiresAt === null ? {} : { expiresAt }) },
  );
  if (kept === 1) await publish(tx, 'payments', payment.memberId);
  return kept === 1;
}

/**
 * Stores the reference of the payment's newest attempt. From now on the provider is queried about this attempt, and
 * only its failure makes the payment fail.
 */
export async function storeReference(tx: Tx, paymentId: string, reference: string): Promise<void> {
  await changeRows(
    tx,
    'payments',
    { id: paymentId, state: openPaymentStates },
    {
      providerReference: reference,
    },
  );
}

/**
 * Stores the last digits of the paying account, unless digits are stored already: the money of a second attempt
 * counts as a payment of its own.
 */
export async function storePayerLastDigits(tx: Tx, paymentId: string, payerEnding: string): Promise<void> {
  await changeRows(tx, 'payments', { id: paymentId, payerEnding: '' }, { payerEnding });
}

/** Sets when the provider is next queried about the payment. */
export async function scheduleQuery(tx: Tx, paymentId: string, askAt: string): Promise<void> {
  await changeRows(tx, 'payments', { id: paymentId, state: openPaymentStates }, { askAt });
}

/** Undecided payments that are due to be queried, longest due first. */
export function paymentsToQuery(tx: Tx, limit: number) {
  return tx.all(
    paymentRows(tx)
      .where('payments.state', 'in', openPaymentStates)
      .where('payments.askAt', '<=', tx.now)
      .orderBy('payments.askAt')
      .limit(limit),
  );
}

export const nextPaymentQueryAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(ask_at) as at from payments where shop_id = ${shopId} and state in ('created', 'pending') and ask_at is not null`;
