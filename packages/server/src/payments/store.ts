import type { PaymentMethodCode } from '@crossdock/contract/payments/methods.ts';
import { type PaymentEvent, type PaymentState, paymentMachine } from '@crossdock/domain/payments/states.ts';
import { sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, db, type Params } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, changeRows, fromShop, insertIfNew, updateInShop } from '../platform/rows.ts';
import type { PaymentsTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';

export const openPaymentStates = ['created', 'pending'] as const satisfies readonly PaymentState[];

export const paymentRows = (tx: Tx) =>
  fromShop(tx, 'payments')
    .leftJoin('orders', shopJoin('orders.id', 'payments.orderId'))
    .leftJoin('purchases', shopJoin('purchases.id', 'payments.purchaseId'))
    .leftJoin('paymentMethods', shopJoin('paymentMethods.code', 'payments.method'))
    .selectAll('payments')
    .select(({ fn }) => [
      fn.coalesce('orders.number', 'purchases.number').as('orderNumber'),
      ...textColumns('paymentMethods'),
    ]);

export const findPayment = (tx: Tx, paymentId: string) =>
  tx.maybe(paymentRows(tx).where('payments.id', '=', paymentId));

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export function findPaymentOf(tx: Tx, memberId: string, paymentId: string) {
  return tx.maybe(
    paymentRows(tx).where('payments.id', '=', paymentId).where('payments.memberId', '=', memberId),
  );
}

export function findPaymentByReference(tx: Tx, provider: string, reference: string) {
  return tx.maybe(
    paymentRows(tx)
      .where('payments.provider', '=', provider)
      .where('payments.providerReference', '=', reference),
  );
}

/** The order, or the purchase of the shop's own goods, that a payment pays for. A top-up has neither. */
export type PaymentSubject = { readonly orderId: string } | { readonly purchaseId: string };

interface LastMethod extends Record<string, unknown> {
  readonly shopId: string;
  readonly memberId: string;
  /** A method to ignore; empty for none. */
  readonly except: string;
}

const lastMethod = compileStatement<LastMethod, { method: PaymentMethodCode }>((p) =>
  fromShop(p, 'payments', { memberId: p.memberId })
    .select('method')
    .where(sql<boolean>`method <> ${p.except}`)
    .orderBy('id', 'desc')
    .limit(1),
);

/**
 * The method with which the member last paid or began to pay. For a top-up, payments from the balance are ignored.
 */
export async function lastMethodOf(
  tx: Tx,
  memberId: string,
  { topUp }: { readonly topUp: boolean },
): Promise<PaymentMethodCode | null> {
  const [last] = await tx.compiled(lastMethod, {
    shopId: tx.shopId,
    memberId,
    except: topUp ? 'balance' : '',
  });
  return last?.method ?? null;
}

/** The open payment of an order or purchase, which still awaits its payer; undefined if there is none. */
export function findOpenPayment(tx: Tx, of: PaymentSubject) {
  const live = paymentRows(tx).where('payments.state', 'in', openPaymentStates);
  return tx.maybe(
    'orderId' in of
      ? live.where('payments.orderId', '=', of.orderId)
      : live.where('payments.purchaseId', '=', of.purchaseId),
  );
}

type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'memberId'
  | 'purpose'
  | 'orderId'
  | 'purchaseId'
  | 'method'
  | 'provider'
  | 'accountId'
  | 'amountMinor'
  | 'feeMinor'
  | 'feeBasisPoints'
  | 'bonusMinor'
  | 'state'
  | 'expiresAt'
  | 'settledAt'
  | 'settledTo'
>;

const insertPayment = compileStatement((p: Params<NewPayment & { shopId: string; createdAt: string }>) =>
  db
    .insertInto('payments')
    .values({
      shopId: p.shopId,
      id: p.id,
      memberId: p.memberId,
      purpose: p.purpose,
      orderId: p.orderId,
      purchaseId: p.purchaseId,
      method: p.method,
      provider: p.provider,
      accountId: p.accountId,
      amountMinor: p.amountMinor,
      feeMinor: p.feeMinor,
      feeBasisPoints: p.feeBasisPoints,
      bonusMinor: p.bonusMinor,
      state: p.state,
      createdAt: p.createdAt,
      expiresAt: p.expiresAt,
      settledAt: p.settledAt,
      settledTo: p.settledTo,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/**
 * Stores a payment. False if its order or purchase already has an open payment: the unique index refuses a second
 * one.
 */
export async function addPayment(tx: Tx, payment: NewPayment): Promise<boolean> {
  const added = await tx.compiled(insertPayment, { ...payment, shopId: tx.shopId, createdAt: tx.now });
  if (added.length === 0) return false;
  await publish(tx, 'payments', payment.memberId);
  return true;
}

type PaymentChanges = Omit<Updateable<PaymentsTable>, 'shopId' | 'id' | 'memberId' | 'state'>;

/** Moves a payment by one event of its machine. False, without writing, if its state no longer allows it. */
export async function transitionPayment(
  tx: Tx,
  actor: Actor,
  payment: Pick<PaymentRow, 'id' | 'memberId' | 'state'>,
  event: PaymentEvent,
  changes: PaymentChanges = {},
  why = '',
): Promise<boolean> {
  const who = actorKindOf(actor);
  const step = paymentMachine.transitions.find(
    (one) => one.from === payment.state && one.event === event && one.who.includes(who),
  );
  if (step === undefined) return false;
  const moved = await changeRows(
    tx,
    'payments',
    { id: payment.id, state: payment.state },
    { ...changes, state: step.to },
  );
  if (moved === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, 'payment', [{ subjectId: payment.id, event, from: step.from, to: step.to, why }]),
    publish(tx, 'payments', payment.memberId),
  ]);
  return true;
}

/**
 * Locks the payment and returns it. To avoid deadlocks, orders are always locked before payments, and ledger accounts
 * after payments.
 */
export async function lockPayment(tx: Tx, paymentId: string) {
  await tx.run(fromShop(tx, 'payments', { id: paymentId }).select('id').forUpdate());
  return findPayment(tx, paymentId);
}

/** Records that the payment's money, which was first added to the balance, has paid for its order or purchase. */
export async function recordSettlement(tx: Tx, paymentId: string, settledTo: 'order'): Promise<void> {
  await changeRow(tx, 'payments', paymentId, { settledTo });
}

const endLive = (on: 'orderId' | 'purchaseId') =>
  compileStatement((p: Params<{ shopId: string; id: string; why: string }>) =>
    updateInShop(p, 'payments')
      .set({ state: 'expired', failure: p.why })
      .where(on, '=', p.id)
      .where('state', 'in', openPaymentStates)
      .returning([
        'id',
        'memberId',
        'provider',
        'accountId',
        'providerReference',
        sql<PaymentState>`old.state`.as('was'),
      ]),
  );
const endOfOrder = endLive('orderId');
const endOfPurchase = endLive('purchaseId');

/**
 * Ends open payments, because another payment succeeded or the order is gone. Answers the ended payments, so that
 * their pages can be closed. Money that still arrives goes to the member's balance.
 */
export async function endOpenPayments(tx: Tx, actor: Actor, of: PaymentSubject, why: string) {
  const ended =
    'orderId' in of
      ? await tx.compiled(endOfOrder, { shopId: tx.shopId, id: of.orderId, why })
      : await tx.compiled(endOfPurchase, { shopId: tx.shopId, id: of.purchaseId, why });
  await recordSteps(
    tx,
    actor,
    'payment',
    ended.map(({ id, was }) => ({ subjectId: id, event: 'expire', from: was, to: 'expired', why })),
  );
  await Promise.all(ended.map((payment) => publish(tx, 'payments', payment.memberId)));
  return ended;
}

/** Records that the whole payment was refunded. */
export async function markRefunded(tx: Tx, actor: Actor, of: PaymentSubject, why: string): Promise<void> {
  const paid = updateInShop(tx, 'payments', { state: 'succeeded', settledTo: 'order' })
    .set({ state: 'refunded' })
    .returning(['id', 'memberId']);
  const refunded = await tx.all(
    'orderId' in of ? paid.where('orderId', '=', of.orderId) : paid.where('purchaseId', '=', of.purchaseId),
  );
  await recordSteps(
    tx,
    actor,
    'payment',
    refunded.map(({ id }) => ({ subjectId: id, event: 'refund', from: 'succeeded', to: 'refunded', why })),
  );
  await Promise.all(refunded.map((payment) => publish(tx, 'payments', payment.memberId)));
}

/** Undecided payments that have expired, oldest first. */
export function overduePayments(tx: Tx, limit: number) {
  return tx.all(
    paymentRows(tx)
      .where('payments.state', 'in', openPaymentStates)
      .where('payments.expiresAt', '<', tx.now)
      .orderBy('payments.expiresAt')
      .limit(limit),
  );
}

/**
 * Stores the id of a provider's event. True for the first delivery; a repeat conflicts and changes nothing.
 */
export function storeEventOnce(tx: Tx, provider: string, eventId: string): Promise<boolean> {
  return insertIfNew(tx, 'providerEvents', { provider, eventId, receivedAt: tx.now });
}

export const nextOverduePaymentAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(expires_at) as at from payments where shop_id = ${shopId} and state in ('created', 'pending')`;
