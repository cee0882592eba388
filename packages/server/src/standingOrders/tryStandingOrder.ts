import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { largestMergeableGroup } from '@crossdock/domain/parcels/merge.ts';
import { priceLane } from '@crossdock/domain/pricing/lane.ts';
import { storageStartOf } from '@crossdock/domain/pricing/storage.ts';
import {
  type PastParcel,
  type ReplayCallbacks,
  replayRule,
} from '@crossdock/domain/standingOrders/replayRule.ts';
import { insuredValue, reasonToAskMember, standingLimits } from '@crossdock/domain/standingOrders/rules.ts';
import { destinationPricingTerms } from '../checkout/destination.ts';
import { pricedServices, serviceChargeOf } from '../checkout/plannedServices.ts';
import {
  candidatesOf,
  mergeRulesOf,
  shipmentOf,
  storedParcelOf,
  warehouseStorageRuleOf,
} from '../checkout/shipment.ts';
import { type ChosenParcelRow, chosenParcels } from '../parcels/chosenParcels.store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { type LoadedLane, laneFor } from '../pricing/store.ts';
import { offeredServicesAmong } from '../services/catalogue.store.ts';
import { ruleDestination } from './destination.ts';
import { ruleProblem } from './ruleProblem.ts';
import { changeRule, parcelsShelvedSince, type RuleRow, ruleOf } from './rules.store.ts';
import { ruleCauseText } from './view.ts';

const dayMs = 86_400_000;
type Past = Awaited<ReturnType<typeof parcelsShelvedSince>>[number];
type Destination = Exclude<Awaited<ReturnType<typeof ruleDestination>>, { refused: unknown }>;

/**
 * Replays a rule on the member's own past parcels, with their arrival times and weights, at current prices.
 * It records that the member has seen the result, which is required for turning the rule on.
 */
export const tryStandingOrder: Handler<'tryStandingOrder'> = async (tx, actor, { id }) => {
  const rule = await ruleOf(tx, actor.memberId, id);
  if (!rule) return refuse('row.notFound');
  const unfit = await ruleProblem(tx, actor, rule);
  if (unfit) return unfit;
  const destination = await ruleDestination(tx, actor, rule);
  if (isRefusal(destination)) return destination;
  const from = tx.earlier(standingLimits.triedDays * dayMs);
  const past = await parcelsShelvedSince(tx, actor.memberId, rule.warehouseId, from);
  const { country, zip } = destination.snapshot;
  const serviceIds = fieldOf(rule.services, 'serviceId');
  const [rows, lane, offered] = await Promise.all([
    chosenParcels(tx, actor.memberId, fieldOf(past, 'id'), false),
    laneFor(tx, { channelId: rule.channelId, country, zip, at: tx.now }),
    offeredServicesAmong(tx, serviceIds),
  ]);
  if (!lane) return refuse('order.channelUnfit', {}, 'channelId');
  const world = worldOf(actor, rows, lane, destination, { rule, offered });
  const acts = replayRule(rule, pastParcels(past, rows, actor.shop.timeZone, tx.now), tx.now, world);
  const numberOf = new Map(rows.map((row) => [row.id, row.courierNumber]));
  const list = acts.map((act): Output<'tryStandingOrder'>['list'][number] => {
    const weightG = rule.weightBy === 'actual' ? act.facts.actualG : act.facts.chargeableG;
    const since = act.parcels.map(({ shelvedAt }) => shelvedAt).sort()[0] ?? act.at;
    const because = { dueBy: [...act.dueBy], weightG, freeDaysLeft: act.facts.freeDaysLeft, since };
    const parcelIds = fieldOf(act.parcels, 'id');
    const dueMinor = act.price ?? 0;
    return {
      at: act.at,
      ...because,
      parcelCount: parcelIds.length,
      sentence: ruleCauseText({ ...because, parcelIds }, actor.lang, actor.shop.timeZone),
      courierNumbers: parcelIds.flatMap((one) => numberOf.get(one) ?? []),
      totalMinor: act.price,
      asks: reasonToAskMember(rule, { dueMinor, sameDestination: true }) !== undefined,
    };
  });
  await changeRule(tx, rule, { triedAt: tx.now });
  return {
    from,
    parcelCount: past.length,
    list: list.toReversed(),
    totalMinor: list.reduce((sum, one) => sum + (one.totalMinor ?? 0), 0),
  };
};

function pastParcels(past: readonly Past[], rows: readonly ChosenParcelRow[], timeZone: string, now: string) {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return past.flatMap(({ id, state, orderedAt, updatedAt }): PastParcel[] => {
    const row = rowOf.get(id);
    const shelvedAt = row && storageStartOf(row);
    if (!row || !shelvedAt) return [];
    return [
      {
        ...{ id, shelvedAt, leftAt: state === 'shelved' ? null : (orderedAt ?? updatedAt ?? now) },
        stored: { ...storedParcelOf(row, timeZone), since: shelvedAt },
        rule: warehouseStorageRuleOf([row]),
      },
    ];
  });
}

/**
 * Returns the callbacks for replaying a rule: which past parcels could be shipped together, and what they weigh and
 * cost on the rule's lane.
 */
function worldOf(
  { shop }: Member,
  rows: readonly ChosenParcelRow[],
  lane: LoadedLane,
  destination: Destination,
  {
    rule,
    offered,
  }: { readonly rule: RuleRow; readonly offered: Awaited<ReturnType<typeof offeredServicesAmong>> },
): ReplayCallbacks<number | null> {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const rowsOf = (parcels: readonly PastParcel[]) => parcels.flatMap(({ id }) => rowOf.get(id) ?? []);
  return {
    together: (parcels) => {
      const some = rowsOf(parcels);
      // Reasons that held a parcel back in the past are over or unknown, so only compatibility counts.
      const free = {
        state: 'shelved',
        blocked: false,
        inService: false,
        awaited: false,
        hasPictures: true,
      } as const;
      const candidates = candidatesOf(some, '').map((one) => ({ ...one, ...free }));
      const going = new Set(
        largestMergeableGroup(candidates, mergeRulesOf(some, shop.settings)).map(({ id }) => id),
      );
      return parcels.filter(({ id }) => going.has(id));
    },
    weigh: (parcels, at) => {
      const some = rowsOf(parcels);
      const shipment = shipmentOf(some, destination.snapshot, { at, timeZone: shop.timeZone });
      const services = pricedServices(offered, rule.services, some);
      const { insurance } = lane.card;
      const { quote } = priceLane(lane, shipment, {
        ...{ at, coinMinor: shop.settings.coinMinor, deliveryType: destination.deliveryType },
        storageRule: lane.card.storage ?? warehouseStorageRuleOf(some),
        ...destinationPricingTerms(destination),
        services: isRefusal(services) ? [] : services.map(serviceChargeOf),
        insuredMinor: rule.insured && insurance ? insuredValue(shipment.declaredMinor, insurance) : 0,
      });
      return {
        actualG: quote.realWeightG,
        chargeableG: quote.billingWeightG,
        price: quote.refusals.length === 0 ? quote.totalMinor : null,
      };
    },
  };
}
