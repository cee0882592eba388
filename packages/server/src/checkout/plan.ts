import { isRefusal, type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Input, Output } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { parcelSetsByLane, selectParcelsToShip, suggestedLane } from '@crossdock/domain/orders/bestOrder.ts';
import { type MergeObstacle, mergeObstacles } from '@crossdock/domain/parcels/merge.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { defaultPickupPoint } from '../addresses/pickupPoints.store.ts';
import { addressesForOrders } from '../addresses/store.ts';
import { declarerChoices } from '../declarers/declarerChoices.ts';
import { lastUsedChannel } from '../orders/earlierOrders.store.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import { type DestinationChoice, destinationOf, mayOrderToAddress } from './destination.ts';
import { type Buyer, quoteRefusal } from './prepare.ts';
import { prepareLanes } from './prepareLanes.ts';
import { candidatesOf, jointShipmentRefusal, mergeRulesOf } from './shipment.ts';

/** The most parcels of an order that `submitOrder` accepts. */
const most = 100;

type Asked = Input<'planOrder'>;
type Order = Extract<Output<'planOrder'>['planned'], { kind: 'order' }>;
type Offer = ReturnType<Exclude<Awaited<ReturnType<typeof prepareLanes>>, Refusal>['offersFor']>[number];

interface Left {
  readonly id: string;
  /**
   * The code of the reason: that of `refusal`, a reason from the rules for merging parcels, or a reason that only the
   * plan uses.
   */
  readonly reason: string;
  readonly refusal?: Refusal;
}

interface Split {
  readonly going: readonly string[];
  readonly left: readonly Left[];
}

/** The order to place, and the parcels that are left out. */
export type OrderPlan = Split &
  (
    | { readonly kind: 'none'; readonly refusal: Refusal }
    | {
        readonly kind: 'order';
        readonly choice: Order['choice'];
        readonly lane: Pick<Order, 'channelName' | 'why' | 'usualName' | 'savedMinor'>;
        readonly declarers: Awaited<ReturnType<typeof declarerChoices>>;
      }
  );

/** Decides the choices that the member did not make: parcels, destination, declarer, lane and carrier. */
export async function decideOpenChoices(
  tx: Tx,
  actor: Buyer,
  asked: Asked,
  shelved: readonly ChosenParcelRow[],
): Promise<OrderPlan> {
  const split: Split = selectParcelsToShip(
    candidatesOf(shelved, tx.now),
    mergeRulesOf(shelved, actor.shop.settings),
    {
      chosen: asked.parcelIds,
      most,
    },
  );
  const none = (refusal: Refusal): OrderPlan => ({ ...split, kind: 'none', refusal });
  // If no parcel can be shipped, the requested parcels are checked, or all parcels if none were requested, so that
  // their refusal states the reason.
  const asking = split.going.length > 0 ? split.going : (asked.parcelIds ?? split.left.map(({ id }) => id));
  const parcels = shelved.filter(({ id }) => asking.includes(id));
  const unfit = jointShipmentRefusal(parcels, { parcelIds: asking }, actor, tx.now);
  if (unfit) return none(unfit);
  const to = await destinationOrDefault(tx, actor, asked);
  const destination = await destinationOf(tx, actor, to);
  if (isRefusal(destination)) return none(destination);
  const { country } = destination.snapshot;
  const [declarers, usualId] = await Promise.all([
    declarerChoices(tx, actor),
    lastUsedChannel(tx, actor.memberId, country),
  ]);
  const { declarerCountries } = actor.shop.settings;
  const declarerIds = declarersFor(asked, declarers, country, declarerCountries.includes(country));
  const lanes = await prepareLanes(tx, actor, parcels, destination, { ...asked, ...to, declarerIds });
  if (isRefusal(lanes)) return none(lanes);
  const fitting = fittingOf(parcels, lanes.offersFor);
  const taken = suggestedLane(fitting.offers.map(pricedOf), { chosenId: asked.channelId, usualId });
  if (!taken) return none(laneRefusal(fitting.offers));
  const { offer } = taken.offer;
  const usual = fitting.offers.find(({ channelId }) => channelId === usualId);
  return {
    kind: 'order',
    going: fitting.parcels.map(({ id }) => id),
    left: [...fitting.left, ...split.left],
    choice: {
      parcelIds: fitting.parcels.map(({ id }) => id),
      ...to,
      channelId: offer.channelId,
      carrierId: carrierOf(offer, asked.carrierId),
      insuredMinor: asked.insuredMinor,
      taxIncluded: asked.taxIncluded,
      cashOnDelivery: asked.cashOnDelivery,
      ...(asked.memberCouponId ? { memberCouponId: asked.memberCouponId } : {}),
      points: asked.points,
      declarerIds,
      services: asked.services,
    },
    lane: {
      channelName: offer.name,
      why: taken.why,
      usualName: usual?.name ?? '',
      savedMinor: taken.savedMinor,
    },
    declarers,
  };
}

/** The member's choice, else their default address that orders may use, else their default pickup point. */
export async function destinationOrDefault(
  tx: Tx,
  actor: Pick<Buyer, 'memberId' | 'shop'>,
  asked: Pick<Asked, 'addressId' | 'pickupPointId' | 'consignee' | 'phone'>,
): Promise<DestinationChoice> {
  const { pickupPointId, consignee, phone } = asked;
  const collector = { ...(consignee ? { consignee } : {}), ...(phone ? { phone } : {}) };
  if (pickupPointId) return { deliveryType: 3, pickupPointId, ...collector };
  const [addresses, point] = await Promise.all([
    addressesForOrders(tx, actor.memberId),
    defaultPickupPoint(tx, actor.memberId),
  ]);
  const usable = addresses.filter((address) => mayOrderToAddress(address, actor.shop.settings));
  const address = usable.find(({ id }) => id === asked.addressId) ?? usable[0];
  if (address) return { deliveryType: address.deliveryType === 3 ? 3 : 2, addressId: address.id };
  return point ? { deliveryType: 3, pickupPointId: point.id, ...collector } : { deliveryType: 2 };
}

/** The declarers of an order: those that the member chose, else the default one where the country needs one. */
export function declarersFor(
  { declarerIds: chosen }: Pick<Asked, 'declarerIds'>,
  declarers: readonly { readonly id: string; readonly country: string }[],
  country: string,
  needed: boolean,
): string[] {
  const usable = declarers.filter((one) => one.country === country).map(({ id }) => id);
  if (chosen) return chosen.filter((id) => usable.includes(id));
  return needed ? usable.slice(0, 1) : [];
}

/**
 * The parcels that one lane accepts: all of them or, if no lane accepts all, the largest set that some lane
 * does. The others are left out with the lane's reason.
 */
function fittingOf(
  parcels: readonly ChosenParcelRow[],
  offersFor: (some: readonly ChosenParcelRow[]) => Offer[],
) {
  const offers = offersFor(parcels);
  const none: Left[] = [];
  const whole = { parcels, offers, left: none };
  if (parcels.length < 2 || offers.some(({ possible }) => possible)) return whole;
  const alone = parcels.map((parcel) => ({ parcel, offers: offersFor([parcel]) }));
  const takenBy = (channelId: string) =>
    alone
      .filter((one) => one.offers.some((offer) => offer.channelId === channelId && offer.possible))
      .map(({ parcel }) => parcel.id);
  for (const ids of parcelSetsByLane(offers.map(({ channelId }) => takenBy(channelId)))) {
    const some = parcels.filter(({ id }) => ids.includes(id));
    const found = offersFor(some);
    if (!found.some(({ possible }) => possible)) continue;
    const left = alone
      .filter(({ parcel }) => !ids.includes(parcel.id))
      .map((one) => {
        const taker = found.find(({ possible }) => possible);
        const refusal = laneRefusal(one.offers.filter(({ channelId }) => channelId === taker?.channelId));
        return { id: one.parcel.id, reason: refusal.refused, refusal };
      });
    return { parcels: some, offers: found, left };
  }
  return whole;
}

/** The refusal of the first lane, which says why it does not accept the parcels. */
function laneRefusal(offers: readonly Offer[]): Refusal {
  const [first] = offers;
  const [why] = first?.quote?.refusals ?? first?.refusals ?? [];
  return why ? quoteRefusal(why) : refuse('order.channelUnfit', {}, 'channelId');
}

function pricedOf(offer: Offer) {
  const { channelId, possible, maxDays, quote } = offer;
  return { channelId, possible, maxDays, totalMinor: quote?.totalMinor ?? 0, offer };
}

function carrierOf(offer: Offer, chosen: string | undefined): string {
  const own = offer.carriers.find((one) => one.carrierId === chosen && one.refusals.length === 0);
  return own?.carrierId ?? offer.carrierId ?? '';
}

export function plannedParcelOf(row: ChosenParcelRow) {
  const { id, courierNumber, goodsName, weightG, lengthMm, widthMm, heightMm } = row;
  return { id, courierNumber, goodsName, weightG, lengthMm, widthMm, heightMm };
}

/** The parcels that are left out, each with the reason in the member's language. */
export function leftOutViews(plan: Split, shelved: readonly ChosenParcelRow[], lang: Lang) {
  return plan.left.flatMap(({ id, reason, refusal }) =>
    shelved
      .filter((row) => row.id === id)
      .map((row) => ({
        ...plannedParcelOf(row),
        reason,
        message: messageOf(refusal ?? mergeRefusal(reason, row), lang),
      })),
  );
}

/** Why this parcel is left out, as a refusal; undefined if the parcel itself can be shipped. */
export const leftOutRefusal = (
  { id, reason, refusal }: Left,
  shelved: readonly ChosenParcelRow[],
): Refusal | undefined => {
  const row = shelved.find((one) => one.id === id);
  return refusal ?? (row && mergeRefusal(reason, row));
};

function mergeRefusal(
  reason: string,
  { courierNumber }: ChosenParcelRow,
): Refusal<MergeObstacle> | undefined {
  return isOneOf(mergeObstacles, reason) ? refuse(reason, { number: courierNumber }) : undefined;
}

const messageOf = (refusal: Refusal | undefined, lang: Lang) =>
  refusal ? refusalMessage(refusal, lang) : '';
