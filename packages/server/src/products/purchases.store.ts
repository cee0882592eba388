import { nextState } from '@crossdock/domain/machine.ts';
import {
  type PurchaseEvent,
  type PurchaseState,
  purchaseMachine,
} from '@crossdock/domain/products/purchases.ts';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy, type ListFilters } from '../platform/filteredBy.ts';
import { hasNoReportedTransfer } from '../platform/hasNoReportedTransfer.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { notify } from '../platform/notices.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRows, fromShop, insertRow, insertRows } from '../platform/rows.ts';
import type { PurchaseLinesTable, PurchasesTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { memberColumns, textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';

const topic = 'purchases';
const noun = 'purchase';

const rows = (tx: Tx) => fromShop(tx, 'purchases').selectAll();

export const findPurchase = (tx: Tx, id: string) => tx.maybe(rows(tx).where('id', '=', id));
export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

export function findPurchaseOf(tx: Tx, memberId: string, id: string) {
  return tx.maybe(rows(tx).where('id', '=', id).where('memberId', '=', memberId));
}

export function findPurchasesByIds(tx: Tx, ids: readonly string[]): Promise<PurchaseRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : tx.all(rows(tx).where('id', 'in', [...ids]));
}

type PurchaseKey = { shopId: string; id: string };
const lockedRow = (p: Params<PurchaseKey>) => fromShop(p, 'purchases', { id: p.id }).selectAll().forUpdate();
// These statements are compiled, because every payment of an order looks for purchases too: see `lockBill`.
const locked = compileStatement(lockedRow);
const lockedOwn = compileStatement((p: Params<PurchaseKey & { memberId: string }>) =>
  lockedRow(p).where('memberId', '=', p.memberId),
);

/** The purchase, locked. In the order in which rows are locked, purchases have the same position as orders. */
export async function lockPurchase(tx: Tx, id: string) {
  return (await tx.compiled(locked, { shopId: tx.shopId, id }))[0];
}

export async function lockPurchaseOf(tx: Tx, memberId: string, id: string) {
  return (await tx.compiled(lockedOwn, { shopId: tx.shopId, memberId, id }))[0];
}

/** The amount still due, in minor units; 0 for cancelled purchases. */
export function purchaseDueMinor({ state, totalMinor }: Pick<PurchaseRow, 'state' | 'totalMinor'>): number {
  return state === 'awaitingPayment' ? totalMinor : 0;
}

type NewPurchase = Omit<Insertable<PurchasesTable>, 'shopId' | 'createdAt' | 'state'>;
export type NewPurchaseLine = Omit<
  Insertable<PurchaseLinesTable>,
  'shopId' | 'purchaseId' | 'position' | 'parcelId'
>;

export async function insertPurchase(
  tx: Tx,
  actor: Actor,
  purchase: NewPurchase,
  lines: readonly NewPurchaseLine[],
): Promise<void> {
  const { id: purchaseId, memberId } = purchase;
  const state = 'awaitingPayment';
  await insertRow(tx, 'purchases', { ...purchase, state, createdAt: tx.now });
  await insertRows(
    tx,
    'purchaseLines',
    lines.map((line, position) => ({ ...line, purchaseId, position })),
  );
  await Promise.all([
    recordSteps(tx, actor, noun, [{ subjectId: purchaseId, event: 'buy', from: null, to: state }]),
    publish(tx, topic, memberId),
  ]);
}

type Changes = Omit<Updateable<PurchasesTable>, 'shopId' | 'id' | 'memberId' | 'state'>;

/** Moves a locked purchase by one event, and notifies its member. False if its state does not allow it. */
export async function transitionPurchase(
  tx: Tx,
  actor: Actor,
  purchase: Pick<PurchaseRow, 'id' | 'memberId' | 'number' | 'state' | 'totalMinor'>,
  event: PurchaseEvent,
  changes: Changes = {},
  why = '',
): Promise<boolean> {
  const { id, memberId, number, totalMinor: amountMinor } = purchase;
  const to = nextState(purchaseMachine, purchase.state, event, actorKindOf(actor));
  if (to === undefined) return false;
  const moved = await changeRows(tx, 'purchases', { id, state: purchase.state }, { ...changes, state: to });
  if (moved === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, noun, [{ subjectId: id, event, from: purchase.state, to, why }]),
    publish(tx, topic, memberId),
    notify(tx, actor, [
      { memberId, event: `purchase.${event}`, subjectId: id, params: { number, amountMinor, reason: why } },
    ]),
  ]);
  return true;
}

/** The lines of purchases, each with its parcel's number. */
export function purchaseLines(tx: Tx, purchaseIds: readonly string[]) {
  return tx.allOf(
    purchaseIds,
    fromShop(tx, 'purchaseLines as line', { 'line.purchaseId': purchaseIds })
      .leftJoin('parcels', shopJoin('parcels.id', 'line.parcelId'))
      .selectAll('line')
      .select(['parcels.courierNumber'])
      .orderBy('line.purchaseId')
      .orderBy('line.position'),
  );
}
export type PurchaseLineRow = Awaited<ReturnType<typeof purchaseLines>>[number];

/** Stores which parcel contains these lines of a purchase. */
export async function attachParcel(
  tx: Tx,
  purchaseId: string,
  positions: readonly number[],
  parcelId: string,
): Promise<void> {
  await changeRows(tx, 'purchaseLines', { purchaseId, position: positions }, { parcelId });
}

const told = (tx: Tx) =>
  fromShop(tx, 'purchases')
    .innerJoin('members', shopJoin('members.id', 'purchases.memberId'))
    .leftJoin('paymentMethods as method', shopJoin('method.code', 'purchases.paymentMethod'))
    .selectAll('purchases')
    .select([...memberColumns, ...textColumns('method')]);

type Sought = ListFilters<{ state: PurchaseState; memberId: string; words: string }>;

/** Purchases that match the filters, newest first. */
function soughtPurchases(tx: Tx, { state, memberId, words }: Sought) {
  let found = told(tx).orderBy('purchases.id', 'desc');
  found = filteredBy(found, 'purchases', { state, memberId });
  if (words)
    found = found.where((eb) =>
      eb.or([
        eb('purchases.number', '=', words.toUpperCase()),
        eb('purchases.memberId', 'in', memberIdsMatching(tx, words)),
      ]),
    );
  return found;
}

export function searchPurchases(tx: Tx, { state, memberId, words, ...paging }: Sought & Paging) {
  return pageOf(tx, soughtPurchases(tx, { state, memberId, words }), paging);
}

export function purchasesForExport(tx: Tx, sought: Sought, limit: number) {
  return tx.all(soughtPurchases(tx, sought).limit(limit));
}
export type ListedPurchase = Awaited<ReturnType<typeof searchPurchases>>['list'][number];

export const findListedPurchase = (tx: Tx, id: string) => tx.one(told(tx).where('purchases.id', '=', id));

/**
 * Purchases that were not paid in time, longest overdue first. Those with a reported transfer are left out
 * until it is decided.
 */
export function overduePurchases(tx: Tx, limit: number) {
  return tx.all(
    rows(tx)
      .where('state', '=', 'awaitingPayment')
      .where('expiresAt', '<=', tx.now)
      .where(hasNoReportedTransfer(tx, 'purchases'))
      .orderBy('expiresAt')
      .limit(limit),
  );
}

export const nextOverduePurchaseAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(expires_at) as at from purchases where shop_id = ${shopId} and state = 'awaitingPayment'`;
