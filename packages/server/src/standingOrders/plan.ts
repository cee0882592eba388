import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { storageStartOf } from '@crossdock/domain/pricing/storage.ts';
import { fewestFreeDays } from '@crossdock/domain/standingOrders/replayRule.ts';
import { insuredValue, type ShippableTotals } from '@crossdock/domain/standingOrders/rules.ts';
import { missingDeclarerRefusal, unmetRequirementRefusal } from '../checkout/placeOrder.ts';
import { decideOpenChoices, type OrderPlan } from '../checkout/plan.ts';
import { type Buyer, type PreparedOrder, prepareOrder, quoteRefusal } from '../checkout/prepare.ts';
import { storedParcelOf, warehouseStorageRuleOf } from '../checkout/shipment.ts';
import { type ChosenParcelRow, shelvedParcels } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import type { RuleRow } from './rules.store.ts';

/** Reads more parcels than an order accepts, so that none on the shelf is left out without a reason. */
const readAtMost = 200;

export type PlannedOrderChoice = Extract<OrderPlan, { kind: 'order' }>['choice'];

/** An order that a rule may make. */
export interface StandingPlan {
  readonly shelved: readonly ChosenParcelRow[];
  readonly going: readonly ChosenParcelRow[];
  readonly left: OrderPlan['left'];
  readonly order: { readonly choice: PlannedOrderChoice; readonly prepared: PreparedOrder } | Refusal;
}

/**
 * The order that the rule would place now. It is planned and priced like every order, but only to the rule's own
 * address and on its own lane. Coupons and points are left to the member.
 */
export async function planStandingOrder(
  tx: Tx,
  buyer: Buyer,
  rule: RuleRow,
  { parcelIds, lock = false }: { readonly parcelIds?: readonly string[]; readonly lock?: boolean } = {},
): Promise<StandingPlan> {
  const all = await shelvedParcels(tx, buyer.memberId, readAtMost);
  const shelved = all.filter(({ warehouseId }) => warehouseId === rule.warehouseId);
  const plan = await decideOpenChoices(tx, buyer, askedBy(rule, parcelIds), shelved);
  const found = {
    shelved,
    going: shelved.filter(({ id }) => plan.going.includes(id)),
    left: plan.left,
  };
  return { ...found, order: await orderOf(tx, buyer, rule, plan, lock) };
}

const askedBy = (rule: RuleRow, parcelIds?: readonly string[]) => ({
  ...(parcelIds ? { parcelIds: [...parcelIds] } : {}),
  ...(rule.addressId === null ? {} : { addressId: rule.addressId }),
  ...(rule.pickupPointId === null ? {} : { pickupPointId: rule.pickupPointId }),
  channelId: rule.channelId,
  ...{ insuredMinor: 0, taxIncluded: false, cashOnDelivery: false, points: 0, bestCoupon: false },
  declarerIds: rule.declarerId === null ? [] : [rule.declarerId],
  services: [...rule.services],
});

async function orderOf(
  tx: Tx,
  buyer: Buyer,
  rule: RuleRow,
  plan: OrderPlan,
  lock: boolean,
): Promise<StandingPlan['order']> {
  const unmet = await unmetRequirementRefusal(tx, buyer);
  if (unmet) return unmet;
  if (plan.kind === 'none') return plan.refusal;
  const choice = await withInsurance(tx, buyer, rule, plan.choice);
  if (isRefusal(choice)) return choice;
  // The general plan replaces a closed address or lane by another one, which a rule must not do.
  if ((choice.addressId ?? null) !== rule.addressId || (choice.pickupPointId ?? null) !== rule.pickupPointId)
    return refuse('order.noApprovedAddress', {}, 'addressId');
  if (choice.channelId !== rule.channelId) return refuse('order.channelUnfit', {}, 'channelId');
  if (rule.declarerId !== null && !choice.declarerIds.includes(rule.declarerId))
    return refuse('declarer.notUsable', {}, 'declarerIds');
  const prepared = await prepareOrder(tx, buyer, choice, { lock });
  if (isRefusal(prepared)) return prepared;
  const [impossible] = prepared.offer.quote.refusals;
  return (
    missingDeclarerRefusal(buyer, prepared, choice.declarerIds) ??
    (impossible ? quoteRefusal(impossible) : { choice, prepared })
  );
}

/** Insures the declared value of the parcels, up to the lane's limit. */
async function withInsurance(tx: Tx, buyer: Buyer, rule: RuleRow, choice: PlannedOrderChoice) {
  if (!rule.insured) return choice;
  const plain = await prepareOrder(tx, buyer, choice, { lock: false });
  if (isRefusal(plain)) return plain;
  const { insurance } = plain.lane.card;
  if (insurance === null) return refuse('insurance.notOffered', {}, 'insuredMinor');
  return { ...choice, insuredMinor: insuredValue(plain.declaredMinor, insurance) };
}

/**
 * The facts that a rule's conditions are judged by. Without a price, the actual weight replaces the
 * chargeable one.
 */
export function shippableTotals(
  rows: readonly ChosenParcelRow[],
  now: string,
  timeZone: string,
  order?: StandingPlan['order'],
): ShippableTotals & { readonly since: string } {
  const actualG = rows.reduce((sum, { weightG }) => sum + (weightG ?? 0), 0);
  const chargeableG =
    order === undefined || isRefusal(order) ? actualG : order.prepared.offer.quote.billingWeightG;
  const stored = rows.map((row) => ({
    ...{ id: row.id, shelvedAt: storageStartOf(row) ?? now, leftAt: null },
    stored: { ...storedParcelOf(row, timeZone), since: storageStartOf(row) ?? now },
    rule: warehouseStorageRuleOf([row]),
  }));
  const since = stored.map(({ shelvedAt }) => shelvedAt).sort()[0] ?? now;
  return { parcels: rows.length, actualG, chargeableG, freeDaysLeft: fewestFreeDays(stored, now), since };
}
