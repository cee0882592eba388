import { disputed, disputePicturesMax, disputeStates } from '@crossdock/domain/parcels/disputes.ts';
import { z } from 'zod';
import { pictureView } from '../wire/pictures.ts';
import { id, instant, minor } from '../wire/values.ts';

const count = z.number().int();

/** What was measured, by whom, when, on which scale, with its picture. */
const takenMeasurement = z.object({
  weightG: count,
  lengthMm: count,
  widthMm: count,
  heightMm: count,
  at: instant,
  /** The clerk's name; empty where nobody knows. */
  by: z.string(),
  scale: z.string(),
  why: z.string(),
  picture: pictureView.nullable(),
});
export type TakenMeasurement = z.infer<typeof takenMeasurement>;

export const disputeRow = z.object({
  id,
  state: z.enum(disputeStates),
  of: z.enum(disputed),
  /** The parcel, or the order that the package is of. */
  subject: z.object({ id, number: z.string() }),
  /** Which package of the order; null for a parcel. */
  position: count.nullable(),
  reason: z.string(),
  pictures: z.array(pictureView),
  openedAt: instant,
  endedAt: instant.nullable(),
  first: takenMeasurement,
  second: takenMeasurement.nullable(),
  /** What the clerk who measured anew says about it; or why it fell. */
  note: z.string(),
  /** By how much the bill fell. */
  loweredMinor: minor,
  /** What went back to the balance of it. */
  returnedMinor: minor,
});
export type DisputeRow = z.infer<typeof disputeRow>;

/** Something that was measured, all its measurements, and what can be done about the last one. */
export const measuredThing = z.object({
  of: z.enum(disputed),
  id,
  position: count.nullable(),
  /** Oldest first. */
  measurements: z.array(takenMeasurement),
  /** Until when the last one can be disputed; null: it cannot. */
  disputableUntil: instant.nullable(),
  /** The latest dispute; null: there was none. */
  dispute: disputeRow.nullable(),
});
export type MeasuredThing = z.infer<typeof measuredThing>;

/** Pictures that were uploaded before, each once. */
export const disputeFileIds = z
  .array(id)
  .max(disputePicturesMax, 'field.tooMany')
  .refine((ids) => new Set(ids).size === ids.length, 'dispute.pictureUnknown')
  .default([]);
