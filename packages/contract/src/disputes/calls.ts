import { disputeSubjects, disputeTextMax } from '@crossdock/domain/parcels/disputes.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, id, text } from '../wire/values.ts';
import { disputeDeskCalls, disputeSettings } from './desk.ts';
import { disputeFileIds, disputeRow, measuredSubject } from './shapes.ts';

const openDisputeInput = z.strictObject({
  of: z.enum(disputeSubjects),
  /** The id of the parcel or package. */
  id,
  reason: text(disputeTextMax),
  /** Pictures uploaded before, with the type `dispute`. */
  fileIds: disputeFileIds,
});

export const disputeCalls = {
  ...disputeDeskCalls,
  getMeasurements: call('GET', 'Centralized/GetMeasurements', {
    by: 'member',
    summary: 'List measurements of my parcel or order, with what I can dispute',
    input: z.strictObject({ of: z.enum(['parcel', 'order']), id }),
    output: z.object({ list: z.array(measuredSubject), rule: disputeSettings }),
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
    summary: 'Dispute a measurement with reason and photos; holds the parcel',
    input: openDisputeInput,
    output: z.object({ id }),
    refusals: ['dispute.closed', 'dispute.late', 'dispute.open', 'dispute.decided', 'dispute.pictureUnknown'],
  }),
  withdrawDispute: call('POST', 'Centralized/RevokeMeasureDispute', {
    by: 'member',
    summary: 'Withdraw a dispute; the first measurement counts',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['dispute.notOpen'],
  }),
};
