import { disputePicturesMax, disputeStates, disputeSubjects } from '@crossdock/domain/parcels/disputes.ts';
import { z } from 'zod';
import { pictureView } from '../wire/pictures.ts';
import { distinctIds, id, instant, measureFields, minor, plain } from '../wire/values.ts';

/** A measurement: values, clerk, time, scale and photo. */
const takenMeasurement = z.object({
  ...measureFields,
  at: instant,
  /** The clerk's name; empty if unknown. */
  by: plain.text,
  scale: plain.text,
  why: plain.text,
  picture: pictureView.nullable(),
});
export type DisputedMeasurement = z.infer<typeof takenMeasurement>;

export const disputeRow = z.object({
  id,
  state: z.enum(disputeStates),
  of: z.enum(disputeSubjects),
  /** The parcel, or the order of the package. */
  subject: z.object({ id, number: plain.text }),
  /** The package's position in the order; null for a parcel. */
  position: plain.maybeCount,
  reason: plain.text,
  pictures: z.array(pictureView),
  openedAt: instant,
  endedAt: plain.maybeInstant,
  first: takenMeasurement,
  second: takenMeasurement.nullable(),
  /** The note of the clerk who measured again, or why the dispute was withdrawn. */
  note: plain.text,
  /** How much the bill was lowered. */
  loweredMinor: minor,
  /** How much of the lowered amount was refunded to the balance. */
  returnedMinor: minor,
});
export type DisputeRow = z.infer<typeof disputeRow>;

/** A parcel or package with all its measurements, and the possible actions on the last one. */
export const measuredSubject = z.object({
  of: z.enum(disputeSubjects),
  id,
  position: plain.maybeCount,
  /** Oldest first. */
  measurements: z.array(takenMeasurement),
  /** Until when the last measurement can be disputed; null if it cannot be. */
  disputableUntil: plain.maybeInstant,
  /** The latest dispute; null if there was none. */
  dispute: disputeRow.nullable(),
});
export type MeasuredSubject = z.infer<typeof measuredSubject>;

/** Photos uploaded before, each at most once. */
export const disputeFileIds = distinctIds(disputePicturesMax, 'dispute.pictureUnknown').default([]);
