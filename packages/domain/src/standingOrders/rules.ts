/** What a member's standing orders may do, for every shop. */
export const standingLimits = {
  /** Rules of one member. */
  rules: 5,
  /** How long a member may take back what a rule did, in minutes. Nothing is packed meanwhile. */
  revocableMinutes: 60,
  /** How far back a rule is tried, in days, and with how many parcels at most. */
  triedDays: 365,
  triedParcels: 300,
  maxWeightG: 1_000_000,
  maxFreeDays: 365,
  maxParcels: 100,
} as const;

export const weightKinds = ['actual', 'chargeable'] as const;
export type WeightKind = (typeof weightKinds)[number];

/** A service of the whole order that a rule asks for. */
export interface ChosenService {
  readonly serviceId: string;
  readonly quantity: number;
}

/**
 * What a rule insures of parcels that declare so much: all of it, as far as the lane goes.
 * @example insuredBy(5000, { maxCoverMinor: 3000 }) // → 3000
 */
export const insuredBy = (
  declaredMinor: number,
  { maxCoverMinor }: { readonly maxCoverMinor: number | null },
): number => Math.min(declaredMinor, maxCoverMinor ?? declaredMinor);

/** When a rule is due: any of these. Null: it does not count. */
export interface StandingConditions {
  readonly parcels: number | null;
  readonly weightG: number | null;
  readonly weightBy: WeightKind;
  readonly freeDaysLeft: number | null;
}

/** What is on the shelf and may go together. */
export interface ShelfFacts {
  readonly parcels: number;
  readonly actualG: number;
  readonly chargeableG: number;
  /** Days of free storage of the parcel that has the fewest; null: without an end. */
  readonly freeDaysLeft: number | null;
}

export const dueConditions = ['parcels', 'weight', 'freeDays'] as const;
export type DueCondition = (typeof dueConditions)[number];

/**
 * Which conditions of a rule hold; empty: it is not due. Never due with an empty shelf.
 * @example dueBy({ parcels: 3, weightG: null, weightBy: 'actual', freeDaysLeft: null },
 *   { parcels: 3, actualG: 900, chargeableG: 1000, freeDaysLeft: 20 }) // → ['parcels']
 */
export function dueBy(rule: StandingConditions, shelf: ShelfFacts): DueCondition[] {
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

/** States of what a rule did. `lapsed`: its parcels went in another way, or the rule was changed. */
export const standingActStates = ['asked', 'placed', 'undone', 'declined', 'lapsed'] as const;
export type StandingActState = (typeof standingActStates)[number];

/** Why a rule asks instead of ordering at once. */
export const askReasons = ['first', 'limit', 'destination'] as const;
export type AskReason = (typeof askReasons)[number];

/**
 * Why the member is asked first; undefined: the rule may order at once. A rule never pays more than its limit, nor for
 * a destination that changed after the rule was turned on.
 * @example askReason({ asksFirst: false, limitMinor: 800 }, { dueMinor: 900, sameDestination: true }) // → 'limit'
 */
export function askReason(
  rule: { readonly asksFirst: boolean; readonly limitMinor: number },
  order: { readonly dueMinor: number; readonly sameDestination: boolean },
): AskReason | undefined {
  if (rule.asksFirst) return 'first';
  if (!order.sameDestination) return 'destination';
  return order.dueMinor > rule.limitMinor ? 'limit' : undefined;
}

/** How an order of a rule was paid. `later`: the shop bills after packing. */
export const standingPayments = ['none', 'paid', 'later', 'overLimit', 'short'] as const;
export type StandingPayment = (typeof standingPayments)[number];

/**
 * Until when the member may take back an order that was placed at this moment.
 * @example revocableUntil('2026-11-01T10:00:00.000Z') // → '2026-11-01T11:00:00.000Z'
 */
export const revocableUntil = (placedAt: string): string =>
  new Date(Date.parse(placedAt) + standingLimits.revocableMinutes * 60_000).toISOString();

/**
 * Whether the order is in its time of revocation, in which nobody packs it.
 * @example isRevocable(null, '2026-11-01T10:00:00.000Z') // → false
 */
export const isRevocable = (until: string | null, now: string): boolean =>
  until !== null && Date.parse(until) > Date.parse(now);
