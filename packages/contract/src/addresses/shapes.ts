import { pickupPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { auditStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { count, id, instant } from '../wire/values.ts';

/** Recipient and place, of an address or of an order at submission. */
export const recipientFields = {
  consignee: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  tel: z.string(),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  street: z.string(),
  detail: z.string(),
  zip: z.string(),
  idNumber: z.string(),
};

export const addressView = z.object({
  id,
  deliveryType: count,
  ...recipientFields,
  zipKept: z.boolean(),
  areaId: z.string().nullable(),
  idKind: z.enum(['person', 'company']),
  pickupPointId: id.nullable(),
  pickupPointName: z.string().nullable(),
  pickupPointAddress: z.string().nullable(),
  /** The 7-11 store, and its collector: name, phone and ID. */
  store: z
    .object({
      number: z.string(),
      name: z.string(),
      address: z.string(),
      linkName: z.string(),
      phone: z.string(),
      id: z.string(),
      /** Chosen on the provider's map, and not on the shop's list at that time. */
      fromMap: z.boolean(),
    })
    .nullable(),
  isDefault: z.boolean(),
  state: z.enum(auditStates),
  rejectReason: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type AddressView = z.infer<typeof addressView>;

/** The store of a stored address. Older rows do not say whether it came from the map. */
export type StoredStore = Omit<NonNullable<AddressView['store']>, 'id' | 'fromMap'> & {
  readonly fromMap?: boolean;
};

/** A pickup point (wire: ztd). Sides in millimetres, weights in grams; null means no limit. */
export const pickupPointView = z.object({
  id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(pickupPointKinds),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
  zip: z.string(),
  phone: z.string(),
  hours: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  maxSideMm: count.nullable(),
  maxSideSumMm: count.nullable(),
  maxPieceG: count.nullable(),
  holdDays: count,
  picture: z.string().nullable(),
});
export type PickupPointView = z.infer<typeof pickupPointView>;

/** Why a place that was entered as an address cannot be one. */
export const placeRefusals = [
  'address.countryNotServed',
  'address.pickupPointUnknown',
  'address.storeUnknown',
  'address.areaUnknown',
  'address.zipOutside',
] as const;
