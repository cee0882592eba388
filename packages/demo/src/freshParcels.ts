import {
  type DemoMemberYear,
  type DemoOrder,
  type DemoParcel,
  orderStateOf,
  parcelStateOf,
  stepTime,
} from './life.ts';
import { day } from './times.ts';

/**
 * The longest time that a parcel may have been on the shelf, so that storage fees stay small. Older parcels are bought
 * later.
 */
export interface ShelfLimit {
  readonly now: number;
  readonly daysAtMost: number;
}

/**
 * The life in which loose parcels, and those of cancelled orders, are bought later if they would have been on the shelf
 * for too long.
 */
export function withFreshParcels({ orders, loose }: DemoMemberYear, limit: ShelfLimit): DemoMemberYear {
  return {
    orders: orders.map((order) => (orderStateOf(order) === 'cancelled' ? fresherOrder(order, limit) : order)),
    loose: loose.map((parcel) => freshParcel(parcel, limit)),
  };
}

/** The parcel, bought later if it would have been on the shelf for too long. */
export function freshParcel(parcel: DemoParcel, limit: ShelfLimit): DemoParcel {
  return parcelStateOf(parcel) === 'shelved' ? parcelLater(parcel, delay([parcel], limit)) : parcel;
}

function fresherOrder(order: DemoOrder, limit: ShelfLimit): DemoOrder {
  const ms = delay(order.parcels, limit);
  const parcels = order.parcels.map((parcel) => parcelLater(parcel, ms));
  return ms === 0
    ? order
    : { ...order, id: idLater(order.id, ms), parcels, steps: stepsLater(order.steps, ms) };
}

/**
 * The time by which the purchase of the parcels is moved later. It is spread over some days, so that they do not arrive
 * at the same moment.
 */
function delay(parcels: readonly DemoParcel[], { now, daysAtMost }: ShelfLimit): number {
  const shelvedAt = Math.min(...parcels.map((parcel) => stepTime(parcel, 'shelve') ?? now));
  const earliest = now - daysAtMost * day;
  return shelvedAt < earliest ? earliest + (shelvedAt % (spreadDays * day)) - shelvedAt : 0;
}
const spreadDays = 12;

const parcelLater = (parcel: DemoParcel, ms: number): DemoParcel =>
  ms === 0 ? parcel : { ...parcel, id: idLater(parcel.id, ms), steps: stepsLater(parcel.steps, ms) };

const stepsLater = <S extends { readonly at: number }>(steps: readonly S[], ms: number): S[] =>
  steps.map((step) => ({ ...step, at: step.at + ms }));

/** The id as of a later time: its first twelve digits are the time. */
function idLater(id: string, ms: number): string {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) + Math.floor(ms);
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}${id.slice(13)}`;
}
