import {
  askReasons,
  dueConditions,
  standingActStates,
  standingLimits,
  standingPayments,
  weightKinds,
} from '@crossdock/domain/standingOrders/rules.ts';
import { z } from 'zod';
import { chosenServices } from '../services/shapes.ts';
import { count, id, instant, minor, whole } from '../wire/values.ts';

const { maxParcels, maxWeightG, maxFreeDays } = standingLimits;
const within = (most: number, least = 1) => whole.min(least, 'field.tooSmall').max(most, 'field.tooBig');

/** A rule as the member writes it. At least one condition must be there. */
export const standingRule = {
  parcels: within(maxParcels).nullable(),
  weightG: within(maxWeightG).nullable(),
  weightBy: z.enum(weightKinds),
  freeDaysLeft: within(maxFreeDays, 0).nullable(),
  /** A saved address of mine, or null with a pickup point. */
  addressId: id.nullable(),
  pickupPointId: id.nullable().default(null),
  channelId: id,
  declarerId: id.nullable(),
  /** Insures the declared value of the parcels. */
  insured: z.boolean().default(false),
  /** Services for the whole order. */
  services: chosenServices,
  limitMinor: within(1_000_000_000_000, 0),
  asksFirst: z.boolean(),
};

const conditions = {
  parcels: count.nullable(),
  weightG: count.nullable(),
  weightBy: z.enum(weightKinds),
  freeDaysLeft: count.nullable(),
};

export const standingOrder = z.object({
  id,
  ...conditions,
  addressId: id.nullable(),
  pickupPointId: id.nullable(),
  channelId: id,
  declarerId: id.nullable(),
  insured: z.boolean(),
  services: z.array(z.object({ serviceId: id, quantity: count })),
  limitMinor: minor,
  asksFirst: z.boolean(),
  /** The whole rule as a sentence in the reader's language. */
  sentence: z.string(),
  running: z.boolean(),
  /** The rule was tried on past parcels since its last change, so it may be turned on. */
  tried: z.boolean(),
  changedAt: instant,
  obstacle: z.object({ error: z.string(), message: z.string() }),
});

/** Why the rule was due. */
const because = {
  dueBy: z.array(z.enum(dueConditions)),
  parcelCount: count,
  weightG: count,
  freeDaysLeft: count.nullable(),
  since: instant,
};

export const standingAct = z.object({
  id,
  standingOrderId: id,
  state: z.enum(standingActStates),
  ...because,
  /** The reason as a sentence in the reader's language. */
  sentence: z.string(),
  askedWhy: z.enum(['', ...askReasons]),
  totalMinor: minor,
  payment: z.enum(standingPayments),
  orderId: id.nullable(),
  orderNumber: z.string(),
  orderState: z.string(),
  createdAt: instant,
  /** Until when the order can be revoked; null if that time is over, or nothing was ordered yet. */
  revocableUntil: instant.nullable(),
});

/** What a rule would have done. */
export const simulatedAct = z.object({
  at: instant,
  ...because,
  sentence: z.string(),
  courierNumbers: z.array(z.string()),
  /** Null if the lane, as it is today, would not take the parcels. */
  totalMinor: minor.nullable(),
  asks: z.boolean(),
});
