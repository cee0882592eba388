import { keysOf } from '../records.ts';

/** What a service is for: a parcel, or an order while it is packed. */
export const serviceTargets = ['parcel', 'order'] as const;
export type ServiceTarget = (typeof serviceTargets)[number];

interface KindRule {
  readonly at: readonly ServiceTarget[];
  /**
   * Paid from the balance at once, because no later bill would charge for it, or because members want it even
   * without an order.
   */
  readonly paidAtOnce: boolean;
  /** May change the parcel, so the parcel stays out of orders until the service is done. */
  readonly holds: boolean;
}

/** The kinds of service. A shop offers any number of services of each kind. */
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

/**
 * Whether a service of this kind is paid from the balance when it is ordered. Otherwise the bill of the order has it.
 * @example isPaidAtOnce('photo') // → true
 * @example isPaidAtOnce('reinforce') // → false
 */
export const isPaidAtOnce = (kind: ServiceKind): boolean => ruleOf(kind).paidAtOnce;
/**
 * Whether the parcel stays out of orders until a service of this kind is done.
 * @example keepsParcelOutOfOrders('split') // → true
 * @example keepsParcelOutOfOrders('photo') // → false
 */
export const keepsParcelOutOfOrders = (kind: ServiceKind): boolean => ruleOf(kind).holds;
export const serviceKindsBlockingOrders = serviceKinds.filter(keepsParcelOutOfOrders);

/** The unit of a price. A piece may be a photo; `kg` counts started kilograms. */
export const serviceUnits = ['piece', 'parcel', 'order', 'kg'] as const;
export type ServiceUnit = (typeof serviceUnits)[number];

/**
 * Whether a service is offered for a parcel or an order. A service priced by order has no price for one parcel.
 * @example isOfferedFor({ kind: 'reinforce', unit: 'order' }, 'order') // → true
 * @example isOfferedFor({ kind: 'reinforce', unit: 'order' }, 'parcel') // → false
 */
export function isOfferedFor(
  service: { kind: ServiceKind; unit: ServiceUnit },
  place: ServiceTarget,
): boolean {
  return ruleOf(service.kind).at.includes(place) && (place === 'order' || service.unit !== 'order');
}

/**
 * Whether a shop can set this unit for services of this kind: such a service must be possible for a parcel or for an
 * order.
 * @example isUnitPossible('reinforce', 'order') // → true
 * @example isUnitPossible('photo', 'order') // → false
 */
export function isUnitPossible(kind: ServiceKind, unit: ServiceUnit): boolean {
  return serviceTargets.some((place) => isOfferedFor({ kind, unit }, place));
}

/** How a service is paid: from the balance at once, or with the bill of the parcel's order. */
export const servicePaymentModes = ['balance', 'bill'] as const;
export type ServicePaymentMode = (typeof servicePaymentModes)[number];
