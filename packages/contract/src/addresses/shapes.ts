import { pickupPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { auditStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { count, id, instant, plain } from '../wire/values.ts';

/** Recipient and place, of an address or of an order at submission. */
export const recipientFields = {
  consignee: plain.text,
  areaCode: plain.text,
  phone: plain.text,
  tel: plain.text,
  country: plain.text,
  province: plain.text,
  city: plain.text,
  area: plain.text,
  street: plain.text,
  detail: plain.text,
  zip: plain.text,
  idNumber: plain.text,
};

export const addressView = z.object({
  id,
  deliveryType: count,
  ...recipientFields,
  zipKept: plain.yesNo,
  areaId: plain.maybeText,
  idKind: z.enum(['person', 'company']),
  pickupPointId: plain.maybeId,
  pickupPointName: plain.maybeText,
  pickupPointAddress: plain.maybeText,
  /** The 7-11 store, and its collector: name, phone and ID. */
  store: z
    .object({
      number: plain.text,
      name: plain.text,
      address: plain.text,
      linkName: plain.text,
      phone: plain.text,
      id: plain.text,
      /** True if the store was chosen on the provider's map and was not on the shop's list at that time. */
      fromMap: plain.yesNo,
    })
    .nullable(),
  isDefault: plain.yesNo,
  state: z.enum(auditStates),
  rejectReason: plain.text,
  createdAt: instant,
  updatedAt: instant,
});
export type AddressView = z.infer<typeof addressView>;

/** The convenience store of a stored address. Older rows lack the information whether the store came from the map. */
export type StoredConvenienceStore = Omit<NonNullable<AddressView['store']>, 'id' | 'fromMap'> & {
  readonly fromMap?: boolean;
};

/** A pickup point (`ztd` on the wire). Sides in millimetres, weights in grams; null means no limit. */
export const pickupPointView = z.object({
  id,
  code: plain.text,
  name: plain.text,
  kind: z.enum(pickupPointKinds),
  country: plain.text,
  province: plain.text,
  city: plain.text,
  area: plain.text,
  address: plain.text,
  zip: plain.text,
  phone: plain.text,
  hours: plain.text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  maxSideMm: plain.maybeCount,
  maxSideSumMm: plain.maybeCount,
  maxPieceG: plain.maybeCount,
  holdDays: count,
  picture: plain.maybeText,
});
export type PickupPointView = z.infer<typeof pickupPointView>;

/** Why a place that was entered as an address is not accepted. */
export const placeRefusals = [
  'address.countryNotServed',
  'address.pickupPointUnknown',
  'address.storeUnknown',
  'address.areaUnknown',
  'address.zipOutside',
] as const;
