import { disputeTextMax } from '@crossdock/domain/parcels/disputes.ts';
import { z } from 'zod';
import { measureInputFields, refuseImpossibleVolume, scaleNameField } from '../parcels/measuring.ts';
import { approvalRefusals, awaitedApproval } from '../wallet/approvals.ts';
import { settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, minor, note, plain, whole } from '../wire/values.ts';
import { disputeRow } from './shapes.ts';

export const disputeTabs = ['open', 'decided', 'withdrawn', 'all'] as const;

const staffDispute = disputeRow.extend({
  member: z.object({ id, name: plain.text, account: plain.text }),
  /** The parcel's shelf; empty for packages. */
  shelfCode: plain.text,
  warehouseName: plain.text,
  /** True if the reader made the first measurement, so that another person must make the second. */
  isMine: plain.yesNo,
  /** The request to confirm or correct the measurement, which waits for a second person; null if there is none. */
  secondAwaited: awaitedApproval,
});
export type StaffDispute = z.infer<typeof staffDispute>;

export const disputeSettings = z.strictObject({
  days: whole.min(1, 'field.tooSmall').max(60, 'field.tooBig'),
  toleranceG: whole.min(0, 'field.tooSmall').max(10_000, 'field.tooBig'),
  toleranceMm: whole.min(0, 'field.tooSmall').max(500, 'field.tooBig'),
});

const measureDisputeInput = z
  .strictObject({
    id,
    ...measureInputFields,
    scale: scaleNameField,
    /** A photo of `staff/files` with the purpose `dispute` that shows the measurement. */
    fileId: id,
    /** Shown to the member. */
    note: note(disputeTextMax).default(''),
  })
  .superRefine(refuseImpossibleVolume);

const settings = settingsCalls('staff/disputes/settings', disputeSettings, disputeSettings);

export const disputeDeskCalls = {
  listDisputes: staff('parcel.read').page('staff/disputes', {
    summary: 'Disputed measurements by shelf and words: what waits the oldest first, the rest newest first',
    filters: {
      shelf: z.enum(disputeTabs).default('open'),
      /** An account, a name, an order's number or a courier number. */
      words: note(60).optional(),
      warehouseId: plain.optionalId,
      ...dayRangeFields,
    },
    of: staffDispute,
    with: { open: count },
    table: {
      views: 'disputes',
      title: 'disputes.title',
      columns: {
        number: column.text('parcels.number', 'subject.number'),
        state: column.choice('tables.state', 'state', 'disputes.state'),
        member: column.member('tables.member', 'member.name member.account'),
        reason: column.text('disputes.reason', 'reason'),
        first: column.weight('tables.measured', 'first.weightG'),
        second: column.weight('tables.measuredAgain', 'second.weightG'),
        lowered: column.money('disputes.lowered', 'loweredMinor'),
        returned: column.money('disputes.returned', 'returnedMinor'),
        opened: column.instant('tables.at', 'openedAt'),
      },
    },
  }),
  measureDispute: staff('order.pack').postOnce('staff/disputes/measure', {
    summary: 'Record the second measurement of a dispute; refunds any difference',
    input: measureDisputeInput,
    output: z.object({
      /** `waiting`: a second person decides, because the refund is above one clerk's limit. */
      state: z.enum(['confirmed', 'corrected', 'waiting']),
      loweredMinor: minor,
      returnedMinor: minor,
    }),
    refusals: ['dispute.notOpen', 'dispute.sameClerk', 'dispute.pictureUnknown', ...approvalRefusals],
  }),
  getDisputeSettings: settings.get('parcel.read', 'Get the dispute period and tolerance'),
  saveDisputeSettings: settings.save('warehouse.write', 'Set the dispute period and tolerance'),
};
