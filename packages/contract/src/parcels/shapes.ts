import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { goodsClasses } from '@crossdock/domain/parcels/goods.ts';
import { parcelStates, parcelSteps } from '@crossdock/domain/parcels/states.ts';
import { storageStartReasons } from '@crossdock/domain/pricing/storage.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { documentAddress } from '../wire/sensitiveDocuments.ts';
import {
  count,
  id,
  instant,
  maybeMeasureFields,
  measureFields,
  minor,
  plain,
  stepFields,
} from '../wire/values.ts';
import { detailDeclarationFields, listedDeclarationFields } from './declaration.ts';
import { pauseView } from './storagePauses.ts';

export const parcelState = z.enum(parcelStates);

/** One or more states, joined by commas in a query. */
export const statesFilter = z
  .union([z.string().transform((joined) => joined.split(',').filter(Boolean)), plain.texts])
  .pipe(z.array(parcelState).max(parcelStates.length, 'field.tooMany'));

/** A known courier's code; empty if unknown. */
export const courier = z.enum([...couriers, '']);

/** Storage days and fee of a parcel: full days since the parcel was shelved (`domain/pricing/storage.ts`). */
const storageView = z.object({
  /** When the storage days begin; it may be in the future. */
  since: instant,
  cause: z.enum(storageStartReasons),
  daysStored: count,
  /** How many of these days do not count because they were paused. */
  pausedDays: count,
  freeDaysLeft: count,
  overtimeDays: count,
  rentMinor: minor,
  dayCostMinor: minor,
  abandonInDays: plain.maybeCount,
});

export const pictureView = z.object({
  id,
  url: plain.text,
  thumb: plain.text,
  kind: z.enum(['receive', 'scale', 'inspection', 'damage', 'pickup']),
  at: instant,
});

/** A parcel in a list. Measurements are null until the warehouse takes them. */
export const parcelRow = z.object({
  id,
  number: plain.text,
  courierNumber: plain.text,
  courier: plain.text,
  state: parcelState,
  ...listedDeclarationFields,
  ...maybeMeasureFields,
  /** By the shop's usual divisor; a channel may bill by another. */
  volumeWeightG: plain.maybeCount,
  warehouseId: plain.maybeId,
  warehouseName: plain.text,
  orderId: plain.maybeId,
  travelsAlone: plain.yesNo,
  /** A service in progress keeps the parcel out of orders. */
  inService: plain.yesNo,
  /** A VIP order waits for this parcel and others. */
  awaited: plain.yesNo,
  /** An open problem keeps the parcel out of orders. */
  blocked: plain.yesNo,
  /** The address of a small version of the newest photo; null if there is none. */
  thumb: plain.maybeText,
  createdAt: instant,
  arrivedAt: plain.maybeInstant,
  shelvedAt: plain.maybeInstant,
  storage: storageView.nullable(),
});
export type ParcelRow = z.infer<typeof parcelRow>;

export const parcelCounts = z.object(recordOf(parcelStates, () => count));

export const parcelStep = z.object({
  event: z.enum(parcelSteps),
  state: parcelState,
  ...stepFields,
});

export const measurementView = z.object({
  ...measureFields,
  at: instant,
  why: plain.text,
  /** The name of the scale; empty if unknown. */
  scale: plain.text,
});

/** A parcel that this one was split from, or that was split from this one. */
const relatedParcel = z.object({ id, courierNumber: plain.text });

export const parcelDetail = parcelRow.extend({
  ...detailDeclarationFields,
  /** The address of the member's proof of purchase; null if there is none. */
  purchaseVoucher: documentAddress.nullable(),
  pictures: z.array(pictureView),
  timeline: z.array(parcelStep),
  /** Oldest first; the last measurement counts. */
  measurements: z.array(measurementView),
  /** Periods in which the parcel was on hold or its storage days were paused, oldest first. */
  pauses: z.array(pauseView),
  fees: z.array(z.object({ kind: z.enum(['storage']), amountMinor: minor })),
  order: z.object({ id, number: plain.text, state: plain.text }).nullable(),
  splitFrom: relatedParcel.nullable(),
  splitInto: z.array(relatedParcel),
});
export type ParcelDetail = z.infer<typeof parcelDetail>;

export const goodsTypeView = z.object({
  id,
  code: plain.text,
  name: plain.text,
  goodsClass: z.enum(goodsClasses),
});

/** The result for one of several numbers; `message` is in the caller's language, or empty. */
export function resultPerNumber<const R extends readonly [string, ...string[]]>(results: R) {
  return z.object({
    courierNumber: plain.text,
    result: z.enum(results),
    id: plain.maybeId,
    /** A refusal's key; empty on success. */
    error: plain.text,
    message: plain.text,
  });
}

/** The facts by which a desk distinguishes members. */
export const memberBrief = z.object({
  id,
  account: plain.text,
  name: plain.text,
  nickname: plain.text,
  /** The member's alias in the warehouse address. Couriers do not mask it on labels. */
  alias: plain.text,
  phoneTail: plain.text,
});
