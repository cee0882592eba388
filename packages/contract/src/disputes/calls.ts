import { disputed, disputeTextMax } from '@crossdock/domain/parcels/disputes.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, id, text } from '../wire/values.ts';
import { disputeDeskCalls, disputeSettings } from './desk.ts';
import { disputeFileIds, disputeRow, measuredThing } from './shapes.ts';

const openDisputeInput = z.strictObject({
  of: z.enum(disputed),
  /** The parcel, or the package. */
  id,
  reason: text(disputeTextMax),
  /** Pictures uploaded before, with the type `dispute`. */
  fileIds: disputeFileIds,
});

export const disputeCalls = {
  ...disputeDeskCalls,
  getMeasurements: call('GET', 'Centralized/GetMeasurements', {
    by: 'member',
    summary:
      'Who measured a parcel of mine, or the packages of an order, when, on which scale, with the picture; and what I can dispute',
    input: z.strictObject({ of: z.enum(['parcel', 'order']), id }),
    output: z.object({ list: z.array(measuredThing), rule: disputeSettings }),
  }),
  getDispute: call('GET', 'Centralized/GetMeasureDispute', {
    by: 'member',
    summary: 'One dispute of mine about a measurement, and how it ended',
    input: z.strictObject({ id }),
    output: disputeRow.extend({ rule: disputeSettings }),
  }),
  openDispute: call('POST', 'Centralized/AddMeasureDispute', {
    by: 'member',
    idempotent: true,
    summary:
      'Dispute a measurement with the reason and pictures: clocks stop, nothing is shipped, and somebody else measures again',
    input: openDisputeInput,
    output: z.object({ id }),
    refusals: ['dispute.closed', 'dispute.late', 'dispute.open', 'dispute.decided', 'dispute.pictureUnknown'],
  }),
  withdrawDispute: call('POST', 'Centralized/RevokeMeasureDispute', {
    by: 'member',
    summary: 'Take a dispute about a measurement back: the measurement stands',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['dispute.notOpen'],
  }),
};
