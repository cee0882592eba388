import { pauseReasons, shownPauseReasons } from '@crossdock/domain/pricing/clockPauses.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { createdAnswer, id, instant, plain, text } from '../wire/values.ts';

/** A period in which a parcel is on hold or its storage days are paused. */
export const pauseView = z.object({
  id,
  reason: z.enum(shownPauseReasons),
  /** The parcel stays out of orders during the pause. */
  keepsBack: plain.yesNo,
  /** The shop is responsible, so the parcel's storage days are paused. */
  stopsClock: plain.yesNo,
  why: plain.text,
  from: instant,
  until: plain.maybeInstant,
});

export const pauseStorageInput = z.strictObject({
  parcelId: id,
  reason: z.enum(pauseReasons),
  keepsBack: plain.yesNo,
  /** Shown to the member. */
  why: text(200),
  /** The start; by default now. */
  from: instant.optional(),
});

export const storagePauseCalls = {
  pauseStorage: staff('problem.write').postOnce('staff/parcels/pauses', {
    summary: 'Pause a parcel’s storage days, and hold the parcel if needed',
    input: pauseStorageInput,
    output: createdAnswer,
    refusals: ['parcel.notHere', 'parcel.pauseAhead'],
  }),
  endPause: staff('problem.write').byId.post('staff/parcels/pauses/end', {
    summary: 'Resume a parcel’s storage days',
    refusals: ['parcel.pauseEnded', 'problem.open', 'dispute.open'],
  }),
};
