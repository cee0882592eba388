import { keysOf } from '../records.ts';
import type { CarrierReport } from './carrierReports.ts';
import { arrivalWindow, dayAfterMoment, type JourneyArrival, type LaneDuration } from './laneDays.ts';
import type { PackageState } from './packages.ts';
import type { OrderState } from './states.ts';
import { dateIn } from './timeFilters.ts';

/** The stages of a shipment, from the shelf to the signature. */
export const journeyStages = [
  'warehouse',
  'packing',
  'payment',
  'leaving',
  'transit',
  'arrived',
  'delivery',
  'delivered',
  'signed',
] as const;
export type JourneyStage = (typeof journeyStages)[number];

export const journeyActors = ['member', 'firm', 'carrier', 'nobody'] as const;
export type JourneyActor = (typeof journeyActors)[number];

/** The person or firm that acts in each step. */
const actors = {
  address: 'firm',
  problem: 'member',
  pack: 'firm',
  packing: 'firm',
  price: 'member',
  pay: 'member',
  transfer: 'firm',
  ship: 'firm',
  carry: 'carrier',
  clear: 'carrier',
  held: 'member',
  bring: 'carrier',
  deliver: 'carrier',
  retry: 'carrier',
  collect: 'member',
  sign: 'member',
  confirm: 'firm',
  late: 'firm',
  ask: 'firm',
  returning: 'firm',
  claim: 'member',
  lost: 'firm',
  done: 'nobody',
} as const satisfies Readonly<Record<string, JourneyActor>>;
/** The possible next steps of a shipment. */
export const journeySteps = keysOf(actors);
export type JourneyStep = keyof typeof actors;

/** The known facts about a package in transit. */
export interface TravellingPackage {
  readonly state: PackageState;
  readonly shippedAt: string | null;
  /** The time of the last news, if the package has been without news for too long; otherwise null. */
  readonly quietSince: string | null;
  /** The carrier's reports since the package left, oldest first. */
  readonly reports: readonly CarrierReport[];
}

export interface JourneyInput {
  readonly state: Exclude<OrderState, 'cancelled'>;
  readonly cashOnDelivery: boolean;
  readonly payBeforePacking: boolean;
  readonly beingPacked: boolean;
  /** The address waits for approval. */
  readonly addressPending: boolean;
  /** A parcel of the order has a problem that the member has to decide. */
  readonly asksMember: boolean;
  /** A bank transfer for the order was reported and is not decided yet. */
  readonly transferReported: boolean;
  /** Until when the member has to answer the question about a higher price; null without such a question. */
  readonly answerBy: string | null;
  /** Until when the price to be paid is valid; null without an end. */
  readonly priceUntil: string | null;
  readonly memberMaySign: boolean;
  /**
   * The last day on which a claim for the lost order is accepted; null if none is possible, or one was made.
   */
  readonly claimDay: string | null;
  /** Since when the order waits for the firm to pack or ship it (ISO 8601, UTC). */
  readonly waitingSince: string;
  readonly packages: readonly TravellingPackage[];
  /** Undefined if nothing is known of the lane. */
  readonly days: LaneDuration | undefined;
}

interface Part {
  readonly stage: JourneyStage;
  readonly step: JourneyStep;
  readonly by: JourneyActor;
  readonly arrival: JourneyArrival;
}

export interface Journey extends Part {
  /** The stages that this shipment goes through, in their order. */
  readonly stages: readonly JourneyStage[];
  /** The day until which the step is to be done; null: no day is set. */
  readonly dueDay: string | null;
  /** The stage and step of each package, in the order of the packages. */
  readonly packages: readonly Part[];
}

const none: JourneyArrival = { kind: 'none' };
const partOf = (stage: JourneyStage, step: JourneyStep, arrival: JourneyArrival): Part => ({
  ...{ stage, step, arrival },
  by: actors[step],
});

/**
 * The stages of a shipment. With cash on delivery there is no payment stage; if the shop asks for payment
 * first, that stage comes before packing.
 */
function stagesOf(order: Pick<JourneyInput, 'cashOnDelivery' | 'payBeforePacking'>): JourneyStage[] {
  const after = journeyStages.slice(journeyStages.indexOf('leaving'));
  if (order.cashOnDelivery) return ['warehouse', 'packing', ...after];
  return order.payBeforePacking
    ? ['payment', 'warehouse', 'packing', ...after]
    : ['warehouse', 'packing', 'payment', ...after];
}

const reached: Readonly<Record<CarrierReport, JourneyStage>> = {
  transit: 'transit',
  customs: 'arrived',
  held: 'arrived',
  arrived: 'arrived',
  delivery: 'delivery',
  failed: 'delivery',
  pickup: 'delivery',
  delivered: 'delivered',
  returning: 'transit',
};

const placeOf = (stage: JourneyStage): number => journeyStages.indexOf(stage);
const further = (one: JourneyStage, other: JourneyStage) => (placeOf(other) > placeOf(one) ? other : one);

const stepOfReport: Readonly<Record<CarrierReport, JourneyStep>> = {
  transit: 'carry',
  customs: 'clear',
  held: 'held',
  arrived: 'bring',
  delivery: 'deliver',
  failed: 'retry',
  pickup: 'collect',
  delivered: 'sign',
  returning: 'returning',
};
/**
 * The carrier's next step at each stage. It is used if the last report belongs to an earlier stage than the one that
 * the package has already reached.
 */
const stepOfStage = { transit: 'carry', arrived: 'bring', delivery: 'deliver', delivered: 'sign' } as const;

/**
 * Whether the last report says that a package reached its receiver, or the place where the member collects it. No
 * arrival is promised then.
 * @example hasReachedReceiver('pickup') // → true
 * @example hasReachedReceiver('delivery') // → false
 */
export const hasReachedReceiver = (last: CarrierReport | undefined): boolean =>
  last === 'pickup' || last === 'delivered';

/** The stage of a shipped package, and its next step. */
function travelling(one: TravellingPackage, facts: JourneyInput, at: Moment): Part {
  const stage = one.reports.map((report) => reached[report]).reduce(further, 'transit');
  const arrival =
    facts.days === undefined ||
    one.shippedAt === null ||
    stage === 'delivered' ||
    hasReachedReceiver(one.reports.at(-1))
      ? none
      : arrivalWindow(one.shippedAt, facts.days, at.now, at.timeZone);
  return partOf(stage, stepOnTheWay(one, stage, { facts, arrival }), arrival);
}

function stepOnTheWay(
  { reports, quietSince }: TravellingPackage,
  stage: JourneyStage,
  { facts, arrival }: { facts: JourneyInput; arrival: JourneyArrival },
): JourneyStep {
  const last = reports.at(-1) ?? 'transit';
  if (last === 'returning') return 'returning';
  if (stage === 'delivered') return facts.memberMaySign ? 'sign' : 'confirm';
  if (last === 'held' || last === 'pickup' || last === 'failed') return stepOfReport[last];
  if (quietSince !== null) return 'ask';
  if (arrival.kind === 'between' && arrival.late) return 'late';
  if (reached[last] === stage) return stepOfReport[last];
  return stage === 'transit' || stage === 'arrived' || stage === 'delivery' ? stepOfStage[stage] : 'carry';
}

interface Moment {
  readonly now: string;
  /** The shop's time zone (IANA name). */
  readonly timeZone: string;
}

function packageJourney(one: TravellingPackage, facts: JourneyInput, at: Moment): Part {
  if (one.state === 'delivered') return partOf('signed', 'done', none);
  if (one.state === 'lost') return partOf('transit', facts.claimDay === null ? 'lost' : 'claim', none);
  if (one.state === 'shipped') return travelling(one, facts, at);
  return partOf('leaving', 'ship', toLeave(facts));
}

function toLeave({ days }: JourneyInput): JourneyArrival {
  if (days === undefined) return none;
  const { minDays, maxDays, source } = days;
  return { kind: 'afterShipping', minDays, maxDays, source };
}

/** The stage and the next step of an order that has not left the warehouse. */
function inTheHouse(facts: JourneyInput): Part {
  const arrival = toLeave(facts);
  const asked = facts.asksMember ? 'problem' : undefined;
  if (facts.state === 'awaitingPayment') {
    if (facts.answerBy !== null) return partOf('payment', 'price', arrival);
    return partOf('payment', facts.transferReported ? 'transfer' : 'pay', arrival);
  }
  if (facts.state === 'awaitingShipment') return partOf('leaving', asked ?? 'ship', arrival);
  const stage = facts.beingPacked ? 'packing' : 'warehouse';
  const packs = facts.beingPacked ? 'packing' : 'pack';
  return partOf(stage, asked ?? (facts.addressPending ? 'address' : packs), arrival);
}

/**
 * Of two packages, the one that represents the order: the one at the earlier stage. At the same stage, a package that
 * needs a step of the member comes first.
 */
function first(one: Part, other: Part): Part {
  if (placeOf(one.stage) !== placeOf(other.stage))
    return placeOf(one.stage) < placeOf(other.stage) ? one : other;
  return one.by === 'member' || other.by !== 'member' ? one : other;
}

/**
 * The stage of a shipment, its next step, who acts and by when, and the arrival. An order with several packages has
 * the stage of its slowest package; it is lost only if all packages are lost. Never looks at a clock, and never
 * returns to a stage before one that a carrier reported.
 * @example journeyOf({ state: 'awaitingPayment', answerBy: null, priceUntil: '2026-11-24T00:00:00Z' },
 *   { now: '2026-11-20T00:00:00Z', timeZone: 'Asia/Taipei' }).dueDay // → '2026-11-24'
 */
export function journeyOf(facts: JourneyInput, at: Moment): Journey {
  const stages = stagesOf(facts);
  if (facts.state === 'signed')
    return { ...partOf('signed', 'done', none), stages, dueDay: null, packages: [] };
  if (facts.state !== 'awaitingSignature') {
    const part = inTheHouse(facts);
    return { ...part, stages, dueDay: dueDayOf(part.step, facts, at), packages: [] };
  }
  const packages = facts.packages.map((one) => packageJourney(one, facts, at));
  const awaited = packages.filter((_, place) => !isOver(facts.packages[place]));
  const [whole = partOf('transit', 'carry', none), ...others] = awaited.length > 0 ? awaited : packages;
  const part = others.reduce(first, whole);
  return { ...part, stages, dueDay: dueDayOf(part.step, facts, at), packages };
}

const isOver = (one: TravellingPackage | undefined) => one?.state === 'delivered' || one?.state === 'lost';

/**
 * The day until which a step is to be done. A member's step has its own deadline; the firm's steps are due by
 * the day on which they are usually done.
 */
function dueDayOf(step: JourneyStep, facts: JourneyInput, at: Moment): string | null {
  const { answerBy, priceUntil, claimDay, days, waitingSince } = facts;
  const onDay = (until: string | null) => (until === null ? null : dateIn(until, at.timeZone));
  const usually = (within: number | null | undefined) => {
    if (within === null || within === undefined) return null;
    const day = dayAfterMoment(waitingSince, within, at.timeZone);
    return day < dateIn(at.now, at.timeZone) ? null : day;
  };
  if (step === 'price') return onDay(answerBy);
  if (step === 'pay') return onDay(priceUntil);
  if (step === 'claim') return claimDay;
  if (step === 'pack' || step === 'packing') return usually(days?.packDays);
  return step === 'ship' ? usually(days?.shipDays) : null;
}
