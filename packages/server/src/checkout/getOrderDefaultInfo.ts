import { type RefusalCode, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { defaultPickupPoint, type PickupPointRow, pickupPoints } from '../addresses/pickupPoints.store.ts';
import { type AddressRow, addressesForOrders } from '../addresses/store.ts';
import { memberCouponOf } from '../coupons/couponFit.ts';
import { usableCoupons } from '../coupons/store.ts';
import { declarerChoices } from '../declarers/declarerChoices.ts';
import { dutyFreeLimitByCountry } from '../duties/dutyTablesInForce.ts';
import { isIdentityApproved } from '../identity/store.ts';
import { addressStatus, findCollector } from '../members/collector.store.ts';
import { orderViewContext } from '../orders/view.ts';
import { chosenParcels, photosOf } from '../parcels/chosenParcels.store.ts';
import { chosenParcelOf } from '../parcels/chosenParcelView.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { usablePointsBalance } from '../points/store.ts';
import { carriersFrom } from './carriers.store.ts';
import { addressDestination, mayOrderToAddress } from './destination.ts';
import { parcelTotalsOf } from './parcelTotals.ts';
import { rankPickupPoints } from './pointChoices.ts';
import { mergeProblemsOf } from './shipment.ts';

export const getOrderDefaultInfo: Handler<'getOrderDefaultInfo'> = async (tx, actor, input, services) => {
  const parcels = await chosenParcels(tx, actor.memberId, input.parcelIds, false);
  const [first] = parcels;
  if (!first || parcels.length !== new Set(input.parcelIds).size)
    return refuse('order.selectAgain', {}, 'parcelIds');
  const [
    photos,
    addresses,
    anyAddress,
    points,
    ownPoint,
    carriers,
    collector,
    coupons,
    ownPoints,
    declarers,
  ] = await Promise.all([
    photosOf(tx, input.parcelIds),
    addressesForOrders(tx, actor.memberId),
    addressStatus(tx, actor.memberId).then((held) => held !== 'none'),
    pickupPoints(tx),
    defaultPickupPoint(tx, actor.memberId),
    first.warehouseId === null ? [] : carriersFrom(tx, first.warehouseId),
    findCollector(tx, actor.memberId),
    usableCoupons(tx, actor.memberId, 50),
    usablePointsBalance(tx, actor.memberId),
    declarerChoices(tx, actor),
  ]);
  const freeUses = declarers.length > 0 ? await dutyFreeLimitByCountry(tx, actor.shop) : () => null;
  const usable = addresses.filter((address) => mayOrderToAddress(address, actor.shop.settings));
  const problems = mergeProblemsOf(parcels, actor.shop.settings, tx.now);
  const reader = orderViewContext(actor, services, tx.now);
  const views = parcels.map((row) => chosenParcelOf(row, photos, problems.get(row.id), reader));
  const missing: { error: string; message: string }[] = [
    ...views.flatMap(({ problem }) => (problem ? [{ error: problem.reason, message: problem.message }] : [])),
    ...(await missingOf(tx, actor, usable.length > 0 || (anyAddress ? 'unapproved' : 'none'))),
  ];
  const couponReader = { lang: actor.lang, currency: actor.shop.currency, now: tx.now };
  const pointsById = new Map(points.map((point) => [point.id, point]));
  return {
    parcels: views,
    sums: parcelTotalsOf(parcels, actor.shop, tx.now),
    addresses: addresses.map((address) =>
      addressChoice(address, pointsById.get(address.pickupPointId ?? ''), usable.includes(address)),
    ),
    pickupPoints: rankPickupPoints(points, { parcels, ownId: ownPoint?.id, home: usable[0] }),
    carriers: carriers.map((row) => ({
      id: row.id,
      name: row.name,
      maxSideMm: row.maxSideMm,
      maxPieceG: row.maxPieceG,
    })),
    consignee: collector.name,
    phone: collector.phone,
    coupons: coupons.map((row) => memberCouponOf(row, couponReader)),
    points: ownPoints,
    payBeforePacking: actor.shop.settings.payBeforePacking,
    declarers: declarers.map((one) => ({ ...one, entriesFree: freeUses(one.country) })),
    declarerCountries: [...actor.shop.settings.declarerCountries],
    missing,
  };
};

function addressChoice(address: AddressRow, point: PickupPointRow | undefined, usable: boolean) {
  return {
    id: address.id,
    deliveryType: address.deliveryType,
    isDefault: address.isDefault,
    state: address.state === 'approved' ? ('approved' as const) : ('pending' as const),
    usable,
    destination: addressDestination(address, point),
  };
}

/**
 * The requirements that the member must still meet before ordering: an approved address, and in some shops an approved
 * identity.
 */
async function missingOf(tx: Tx, { shop, memberId, lang }: Member, addresses: true | 'unapproved' | 'none') {
  const codes: RefusalCode[] = [];
  if (addresses !== true)
    codes.push(addresses === 'unapproved' ? 'order.noApprovedAddress' : 'order.noAddress');
  if (shop.settings.identityRequired && !(await isIdentityApproved(tx, memberId)))
    codes.push('identity.required');
  return codes.map((error) => ({ error, message: refusalMessage(refuse(error), lang) }));
}
