import { isRefusal, type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { canShopResolve } from '@crossdock/domain/parcels/obstacles.ts';
import { metConditions, reasonToAskMember } from '@crossdock/domain/standingOrders/rules.ts';
import { leftOutRefusal } from '../checkout/plan.ts';
import type { Buyer } from '../checkout/prepare.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { notify } from '../platform/notices.ts';
import { asMemberId, type System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { insufficientBalanceRefusal } from '../settlement/payable.ts';
import { destinationHash } from './destination.ts';
import { addAct, endQuestions, hasActedOn, type NewAct, updateOpenQuestion } from './outcomes.store.ts';
import { placeStandingOrder, standingPrice } from './place.ts';
import { planStandingOrder, type StandingPlan, shippableTotals } from './plan.ts';
import { changeRule, lockRule, type RuleRow, recordRuleCheck } from './rules.store.ts';
import { ruleCauseText } from './view.ts';

interface Look {
  readonly id: string;
  /** When the rule was last checked, as this process read it. */
  readonly lookedAt: string | null;
  readonly lang: Lang;
}

/**
 * Checks one rule: asks the member, places an order, or records the obstacle. The rule is locked first: if two
 * processes check it at once, the second sees that it was checked.
 */
export async function checkRule(tx: Tx, actor: System, services: Services, look: Look): Promise<void> {
  const rule = await lockRule(tx, look.id);
  if (!rule?.running || rule.lookedAt !== look.lookedAt) return;
  await recordRuleCheck(tx, rule.id);
  const buyer: Buyer = { memberId: asMemberId(rule.memberId), shop: actor.shop, lang: look.lang };
  const plan = await planStandingOrder(tx, buyer, rule);
  const { timeZone } = actor.shop;
  const facts = shippableTotals(plan.going, tx.now, timeZone, plan.order);
  const held = metConditions(rule, facts);
  if (held.length === 0) {
    // The rule would be due if no parcel were held back, so the member must learn the reason.
    const whole = metConditions(rule, shippableTotals(plan.shelved, tx.now, timeZone));
    return keepObstacle(tx, actor, buyer, rule, whole.length > 0 ? leftBack(plan) : undefined);
  }
  if (isRefusal(plan.order)) return keepObstacle(tx, actor, buyer, rule, plan.order);
  const parcelIds = plan.going.map(({ id }) => id);
  if (await hasActedOn(tx, rule.id, parcelIds)) return keepObstacle(tx, actor, buyer, rule, undefined);
  const price = await standingPrice(tx, buyer, plan.order.prepared);
  const act: NewAct = {
    ...{ id: newId(), memberId: rule.memberId, standingOrderId: rule.id, parcelIds },
    ...{ dueBy: held, since: facts.since, freeDaysLeft: facts.freeDaysLeft },
    weightG: rule.weightBy === 'actual' ? facts.actualG : facts.chargeableG,
    ...{ totalMinor: price.totalMinor, limitMinor: rule.limitMinor },
  };
  const why = reasonToAskMember(rule, {
    dueMinor: price.withFeeMinor,
    sameDestination: destinationHash(plan.order.prepared.destination) === rule.startedTo,
  });
  if (why !== undefined) return ask(tx, actor, buyer, rule, act, why);
  if (!price.payable) return keepObstacle(tx, actor, buyer, rule, refuse('payment.methodUnavailable'));
  if (price.missingMinor > 0)
    return keepObstacle(
      tx,
      actor,
      buyer,
      rule,
      insufficientBalanceRefusal(price.missingMinor, { ...actor, lang: look.lang }),
    );
  await order(tx, actor, services, buyer, rule, act);
}

/** The first parcel that is held back for a reason that the member must know. */
function leftBack({ left, shelved, order }: StandingPlan): Refusal | undefined {
  const reasons = left.flatMap((one) => leftOutRefusal(one, shelved) ?? []);
  return [...reasons, ...(isRefusal(order) ? [order] : [])].find(isTold);
}

/**
 * Whether the member is notified of an obstacle. The shop settles some without the member, but an address that
 * awaits approval is always reported.
 */
const isTold = ({ refused }: Refusal): boolean =>
  refused === 'order.noApprovedAddress' || !canShopResolve(refused);

/** Asks the member once; an open question is updated to the parcels on the shelf. */
async function ask(
  tx: Tx,
  actor: System,
  buyer: Buyer,
  rule: RuleRow,
  act: NewAct,
  why: Parameters<typeof updateOpenQuestion>[2],
): Promise<void> {
  await keepObstacle(tx, actor, buyer, rule, undefined);
  await endQuestions(tx, rule, { gone: true });
  if (await updateOpenQuestion(tx, act, why)) return;
  if (!(await addAct(tx, act, { state: 'asked', askedWhy: why }))) return;
  await tell(tx, actor, buyer, act, { event: 'standing.ask' });
}

/** In one transaction: records these parcels for the rule, places the order, and pays it. */
async function order(
  tx: Tx,
  actor: System,
  services: Services,
  buyer: Buyer,
  rule: RuleRow,
  act: NewAct,
): Promise<void> {
  const locked = await planStandingOrder(tx, buyer, rule, { parcelIds: act.parcelIds, lock: true });
  if (isRefusal(locked.order)) return keepObstacle(tx, actor, buyer, rule, locked.order);
  const placed = await placeStandingOrder(tx, actor, services, buyer, locked.order);
  // Parcels and price were read in this transaction, so a failure here is a race that the next attempt
  // settles.
  if (placed === 'insufficient')
    throw new Error(`standing order ${rule.id}: the balance was spent meanwhile`);
  if (isRefusal(placed)) throw new Error(`standing order ${rule.id}: ${placed.refused}`);
  const { orderId, payment, placedAt, revocableUntil } = placed;
  if (!(await addAct(tx, act, { state: 'placed', orderId, payment, placedAt, revocableUntil })))
    throw new Error(`standing order ${rule.id} ordered these parcels before`);
  await keepObstacle(tx, actor, buyer, rule, undefined);
  await tell(tx, actor, buyer, act, { event: 'standing.order', number: placed.number });
}

function tell(
  tx: Tx,
  actor: System,
  { lang }: Buyer,
  act: NewAct,
  { event, number }: { readonly event: string; readonly number?: string },
): Promise<void> {
  const reason = ruleCauseText(act, lang, actor.shop.timeZone);
  const params = { count: act.parcelIds.length, amountMinor: act.totalMinor, reason };
  return notify(tx, actor, [
    {
      ...{ memberId: act.memberId, event, subjectId: act.id },
      params: number === undefined ? params : { ...params, number },
    },
  ]);
}

/** Records an obstacle. The member is notified once, until the obstacle changes. */
async function keepObstacle(
  tx: Tx,
  actor: System,
  { lang }: Buyer,
  rule: RuleRow,
  refusal: Refusal | undefined,
): Promise<void> {
  const obstacle = refusal?.refused ?? '';
  if (obstacle === rule.obstacle) return;
  await changeRule(tx, rule, { obstacle, obstacleParams: JSON.stringify(refusal?.params ?? {}) });
  if (!refusal || !isTold(refusal)) return;
  const params = { reason: refusalMessage(refusal, lang) };
  await notify(tx, actor, [{ memberId: rule.memberId, event: 'standing.stick', subjectId: rule.id, params }]);
}
