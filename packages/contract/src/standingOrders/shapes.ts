import {
  dueConditions,
  reasonsToAskMember,
  standingActStates,
  standingLimits,
  standingPaymentStates,
  weightKinds,
} from '@crossdock/domain/standingOrders/rules.ts';
import { z } from 'zod';
import { chosenServices } from '../services/shapes.ts';
import { count, id, instant, minor, plain, refusalView, whole } from '../wire/values.ts';

const { maxParcels, maxWeightG, maxFreeDays } = standingLimits;
const within = (most: number, least = 1) => whole.min(least, 'field.tooSmall').max(most, 'field.tooBig');

/** A rule as the member writes it. At least one condition is required. */
export const standingRule = {
  parcels: within(maxParcels).nullable(),
  weightG: within(maxWeightG).nullable(),
  weightBy: z.enum(weightKinds),
  freeDaysLeft: within(maxFreeDays, 0).nullable(),
  /** A saved address of the member; null if the orders go to a pickup point. */
  addressId: plain.maybeId,
  pickupPointId: plain.maybeId.default(null),
  channelId: id,
  declarerId: plain.maybeId,
  /** Insures the declared value of the parcels. */
  insured: plain.yesNo.default(false),
  /** Services for the whole order. */
  services: chosenServices,
  limitMinor: within(1_000_000_000_000, 0),
  asksFirst: plain.yesNo,
};

const conditions = {
  parcels: plain.maybeCount,
  weightG: plain.maybeCount,
  weightBy: z.enum(weightKinds),
  freeDaysLeft: plain.maybeCount,
};

export const standingOrder = z.object({
  id,
  ...conditions,
  addressId: plain.maybeId,
  pickupPointId: plain.maybeId,
  channelId: id,
  declarerId: plain.maybeId,
  insured: plain.yesNo,
  services: z.array(z.object({ serviceId: id, quantity: count })),
  limitMinor: minor,
  asksFirst: plain.yesNo,
  /** The whole rule as a sentence in the reader's language. */
  sentence: plain.text,
  running: plain.yesNo,
  /** The rule was tried on past parcels since its last change, so it may be turned on. */
  tried: plain.yesNo,
  changedAt: instant,
  obstacle: refusalView,
});

/** Why the rule was due. */
const because = {
  dueBy: z.array(z.enum(dueConditions)),
  parcelCount: count,
  weightG: count,
  freeDaysLeft: plain.maybeCount,
  since: instant,
};

export const standingAct = z.object({
  id,
  standingOrderId: id,
  state: z.enum(standingActStates),
  ...because,
  /** The reason as a sentence in the reader's language. */
  sentence: plain.text,
  askedWhy: z.enum(['', ...reasonsToAskMember]),
  totalMinor: minor,
  payment: z.enum(standingPaymentStates),
  orderId: plain.maybeId,
  orderNumber: plain.text,
  orderState: plain.text,
  createdAt: instant,
  /** Until when the order can be revoked; null if that time is over, or nothing was ordered yet. */
  revocableUntil: plain.maybeInstant,
});

/** An action that a rule would have taken. */
export const simulatedAct = z.object({
  at: instant,
  ...because,
  sentence: plain.text,
  courierNumbers: plain.texts,
  /** Null if the lane, as it is today, would not accept the parcels. */
  totalMinor: plain.maybeMinor,
  asks: plain.yesNo,
});
