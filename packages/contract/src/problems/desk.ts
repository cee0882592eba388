import { leaveOutRules, problemTextMax, problemTypes } from '@crossdock/domain/parcels/problems.ts';
import { z } from 'zod';
import { leaveOutRefusals } from '../orders/changes.ts';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields, listOf } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, note, plain, text, whole } from '../wire/values.ts';
import { problemFileIds, problemRow, problemStep } from './shapes.ts';

/** Problems that wait for the warehouse, that wait for the member, that are overdue, that are settled, and all. */
export const problemTabs = ['answered', 'open', 'overdue', 'resolved', 'all'] as const;

const staffProblem = problemRow.extend({
  member: z.object({ id, name: plain.text, account: plain.text }).nullable(),
  /** The package with which the problem was registered; null if it was registered with the parcel or the order. */
  package: z.object({ id, number: plain.text }).nullable(),
  warehouseName: plain.text,
  shelfCode: plain.text,
  registeredBy: plain.text,
  processedBy: plain.maybeText,
  /** The clerk who is handling the problem; null if nobody is. */
  takenBy: z.object({ name: plain.text, mine: plain.yesNo }).nullable(),
});
export type StaffProblem = z.infer<typeof staffProblem>;

export const registerProblemInput = z.strictObject({
  /** The courier number of a parcel in the warehouse, or the number of a packed package. */
  courierNumber: text(60),
  type: z.enum(problemTypes, { error: 'field.required' }),
  /** Shown to the member. */
  description: text(problemTextMax),
  byFirm: plain.yesNo.default(false),
  /** Whether the problem keeps the parcel out of orders. By default, the type of the problem decides. */
  blocks: plain.yesNo.optional(),
  /** Pictures of `staff/files`, with the purpose `problem`. */
  fileIds: problemFileIds,
});
const said = { id, note: text(problemTextMax) };
const askProblemInput = z.strictObject(said);
const resolveProblemInput = z.strictObject(said);
const day = whole.min(1, 'field.tooSmall').max(365, 'field.tooBig');
const fee = whole.min(0, 'amount.negative').max(100_000_000, 'field.tooBig');
export const problemSettings = z.strictObject({
  returnFeeMinor: fee,
  destroyFeeMinor: fee,
  escalateDays: day,
  secondDays: day.nullable(),
  thirdDays: day.nullable(),
  /** When staff may send an order without a parcel that has a problem. */
  leaveOut: z.enum(leaveOutRules),
});

/** If settings are saved without `leaveOut`, that rule does not change. */
const settings = settingsCalls(
  'staff/problems/settings',
  problemSettings.partial({ leaveOut: true }),
  problemSettings,
);

export const problemDeskCalls = {
  listProblems: staff('parcel.read').page('staff/problems', {
    summary: 'List problem parcels; unsettled ones oldest first',
    filters: {
      shelf: z.enum(problemTabs).default('answered'),
      type: z.enum(problemTypes).optional(),
      parcelId: plain.optionalId,
      memberId: plain.optionalId,
      /** An account, a name, or a courier number. */
      words: note(60).optional(),
      warehouseId: plain.optionalId,
      ...dayRangeFields,
    },
    of: staffProblem,
    with: {
      answered: count,
      open: count,
      overdue: count,
    },
    table: {
      views: 'problems',
      title: 'problems.title',
      columns: {
        number: column.text('parcels.number', 'parcel.courierNumber'),
        type: column.choice('problems.type', 'type'),
        state: column.choice('tables.state', 'state', 'problems.shelf'),
        member: column.member('tables.member', 'member.name member.account'),
        place: column.text('tables.place', 'warehouseName shelfCode'),
        description: column.text('tables.description', 'description'),
        answer: column.choice('problems.said', 'answer.choice', 'problems.choice'),
        resolution: column.text('tables.resolution', 'resolution processedBy'),
        registered: column.text('tables.at', 'registeredAt registeredBy'),
      },
    },
  }),
  getStaffProblem: staff('parcel.read').byId.get('staff/problems/detail', {
    summary: 'Get a problem parcel with its history',
    output: staffProblem.extend({ timeline: z.array(problemStep.extend({ staffName: plain.text })) }),
  }),
  registerProblem: staff('problem.write').postOnce('staff/problems', {
    summary: 'Register a problem with a parcel; notifies the member',
    input: registerProblemInput,
    output: z.object({ id, parcelId: id }),
    refusals: ['problem.parcelUnknown', 'problem.known', 'problem.pictureUnknown'],
  }),
  takeProblem: staff('problem.write').post('staff/problems/take', {
    summary: 'Take over or release a problem parcel',
    input: z.strictObject({ id, taken: plain.yesNo }),
    refusals: ['problem.notOpen', 'problem.taken'],
  }),
  askProblem: staff('problem.write').post('staff/problems/ask', {
    summary: 'Ask the member again; refunds the fee',
    input: askProblemInput,
    refusals: ['problem.notAnswered'],
  }),
  resolveProblem: staff('problem.write').post('staff/problems/resolve', {
    summary: 'Settle a problem and release the parcel; refunds unused fees',
    input: resolveProblemInput,
    refusals: ['problem.notOpen'],
  }),
  disposeProblem: staff('parcel.dispose').post('staff/problems/dispose', {
    summary: 'Return or destroy the parcel as chosen, and settle the problem',
    input: resolveProblemInput,
    refusals: ['problem.notAnswered', 'parcel.notDisposable'],
  }),
  listProblemsOfOrder: staff('order.read').byOrder.get('staff/problems/order', {
    summary: 'List unsettled problems of an order’s parcels, with what their member answered',
    output: listOf(
      problemRow
        .pick({ id: true, type: true, state: true, description: true, blocks: true, answer: true })
        .extend({
          courierNumber: plain.text,
          /** Whether staff may remove the parcel from the order now. */
          mayLeaveOut: plain.yesNo,
        }),
    ),
  }),
  leaveOutProblem: staff('problem.write').postOnce('staff/problems/leaveOut', {
    summary: 'Take the parcel out of its order, as the shop’s rule allows, so that the rest is sent',
    input: resolveProblemInput,
    output: z.object({ state: approvalState }),
    refusals: ['problem.leaveOut', ...leaveOutRefusals, ...approvalRefusals],
  }),
  getProblemSettings: settings.get('parcel.read', 'Get fees and reminder days of problem parcels'),
  saveProblemSettings: settings.save('warehouse.write', 'Set fees and reminder days of problem parcels'),
};
