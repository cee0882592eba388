import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { goodsClasses } from '@crossdock/domain/parcels/goods.ts';
import { parcelStates, parcelSteps } from '@crossdock/domain/parcels/states.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { documentAddress } from '../wire/sensitiveDocuments.ts';
import { id, instant, minor } from '../wire/values.ts';
import { declared } from './declaration.ts';
import { pauseView } from './storagePauses.ts';

export const parcelState = z.enum(parcelStates);

/** One or more states, joined by commas where they travel in a query. */
export const statesFilter = z
  .union([z.string().transform((joined) => joined.split(',').filter(Boolean)), z.array(z.string())])
  .pipe(z.array(parcelState).max(parcelStates.length, 'field.tooMany'));

/** A known courier's code; empty where nobody can tell. */
export const courier = z.enum([...couriers, '']);

const count = z.number().int();

/** Days and money of a parcel's shelf: full days since it was shelved (`domain/pricing/storage.ts`). */
const storageView = z.object({
  daysStored: count,
  /** Of these, days that do not count: the clock stood still. */
  pausedDays: count,
  freeDaysLeft: count,
  overtimeDays: count,
  rentMinor: minor,
  dayCostMinor: minor,
  abandonInDays: count.nullable(),
});

export const pictureView = z.object({
  id,
  url: z.string(),
  thumb: z.string(),
  kind: z.enum(['receive', 'scale', 'inspection', 'damage', 'pickup']),
  at: instant,
});

const { goodsLink, ...declaredInLists } = declared;

/** A parcel in a list. Measurements are null until the warehouse has taken them. */
export const parcelRow = z.object({
  id,
  number: z.string(),
  courierNumber: z.string(),
  courier: z.string(),
  state: parcelState,
  ...declaredInLists,
  weightG: count.nullable(),
  lengthMm: count.nullable(),
  widthMm: count.nullable(),
  heightMm: count.nullable(),
  /** By the shop's usual divisor; a channel may bill by another. */
  volumeWeightG: count.nullable(),
  warehouseId: id.nullable(),
  warehouseName: z.string(),
  orderId: id.nullable(),
  travelsAlone: z.boolean(),
  /** Work is going on that keeps it out of an order until it is done. */
  inService: z.boolean(),
  /** A VIP order waits for it and its other parcels. */
  awaited: z.boolean(),
  /** An open problem piece keeps it out of an order. */
  blocked: z.boolean(),
  /** Address of the newest picture, small; null where there is none. */
  thumb: z.string().nullable(),
  createdAt: instant,
  arrivedAt: instant.nullable(),
  shelvedAt: instant.nullable(),
  storage: storageView.nullable(),
});
export type ParcelRow = z.infer<typeof parcelRow>;

export const parcelCounts = z.object(recordOf(parcelStates, () => count));

export const parcelStep = z.object({
  event: z.enum(parcelSteps),
  state: parcelState,
  at: instant,
  by: z.enum(['member', 'staff', 'system']),
  why: z.string(),
});

export const measurementView = z.object({
  weightG: count,
  lengthMm: count,
  widthMm: count,
  heightMm: count,
  at: instant,
  why: z.string(),
  /** What the scale is called; empty where nobody said. */
  scale: z.string(),
});

export const parcelDetail = parcelRow.extend({
  goodsLink,
  /** Address of the proof of purchase that the member handed in; null where there is none. */
  purchaseVoucher: documentAddress.nullable(),
  pictures: z.array(pictureView),
  timeline: z.array(parcelStep),
  /** Oldest first; the last one counts. */
  measurements: z.array(measurementView),
  /** Times in which it was kept back or its storage clock stood still, oldest first. */
  pauses: z.array(pauseView),
  fees: z.array(z.object({ kind: z.enum(['storage']), amountMinor: minor })),
  order: z.object({ id, number: z.string(), state: z.string() }).nullable(),
});

export const goodsTypeView = z.object({
  id,
  code: z.string(),
  name: z.string(),
  goodsClass: z.enum(goodsClasses),
});

/** How one of several numbers fared; `message` is in the caller's language, empty where there is nothing to add. */
export function numberAnswer<const R extends readonly [string, ...string[]]>(results: R) {
  return z.object({
    courierNumber: z.string(),
    result: z.enum(results),
    id: id.nullable(),
    /** A refusal's key; empty where it went well. */
    error: z.string(),
    message: z.string(),
  });
}
