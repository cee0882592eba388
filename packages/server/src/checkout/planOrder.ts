import { isRefusal, refusalMessage } from '@crossdock/contract/refusals.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { bestCoupon } from '@crossdock/domain/orders/bestOrder.ts';
import { paymentMethodFee } from '@crossdock/domain/payments/payable.ts';
import { boxFillRateOf } from '@crossdock/domain/planning/boxes.ts';
import { mergeLimits, noLimits } from '@crossdock/domain/pricing/limits.ts';
import { unpaidOrders } from '../orders/earlierOrders.store.ts';
import { shelvedParcels } from '../parcels/chosenParcels.store.ts';
import { findOpenMethod } from '../payments/methods.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { shopNotOpenRefusal } from '../platform/shopNotOpenRefusal.ts';
import { toWritable } from '../pricing/view.ts';
import { balanceOf } from '../wallet/store.ts';
import { missingDeclarerRefusal, unmetRequirementRefusal } from './placeOrder.ts';
import { decideOpenChoices, leftOutViews, type OrderPlan, plannedParcelOf } from './plan.ts';
import { medianBoxFillRate } from './planner.store.ts';
import { type PreparedOrder, prepareOrder, quoteRefusal } from './prepare.ts';
import { couponsWithDiscount } from './quoteDiscounts.ts';
import { quoteViewOf } from './quoteView.ts';

/** Reads more parcels than an order accepts, so that the rest can be listed too. */
const readAtMost = 200;

type Planned = Output<'planOrder'>['planned'];
type Choice = Extract<Planned, { kind: 'order' }>['choice'];

/**
 * The plan lists the member's unpaid orders of the last 24 hours: if the connection was lost during a submission, the
 * member may not know that the order was placed.
 */
const leftBehindMs = 86_400_000;

/**
 * Plans an order from the data that `submitOrder` uses, and changes nothing. The answered choice can be submitted
 * unchanged.
 */
export const planOrder: Handler<'planOrder'> = async (tx, actor, input) => {
  const [shelved, unpaid, closed, short] = await Promise.all([
    shelvedParcels(tx, actor.memberId, readAtMost),
    unpaidOrders(tx, actor.memberId, tx.earlier(leftBehindMs), 3),
    shopNotOpenRefusal(tx, actor),
    unmetRequirementRefusal(tx, actor),
  ]);
  const unmet = closed ?? short;
  const plan = await decideOpenChoices(tx, actor, input, shelved);
  const planned = unmet ? nothing(unmet, actor) : await orderOf(tx, actor, plan, input.bestCoupon);
  const row = (id: string) => shelved.filter((parcel) => parcel.id === id).map(plannedParcelOf);
  return {
    planned,
    going: plan.going.flatMap(row),
    left: leftOutViews(plan, shelved, actor.lang),
    balance: await balanceFor(tx, actor, planned),
    unpaid,
  };
};

function nothing(refusal: Parameters<typeof refusalMessage>[0], { lang }: Member) {
  return { kind: 'none' as const, error: refusal.refused, message: refusalMessage(refusal, lang) };
}

/**
 * Prices the plan with the engine used for every order, and with the best coupon if the member chose no
 * discount.
 */
async function orderOf(tx: Tx, actor: Member, plan: OrderPlan, wantsCoupon: boolean): Promise<Planned> {
  if (plan.kind === 'none') return nothing(plan.refusal, actor);
  const plain = await prepareOrder(tx, actor, plan.choice, { lock: false });
  if (isRefusal(plain)) return nothing(plain, actor);
  const undeclared = missingDeclarerRefusal(actor, plain, plan.choice.declarerIds);
  if (undeclared) return nothing(undeclared, actor);
  const undiscounted = plan.choice.memberCouponId === undefined && plan.choice.points === 0;
  const coupon =
    wantsCoupon && undiscounted
      ? bestCoupon(
          (await couponsWithDiscount(tx, actor, plain.facts)).map((one) => ({
            ...one,
            deductedMinor: one.fit?.deductedMinor ?? 0,
          })),
        )
      : undefined;
  const choice: Choice = coupon ? { ...plan.choice, memberCouponId: coupon.id } : plan.choice;
  const prepared = coupon ? await prepareOrder(tx, actor, choice, { lock: false }) : plain;
  if (isRefusal(prepared)) return nothing(prepared, actor);
  const quote = await quoteViewOf(tx, actor, prepared);
  const [impossible] = prepared.offer.quote.refusals;
  if (impossible) return nothing(quoteRefusal(impossible), actor);
  const { snapshot, pending } = prepared.destination;
  return {
    kind: 'order',
    choice,
    quote,
    ...plan.lane,
    destination: snapshot,
    addressPending: pending,
    declarers: plan.declarers.filter(({ id }) => choice.declarerIds.includes(id)).map(({ name }) => name),
    couponName: quote.discounts.coupons.find(({ id }) => id === choice.memberCouponId)?.name ?? '',
    boxing: await boxingOf(tx, prepared),
  };
}

/** The limits and the fill rate with which the browser packs the boxes. It runs the same code as the planner. */
async function boxingOf(tx: Tx, { lane, destination, offer }: PreparedOrder) {
  const limits = mergeLimits(
    mergeLimits(lane.card.limits, destination.limits),
    offer.carrier?.limits ?? noLimits,
  );
  return { limits: toWritable(limits), fillBp: boxFillRateOf(await medianBoxFillRate(tx)).fillBp };
}

async function balanceFor(tx: Tx, { memberId, shop: { settings } }: Member, planned: Planned) {
  const [method, { balanceMinor }] = await Promise.all([
    findOpenMethod(tx, 'balance'),
    balanceOf(tx, memberId),
  ]);
  const payable = planned.kind === 'order' && settings.payBeforePacking && !planned.choice.cashOnDelivery;
  const totalMinor = payable ? planned.quote.totalMinor : 0;
  const feeMinor = paymentMethodFee(totalMinor, method?.feeBasisPoints ?? 0, settings.coinMinor);
  const dueMinor = totalMinor + feeMinor;
  return {
    offered: method?.forOrders ?? false,
    ...{ balanceMinor, feeMinor, dueMinor },
    missingMinor: Math.max(0, dueMinor - balanceMinor),
  };
}
