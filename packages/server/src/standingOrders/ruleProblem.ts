import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ChosenService } from '@crossdock/domain/standingOrders/rules.ts';
import { findAddress } from '../addresses/store.ts';
import { plannedServices } from '../checkout/plannedServices.ts';
import type { Buyer } from '../checkout/prepare.ts';
import { usableDeclarers } from '../declarers/orders.store.ts';
import type { Tx } from '../platform/db.ts';
import { laneFor } from '../pricing/store.ts';
import { type RuleDestinationIds, ruleDestination } from './destination.ts';

interface Chosen extends RuleDestinationIds {
  readonly channelId: string;
  readonly declarerId: string | null;
  readonly insured: boolean;
  readonly services: readonly ChosenService[];
}

type Unusable = Refusal<
  | 'order.noAddress'
  | 'order.pickupPointGone'
  | 'order.pickupPhone'
  | 'order.channelUnfit'
  | 'declarer.notUsable'
  | 'insurance.notOffered'
  | 'service.notOffered'
>;

/**
 * The reason why a rule with this place, lane, declarer, insurance and services would never order; undefined if it
 * could order.
 */
export async function ruleProblem(tx: Tx, buyer: Buyer, rule: Chosen): Promise<Unusable | undefined> {
  const { channelId, declarerId } = rule;
  const place = await placeOf(tx, buyer, rule);
  if (isRefusal(place)) return place;
  const { country, zip } = place;
  const [lane, declarers, services] = await Promise.all([
    laneFor(tx, { channelId, country, zip, at: tx.now }),
    usableDeclarers(tx, buyer.memberId, declarerId === null ? [] : [declarerId]),
    plannedServices(tx, rule.services, []),
  ]);
  if (!lane) return refuse('order.channelUnfit', {}, 'channelId');
  if (rule.insured && lane.card.insurance === null) return refuse('insurance.notOffered', {}, 'insured');
  if (isRefusal(services)) return services;
  const usable = declarers.every((one) => one.country === country);
  return declarerId !== null && (declarers.length === 0 || !usable)
    ? refuse('declarer.notUsable', {}, 'declarerId')
    : undefined;
}

/** The destination. An address may still await approval; a pickup point must be open. */
async function placeOf(tx: Tx, buyer: Buyer, rule: RuleDestinationIds) {
  const { addressId, pickupPointId } = rule;
  if ((addressId === null) === (pickupPointId === null)) return refuse('order.noAddress', {}, 'addressId');
  if (addressId !== null)
    return (await findAddress(tx, buyer.memberId, addressId)) ?? refuse('order.noAddress', {}, 'addressId');
  const destination = await ruleDestination(tx, buyer, rule);
  if (!isRefusal(destination)) return destination.snapshot;
  return destination.refused === 'order.pickupPhone' || destination.refused === 'order.pickupPointGone'
    ? refuse(destination.refused, {}, 'pickupPointId')
    : refuse('order.noAddress', {}, 'addressId');
}
