import { z } from 'zod';
import { longBodyBytes, staff } from '../wire/call.ts';
import { count, createdAnswer, note, plain, text } from '../wire/values.ts';
import { deskOrderDuties, dutyPayers } from './shapes.ts';
import { dutySheetCalls } from './sheet.ts';
import { dutyAmount, dutyTableFields, dutyTableInput } from './tableFields.ts';

const dutyTable = z.object({
  ...dutyTableFields,
  /** Empty for a table that comes with the product. */
  id: plain.text,
  currency: plain.text,
  source: plain.text,
  /** Whether estimates use this table now. */
  inForce: plain.yesNo,
  /** Who wrote the table, and when; empty and null for a table that comes with the product. */
  staffName: plain.text,
  createdAt: plain.maybeInstant,
});
export type DutyTableRow = z.infer<typeof dutyTable>;

export const dutyDeskCalls = {
  ...dutySheetCalls,
  listDutyTables: staff('pricing.read').get('staff/duty-tables', {
    summary: 'Tables of duty and tax by country, the newest first, with those that no longer apply',
    output: z.array(dutyTable),
  }),
  saveDutyTable: staff('pricing.write').postOnce('staff/duty-tables', {
    summary: 'Set what customs of a country charge from a day on; earlier tables stay in the list',
    input: dutyTableInput,
    output: createdAnswer,
  }),
  getDeskOrderDuties: staff('order.read').byOrder.get('staff/orders/duties', {
    summary: 'Estimated duty and tax of an order, and what customs charged',
    output: deskOrderDuties,
  }),
  noteDutyCharges: staff('advance.write').postOnce('staff/orders/duties/charges', {
    summary: 'Note what customs charged for orders, by number, beside the estimates; moves no money',
    bodyAtMost: longBodyBytes,
    input: z.strictObject({
      charges: z
        .array(
          z.strictObject({
            number: text(40),
            /** In minor units of the destination's currency. */
            chargedMinor: dutyAmount,
            paidBy: z.enum(dutyPayers, 'field.required'),
            note: note(200).default(''),
          }),
        )
        .min(1, 'field.required')
        .max(200, 'field.tooMany'),
    }),
    output: z.object({ noted: count }),
    refusals: ['duty.orderUnknown', 'duty.notShipped'],
  }),
};
