import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { z } from 'zod';
import { member, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { pictureView } from '../wire/pictures.ts';
import { id, instant, minor, plain, requiredWhole, text } from '../wire/values.ts';

/** The parcel or order of an advance. */
const bearer = z.strictObject({ of: z.enum(['parcel', 'order']), id });
export type AdvanceSubject = z.infer<typeof bearer>;

const advance = z.object({
  id,
  amountMinor: minor,
  reason: plain.text,
  receipt: pictureView,
  at: instant,
  /** The parcel's courier number; empty for an advance of the order itself. */
  courierNumber: plain.text,
});

export const advanceInput = bearer.extend({
  amountMinor: requiredWhole(1, 100_000_000_00),
  /** Shown to the member on the quote and the bill. */
  reason: text(100),
  /** A picture uploaded by staff as a receipt. */
  receiptFileId: z.uuid({
    error: (issue) => (issue.input === undefined || issue.input === '' ? 'field.required' : 'field.id'),
  }),
});

export const advanceCalls = {
  getAdvances: member.get('Orders/GetAdvances', {
    summary: 'List advances the shop paid for my parcel or order',
    input: bearer,
    output: listOf(advance),
  }),
  listAdvances: staff('order.read').get('staff/advances', {
    summary: 'List advances paid for a parcel or order',
    input: bearer,
    output: z.object({
      /** Whether an advance can be added or withdrawn now. */
      open: plain.yesNo,
      list: z.array(advance.extend({ staffName: plain.text })),
    }),
  }),
  addAdvance: staff('advance.write').postOnce('staff/advances', {
    summary: 'Add an advance to a parcel or order, with reason and receipt',
    input: advanceInput,
    output: z.object({ id, totalMinor: plain.maybeMinor }),
    refusals: ['advance.late', 'advance.parcel', 'advance.receipt', ...quoteRefusalReasons],
  }),
  withdrawAdvance: staff('advance.write').byId.post('staff/advances/withdraw', {
    summary: 'Withdraw an unpaid advance',
    refusals: ['advance.late', 'advance.parcel', 'advance.gone', ...quoteRefusalReasons],
  }),
};
