import { pauseReasons } from '@crossdock/domain/pricing/clockPauses.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, id, instant, text } from '../wire/values.ts';

/** A time in which a parcel waits. */
export const pauseView = z.object({
  id,
  reason: z.enum(pauseReasons),
  /** It stays out of every order meanwhile. */
  keepsBack: z.boolean(),
  /** The firm is the cause: its storage clock stands still meanwhile. */
  stopsClock: z.boolean(),
  why: z.string(),
  from: instant,
  until: instant.nullable(),
});

export const pauseStorageInput = z.strictObject({
  parcelId: id,
  reason: z.enum(pauseReasons),
  keepsBack: z.boolean(),
  /** For the member to read. */
  why: text(200),
  /** Since when; from now on, unless said otherwise. */
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
    output: done,
    refusals: ['parcel.pauseEnded', 'problem.open', 'dispute.open'],
  }),
};
