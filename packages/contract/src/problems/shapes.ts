import {
  problemChoices,
  problemPicturesMax,
  problemStates,
  problemSteps,
  problemTypes,
} from '@crossdock/domain/parcels/problems.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { z } from 'zod';
import { distinctIds, id, instant, minor, plain, stepFields } from '../wire/values.ts';

export const problemPictureView = z.object({ thumb: plain.text, full: plain.text });

/** Pictures that were uploaded before, each only once. */
export const problemFileIds = distinctIds(problemPicturesMax, 'problem.pictureUnknown').default([]);

/** A problem with a parcel. */
export const problemRow = z.object({
  id,
  type: z.enum(problemTypes),
  state: z.enum(problemStates),
  description: plain.text,
  /** The shop is responsible: the problem costs the member nothing, and storage days are paused. */
  byFirm: plain.yesNo,
  /** The parcel stays out of orders until the problem is settled. */
  blocks: plain.yesNo,
  /** Unsettled for longer than the shop's limit. */
  overdue: plain.yesNo,
  registeredAt: instant,
  /** When the problem was settled. */
  processedAt: plain.maybeInstant,
  pictures: z.array(problemPictureView),
  parcel: z.object({
    id,
    number: plain.text,
    courierNumber: plain.text,
    goodsName: plain.text,
    state: z.enum(parcelStates),
  }),
  /** The order that the parcel is in; null if it is in none. */
  order: z.object({ id, number: plain.text, totalMinor: minor }).nullable(),
  /** The member's possible answers with their fees; empty if no answer is awaited. */
  choices: z.array(z.object({ choice: z.enum(problemChoices), feeMinor: minor })),
  /** The member's last answer. */
  answer: z
    .object({
      choice: z.enum(problemChoices),
      note: plain.text,
      feeMinor: minor,
      at: instant,
      pictures: z.array(problemPictureView),
    })
    .nullable(),
  /** The warehouse's follow-up question; empty if there is none. */
  asked: plain.text,
  /** How the problem ended; empty while it is open. */
  resolution: plain.text,
});
export type ProblemRow = z.infer<typeof problemRow>;

export const problemStep = z.object({
  event: z.enum(problemSteps),
  ...stepFields,
});
