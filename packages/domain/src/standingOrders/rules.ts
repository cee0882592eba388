/** Limits of members' standing orders, the same for every shop. */
export const standingLimits = {
  /** Rules of one member. */
  rules: 5,
  /** How many minutes a member has to revoke an order of a rule. Nothing is packed during that time. */
  revocableMinutes: 60,
  /** How many days back a rule can be tried out, and with how many parcels at most. */
  triedDays: 365,
  triedParcels: 300,
  maxWeightG: 1_000_000,
  maxFreeDays: 365,
  maxParcels: 100,
} as const;

export const weightKinds = ['actual', 'chargeable'] as const;
export type WeightKind = (typeof weightKinds)[number];

/** A service for the whole order that a rule requests. */
export interface ChosenService {
  readonly serviceId: string;
  readonly quantity: number;
}

/**
 * The insured value of a rule's order: the declared value, up to the lane's maximum.
 * @example insuredValue(5000, { maxCoverMinor: 3000 }) // → 3000
 */
export const insuredValue = (
  declaredMinor: number,
  { maxCoverMinor }: { readonly maxCoverMinor: number | null },
): number => Math.min(declaredMinor, maxCoverMinor ?? declaredMinor);

/** The conditions of a rule, which is due if any of them is met. Null means that the condition is not used. */
export interface StandingConditions {
  readonly parcels: number | null;
  readonly weightG: number | null;
  readonly weightBy: WeightKind;
  readonly freeDaysLeft: number | null;
}

/** The totals of the parcels on the shelf that can ship together. */
export interface ShippableTotals {
  readonly parcels: number;
  readonly actualG: number;
  readonly chargeableG: number;
  /** The least free storage days left among the parcels; null without an end. */
  readonly freeDaysLeft: number | null;
}

export const dueConditions = ['parcels', 'weight', 'freeDays'] as const;
export type DueCondition = (typeof dueConditions)[number];

/**
 * The conditions of a rule that hold; empty if it is not due. Never due with an empty shelf.
 * @example metConditions({ parcels: 3, weightG: null, weightBy: 'actual', freeDaysLeft: null },
 *   { parcels: 3, actualG: 900, chargeableG: 1000, freeDaysLeft: 20 }) // → ['parcels']
 */
export function metConditions(rule: StandingConditions, shelf: ShippableTotals): DueCondition[] {
  if (shelf.parcels === 0) return [];
  const weightG = rule.weightBy === 'actual' ? shelf.actualG : shelf.chargeableG;
  const held: Readonly<Record<DueCondition, boolean>> = {
    parcels: rule.parcels !== null && shelf.parcels >= rule.parcels,
    weight: rule.weightG !== null && weightG >= rule.weightG,
    freeDays:
      rule.freeDaysLeft !== null && shelf.freeDaysLeft !== null && shelf.freeDaysLeft <= rule.freeDaysLeft,
  };
  return dueConditions.filter((one) => held[one]);
}

/** States of an action of a rule. `lapsed`: its parcels were used otherwise, or the rule was changed. */
export const standingActStates = ['asked', 'placed', 'undone', 'declined', 'lapsed'] as const;
export type StandingActState = (typeof standingActStates)[number];

/** Why a rule asks the member instead of ordering at once. */
export const reasonsToAskMember = ['first', 'limit', 'destination'] as const;
export type ReasonToAskMember = (typeof reasonsToAskMember)[number];

/**
 * Why a rule must ask the member first; undefined if it may order at once. A rule never pays more than its
 * limit, and never orders to a destination that changed after the rule was turned on.
 * @example reasonToAskMember({ asksFirst: false, limitMinor: 800 }, { dueMinor: 900, sameDestination: true }) // → 'limit'
 */
export function reasonToAskMember(
  rule: { readonly asksFirst: boolean; readonly limitMinor: number },
  order: { readonly dueMinor: number; readonly sameDestination: boolean },
): ReasonToAskMember | undefined {
  if (rule.asksFirst) return 'first';
  if (!order.sameDestination) return 'destination';
  return order.dueMinor > rule.limitMinor ? 'limit' : undefined;
}

/**
 * How an order of a rule was paid. `later`: the shop bills after packing; `overLimit`: the price was above the rule's
 * limit; `short`: the balance was too low or could not be used.
 */
export const standingPaymentStates = ['none', 'paid', 'later', 'overLimit', 'short'] as const;
export type StandingPaymentState = (typeof standingPaymentStates)[number];

/**
 * Until when the member can revoke an order that was placed at this moment.
 * @example revocableUntil('2026-11-01T10:00:00.000Z') // → '2026-11-01T11:00:00.000Z'
 */
export const revocableUntil = (placedAt: string): string =>
  new Date(Date.parse(placedAt) + standingLimits.revocableMinutes * 60_000).toISOString();

/**
 * Whether an order can still be revoked; nobody packs it during that time.
 * @example isRevocable(null, '2026-11-01T10:00:00.000Z') // → false
 */
export const isRevocable = (until: string | null, now: string): boolean =>
  until !== null && Date.parse(until) > Date.parse(now);
