import { findMember } from '../members/store.ts';
import { contentsByPackage } from '../orders/contents.store.ts';
import {
  type DetailsRow,
  findDetails,
  latestTrackingEvents,
  storedPackages,
} from '../orders/details.store.ts';
import { orderLines } from '../orders/lines.store.ts';
import { measurementsOfOrder } from '../orders/measurements.store.ts';
import { measurementsOf } from '../parcels/detail.store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { type EvidenceParcel, findParcelOf, parcelsOf, photosWithKind } from './store.ts';

/** Parcels with their photos and measurements. */
async function withProof(tx: Tx, parcels: readonly EvidenceParcel[]) {
  const [photos, measurements] = await Promise.all([
    photosWithKind(tx, fieldOf(parcels, 'id')),
    Promise.all(parcels.map(({ id }) => measurementsOf(tx, id))),
  ]);
  return parcels.map((parcel, at) => ({
    ...parcel,
    photos: photos.filter(({ parcelId }) => parcelId === parcel.id),
    // If a receipt was undone, its measurements are stored but left out, because the parcel has not arrived.
    measurements: parcel.weightG === null ? [] : (measurements[at] ?? []),
  }));
}

export type ParcelWithProof = Awaited<ReturnType<typeof withProof>>[number];

async function memberOf(tx: Tx, memberId: string): Promise<string> {
  const member = await findMember(tx, memberId);
  if (member === undefined) return '';
  return member.name === '' ? member.account : `${member.name} (${member.account})`;
}

/**
 * The order with its stored packages, their measurements, its latest tracking events, and its cost and payment lines.
 */
async function shipmentOf(tx: Tx, order: DetailsRow) {
  const [packages, contents, measurements, events, lines] = await Promise.all([
    storedPackages(tx, order.id),
    contentsByPackage(tx, [order.id]),
    measurementsOfOrder(tx, order.id),
    latestTrackingEvents(tx, order.id),
    orderLines(tx, order.id),
  ]);
  return { order, packages, contents, measurements, events, lines };
}

export type Shipment = Awaited<ReturnType<typeof shipmentOf>>;

/** All evidence for an order of the member; undefined for other members' orders. */
export async function gatherOrderEvidence(tx: Tx, memberId: string, orderId: string) {
  const order = await findDetails(tx, memberId, orderId);
  if (!order) return undefined;
  const [shipment, parcels, member] = await Promise.all([
    shipmentOf(tx, order),
    parcelsOf(tx, memberId, order),
    memberOf(tx, memberId),
  ]);
  return { member, shipment, parcels: await withProof(tx, parcels) };
}

export type OrderEvidence = NonNullable<Awaited<ReturnType<typeof gatherOrderEvidence>>>;

/** All evidence for a parcel of the member; undefined for other members' parcels. */
export async function gatherParcelEvidence(tx: Tx, memberId: string, id: string) {
  const found = await findParcelOf(tx, memberId, id);
  if (!found) return undefined;
  const [order, proven, member] = await Promise.all([
    found.orderId === null ? undefined : findDetails(tx, memberId, found.orderId),
    withProof(tx, [found]),
    memberOf(tx, memberId),
  ]);
  const [parcel] = proven;
  if (!parcel) return undefined;
  return { member, parcel, shipment: order ? await shipmentOf(tx, order) : undefined };
}

export type ParcelEvidence = NonNullable<Awaited<ReturnType<typeof gatherParcelEvidence>>>;
