import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { clerkLimits, type PriceChange, priceReasons } from '@crossdock/domain/orders/priceChanges.ts';
import type { QuoteRefusalReason } from '@crossdock/domain/pricing/limits.ts';
import { z } from 'zod';
import { type Bill, priceOrder } from '../checkout/bill.ts';
import { quoteRefusal } from '../checkout/prepare.ts';
import { storedPackages } from '../orders/details.store.ts';
import { insertPriceChange, markUndone } from '../orders/priceChanges.store.ts';
import { lockOrder, type OrderRow } from '../orders/store.ts';
import { parcelsInOrder } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { type ActionToApprove, requireApproval } from '../wallet/approvals.store.ts';
import { isApprovedByRequester, oneClerkRefundTotalOfOrder } from '../wallet/oneClerkRefunds.store.ts';
import { type RepricedOrder, settlePrice } from './settlePrice.ts';

/**
 * The stored form of a price change that awaits a second person: a discount, or the undoing of a surcharge.
 */
export const priceChangeSchema = z.union([
  z.object({ undo: z.string(), why: z.string() }),
  z.object({ amountMinor: z.number(), reason: z.enum(priceReasons), note: z.string() }),
]);

type Asked = PriceChange | { readonly undo: string; readonly why: string };

interface Persons {
  readonly askedBy: string;
  /** The second person, if two were needed. */
  readonly agreedBy: string | null;
}

export type PriceChangeRefusal =
  | 'row.notFound'
  | 'row.changed'
  | 'order.wrongState'
  | 'price.undone'
  | QuoteRefusalReason;

/** How much this clerk may discount orders without approval; null for an owner. */
export async function discountLimits(tx: Tx, { roles }: Staff) {
  return clerkLimits(roles, (await currentSettings(tx)).priceLimits);
}

/** What a price change gives away, as it is stored if a second person must approve the change. */
interface GivenAway extends Pick<ActionToApprove, 'asked' | 'along'> {
  readonly amountMinor: number;
  readonly why: string;
}

/**
 * Changes the price of an order. One person is enough unless the change gives money away; the amount then counts
 * towards the clerk's limits. Answers the call's output.
 */
export async function changePriceWithinLimits(
  tx: Tx,
  actor: Staff,
  services: Services,
  seen: OrderRow,
  asked: Asked,
  given: GivenAway | undefined,
) {
  const { id: orderId, number, memberId } = seen;
  const act =
    given &&
    (await requireApproval(tx, actor, {
      ...{ kind: 'orderPrice', worthMinor: given.amountMinor, limits: await discountLimits(tx, actor) },
      ...{ memberId, subjectId: orderId, reason: `${number} · ${given.why}` },
      ...{ asked: given.asked, along: given.along },
    }));
  if (isRefusal(act)) return act;
  if (act?.state === 'pending') return unchangedPriceAnswer(seen);
  const by = { askedBy: actor.staffId, agreedBy: null };
  const done = await changePrice(tx, actor, services, orderId, asked, by);
  if (isRefusal(done)) return done;
  if (act && (await isJointDiscountOverLimit(tx, actor, { actId: act.id, orderId })))
    return refuse('row.changed');
  return priceChangeAnswer(done);
}

/**
 * Changes the price of an order manually. The order is locked first: a concurrent payment, packing or other change is
 * either complete before, or sees the new price.
 */
export async function changePrice(
  tx: Tx,
  actor: Staff,
  services: Services,
  orderId: string,
  asked: Asked,
  { askedBy, agreedBy }: Persons,
): Promise<(RepricedOrder & { readonly beforeMinor: number }) | Refusal<PriceChangeRefusal>> {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse('row.notFound');
  if (!mayChange(order, 'price')) return refuse('order.wrongState');
  if ('undo' in asked) {
    if (!(await markUndone(tx, actor, asked.undo, asked.why))) return refuse('price.undone');
  } else {
    const id = newId();
    const { kind, amountMinor, reason, note } = asked;
    await insertPriceChange(tx, {
      ...{ id, orderId, kind, amountMinor, reason, note },
      ...{ createdBy: askedBy, agreedBy, undoneBy: null, undoneAt: null },
    });
  }
  const bill = await priceOfOrder(tx, actor, order);
  if (isRefusal(bill)) return bill;
  const beforeMinor = order.billTotalMinor ?? order.quoteTotalMinor;
  const why = 'undo' in asked ? asked.why : asked.note;
  const done = await settlePrice(tx, actor, services, order, bill, { parts: ['price'], beforeMinor, why });
  return isRefusal(done) ? done : { ...done, beforeMinor };
}

/** The order's price with its stored price changes and those in `more`. */
export async function priceOfOrder(
  tx: Tx,
  actor: Staff,
  order: OrderRow,
  more: readonly PriceChange[] = [],
): Promise<Bill | Refusal<QuoteRefusalReason>> {
  const [parcels, packages] = await Promise.all([parcelsInOrder(tx, order.id), storedPackages(tx, order.id)]);
  const boxes = packages.map(({ weightG, lengthMm, widthMm, heightMm }) => ({
    ...{ weightG, lengthMm, widthMm, heightMm },
  }));
  const bill = await priceOrder(tx, actor, order, parcels, boxes.length > 0 ? boxes : undefined, more);
  const [impossible] = bill.refusals;
  return impossible ? quoteRefusal(impossible) : bill;
}

/**
 * Whether this discount and those of another clerk, each within its clerk's limit, together give away more than the
 * limit on this order. Call it while the order is locked.
 */
export async function isJointDiscountOverLimit(
  tx: Tx,
  actor: Staff,
  { actId, orderId }: { readonly actId: string; readonly orderId: string },
): Promise<boolean> {
  const limits = await discountLimits(tx, actor);
  if (limits === null || !(await isApprovedByRequester(tx, actId))) return false;
  return (await oneClerkRefundTotalOfOrder(tx, orderId)) > limits.orderMinor;
}

/** The answer to a change that awaits a second person: the price is unchanged. */
function unchangedPriceAnswer({ billTotalMinor, quoteTotalMinor }: OrderRow) {
  const totalMinor = billTotalMinor ?? quoteTotalMinor;
  const money = { beforeMinor: totalMinor, afterMinor: totalMinor, dueMinor: 0, returnedMinor: 0 };
  return { ...money, state: 'pending' as const };
}

/** The call's answer after a price change. */
function priceChangeAnswer(done: RepricedOrder & { readonly beforeMinor: number }) {
  const { order, beforeMinor, dueMinor, returnedMinor } = done;
  const afterMinor = order.billTotalMinor ?? order.quoteTotalMinor;
  return { beforeMinor, afterMinor, dueMinor, returnedMinor, state: 'approved' as const };
}
