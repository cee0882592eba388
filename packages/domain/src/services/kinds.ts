import { keysOf } from '../records.ts';

/** What a service is asked for: one parcel, or an order while it is put together. */
export const servicePlaces = ['parcel', 'order'] as const;
export type ServicePlace = (typeof servicePlaces)[number];

interface KindRule {
  readonly at: readonly ServicePlace[];
  /** Nothing is left to put on a bill, or the work is wanted whether an order follows or not. */
  readonly paidAtOnce: boolean;
  /** What the parcel is afterwards is open: it stays out of orders until the work is done. */
  readonly holds: boolean;
}

/** What can be done to parcels for a price; a shop offers any number of services of each kind. */
const rules = {
  photo: { at: ['parcel'], paidAtOnce: true, holds: false },
  count: { at: ['parcel'], paidAtOnce: false, holds: false },
  openCheck: { at: ['parcel'], paidAtOnce: false, holds: false },
  removeBox: { at: ['parcel', 'order'], paidAtOnce: false, holds: false },
  reinforce: { at: ['parcel', 'order'], paidAtOnce: false, holds: false },
  crate: { at: ['parcel', 'order'], paidAtOnce: false, holds: false },
  split: { at: ['parcel'], paidAtOnce: false, holds: true },
  mergeEarly: { at: ['parcel'], paidAtOnce: false, holds: true },
  returnToSeller: { at: ['parcel'], paidAtOnce: true, holds: true },
} as const satisfies Readonly<Record<string, KindRule>>;

export type ServiceKind = keyof typeof rules;
export const serviceKinds = keysOf(rules);
const ruleOf = (kind: ServiceKind): KindRule => rules[kind];

export const paidAtOnce = (kind: ServiceKind): boolean => ruleOf(kind).paidAtOnce;
export const holdsParcel = (kind: ServiceKind): boolean => ruleOf(kind).holds;
export const holdingKinds = serviceKinds.filter(holdsParcel);

/** What one price is for: a piece may be a picture, `kg` is begun kilograms. */
export const serviceUnits = ['piece', 'parcel', 'order', 'kg'] as const;
export type ServiceUnit = (typeof serviceUnits)[number];

/** Whether a service can be asked for there. What is priced by order has no price for one parcel. */
export function offeredAt(service: { kind: ServiceKind; unit: ServiceUnit }, place: ServicePlace): boolean {
  return ruleOf(service.kind).at.includes(place) && (place === 'order' || service.unit !== 'order');
}

/** Whether a shop can price this kind so: somebody must be able to ask for it. */
export function unitFits(kind: ServiceKind, unit: ServiceUnit): boolean {
  return servicePlaces.some((place) => offeredAt({ kind, unit }, place));
}

/** From what a service is paid: from the balance at once, or with the order that the parcel travels in. */
export const servicePayers = ['balance', 'bill'] as const;
export type ServicePayer = (typeof servicePayers)[number];
