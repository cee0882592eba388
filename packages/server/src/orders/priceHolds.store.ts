import type { OrderEvent } from '@crossdock/domain/orders/states.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import { daysLater, type PriceHoldAnswer } from '@crossdock/domain/pricing/hold.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { hasNoReportedTransfer } from '../platform/hasNoReportedTransfer.ts';
import { compileStatement, db, type Params } from '../platform/query.ts';
import { changeRows, fromShop, insertRow } from '../platform/rows.ts';
import type { OrderHoldsTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { deleteLines, linesOfStage, storeLines } from './lines.store.ts';

export type PriceHoldRow = Selectable<OrderHoldsTable>;

const ofOrder = compileStatement((p: Params<{ shopId: string; orderId: string }>) =>
  fromShop(p, 'orderHolds', { orderId: p.orderId }).selectAll(),
);

/** The price that an order holds; undefined if it holds none. It changes only while the order is locked. */
export async function findPriceHold(tx: Tx, orderId: string): Promise<PriceHoldRow | undefined> {
  return (await tx.compiled(ofOrder, { shopId: tx.shopId, orderId }))[0];
}

export async function insertPriceHold(
  tx: Tx,
  hold: Omit<Insertable<OrderHoldsTable>, 'shopId'>,
  lines: readonly CostLine[],
): Promise<void> {
  await Promise.all([insertRow(tx, 'orderHolds', hold), storeLines(tx, hold.orderId, 'held', lines)]);
}

type HoldChanges = Omit<Updateable<OrderHoldsTable>, 'shopId' | 'orderId'>;

export async function changePriceHold(tx: Tx, orderId: string, changes: HoldChanges): Promise<void> {
  await changeRows(tx, 'orderHolds', { orderId }, changes);
}

/** Replaces the lines of the price that the order holds, for example after a change. The end of the hold stays. */
export async function replaceHeldLines(
  tx: Tx,
  orderId: string,
  changes: HoldChanges,
  lines: readonly CostLine[],
): Promise<void> {
  await deleteLines(tx, orderId, 'held');
  await Promise.all([storeLines(tx, orderId, 'held', lines), changePriceHold(tx, orderId, changes)]);
}

interface OrderInQuestion {
  readonly id: string;
  readonly billTotalMinor: number | null;
  readonly quoteTotalMinor: number;
}
type Answered = Exclude<PriceHoldAnswer, 'none' | 'open'>;

/**
 * The answer to an open question that a step of the locked order implies. Paying agrees. Cancelling means `takenBack`
 * if the member cancels, `expired` if the system does, and `withdrawn` if staff do; unpacking also means `withdrawn`.
 */
export function answerImpliedByEvent(event: OrderEvent, actor: Actor): Answered | undefined {
  if (event === 'pay' || event === 'collect') return 'agreed';
  if (event === 'unpack') return 'withdrawn';
  if (event !== 'cancel') return undefined;
  if (actor.kind === 'member') return 'takenBack';
  return actor.kind === 'system' ? 'expired' : 'withdrawn';
}

/**
 * Ends the question; false if none is open. An accepted price is held from now on, for as many days as the price of a
 * new order, and at least until the hold's earlier end.
 */
export async function endPriceQuestion(
  tx: Tx,
  order: OrderInQuestion,
  hold: PriceHoldRow | undefined,
  answer: Answered,
): Promise<boolean> {
  const agreed = answer === 'agreed';
  if (hold?.answer !== 'open') return false;
  const renewed = daysLater(tx.now, hold.days);
  const ended = await changeRows(
    tx,
    'orderHolds',
    { orderId: order.id, answer: 'open' },
    {
      answer,
      answeredAt: tx.now,
      ...(agreed
        ? {
            endedAt: null,
            load: sql<number>`measured_load`,
            totalMinor: order.billTotalMinor ?? order.quoteTotalMinor,
            // The end is computed here and not in the statement, because a database cluster refuses an update that
            // adds the number of days in the row to a time.
            untilAt: hold.untilAt > renewed ? hold.untilAt : renewed,
          }
        : {}),
    },
  );
  if (ended === 0) return false;
  if (agreed) {
    const bill = await linesOfStage(tx, order.id, 'bill');
    await deleteLines(tx, order.id, 'held');
    await storeLines(tx, order.id, 'held', bill);
  }
  return true;
}

/**
 * Questions that were not answered in time, longest overdue first. Orders with a reported transfer are left
 * out until it is decided, because reporting a payment counts as agreement.
 */
export function overduePriceHolds(tx: Tx, limit: number) {
  return tx.all(
    fromShop(tx, 'orderHolds')
      .innerJoin('orders', shopJoin('orders.id', 'orderHolds.orderId'))
      .innerJoin('members', shopJoin('members.id', 'orders.memberId'))
      .select(['orders.id', 'orders.number', 'members.lang'])
      .where('answer', '=', 'open')
      .where('answerBy', '<=', tx.now)
      .where(hasNoReportedTransfer(tx, 'orders'))
      .orderBy('answerBy')
      .limit(limit),
  );
}

/** Held prices of a member's unpacked orders that end before a time, the next to end first. */
export const priceHoldsEndingBefore = (
  tx: Tx,
  memberId: string,
  { until, most }: { readonly until: string; readonly most: number },
) =>
  tx.all(
    db
      .selectFrom('orderHolds')
      .innerJoin('orders', shopJoin('orders.id', 'orderHolds.orderId'))
      .select(['orders.id', 'orders.number', 'orderHolds.untilAt'])
      .where(shopCondition(tx, { 'orders.memberId': memberId }))
      .where('orders.state', '<>', 'cancelled')
      .where('orders.billTotalMinor', 'is', null)
      .where('orderHolds.endedAt', 'is', null)
      .where('orderHolds.untilAt', '>', tx.now)
      .where('orderHolds.untilAt', '<=', until)
      .orderBy('orderHolds.untilAt')
      .limit(most),
  );

export const nextOverduePriceHoldAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(answer_by) as at from order_holds where shop_id = ${shopId} and answer = 'open'`;
