import { disputeSubjects, disputeTextMax } from '@crossdock/domain/parcels/disputes.ts';
import { z } from 'zod';
import { member } from '../wire/call.ts';
import { createdAnswer, id, text } from '../wire/values.ts';
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
  getMeasurements: member.get('Centralized/GetMeasurements', {
    summary: 'List measurements of my parcel or order, with what I can dispute',
    input: z.strictObject({ of: z.enum(['parcel', 'order']), id }),
    output: z.object({ list: z.array(measuredSubject), rule: disputeSettings }),
  }),
  getDispute: member.byId.get('Centralized/GetMeasureDispute', {
    summary: 'One dispute of mine about a measurement, and how it ended',
    output: disputeRow.extend({ rule: disputeSettings }),
  }),
  openDispute: member.postOnce('Centralized/AddMeasureDispute', {
    summary: 'Dispute a measurement with reason and photos; holds the parcel',
    input: openDisputeInput,
    output: createdAnswer,
    refusals: ['dispute.closed', 'dispute.late', 'dispute.open', 'dispute.decided', 'dispute.pictureUnknown'],
  }),
  withdrawDispute: member.byId.post('Centralized/RevokeMeasureDispute', {
    summary: 'Withdraw a dispute; the first measurement counts',
    refusals: ['dispute.notOpen'],
  }),
};
