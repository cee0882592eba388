import { pauseReasons, shownPauseReasons } from '@crossdock/domain/pricing/clockPauses.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, id, instant, text } from '../wire/values.ts';

/** A period in which a parcel is on hold or its storage days are paused. */
export const pauseView = z.object({
  id,
  reason: z.enum(shownPauseReasons),
  /** The parcel stays out of orders during the pause. */
  keepsBack: z.boolean(),
  /** The shop is responsible, so its storage days are paused. */
  stopsClock: z.boolean(),
  why: z.string(),
  from: instant,
  until: instant.nullable(),
});

export const pauseStorageInput = z.strictObject({
  parcelId: id,
  reason: z.enum(pauseReasons),
  keepsBack: z.boolean(),
  /** Shown to the member. */
  why: text(200),
  /** The start; by default now. */
  from: instant.optional(),
});

export const storagePauseCalls = {
  pauseStorage: call('POST', 'staff/parcels/pauses', {
    by: 'staff',
    can: 'problem.write',
    idempotent: true,
    summary: 'Pause a parcel’s storage days, and hold the parcel if needed',
    input: pauseStorageInput,
    output: z.object({ id }),
    refusals: ['parcel.notHere', 'parcel.pauseAhead'],
  }),
  endPause: call('POST', 'staff/parcels/pauses/end', {
    by: 'staff',
    can: 'problem.write',
    summary: 'Resume a parcel’s storage days',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['parcel.pauseEnded', 'problem.open', 'dispute.open'],
  }),
};
