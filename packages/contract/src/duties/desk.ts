import { dutyBases, dutyModes } from '@crossdock/domain/duties/table.ts';
import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { regions } from '@crossdock/domain/regions.ts';
import { z } from 'zod';
import { call, longBodyBytes } from '../wire/call.ts';
import { id, instant, note, nothing, text, whole } from '../wire/values.ts';
import { deskOrderDuties, payers } from './shapes.ts';

const day = z.iso.date({ error: 'field.required' });
const rateBp = whole.min(0, 'field.tooSmall').max(100_000, 'field.tooBig');
const amount = whole.min(0, 'field.tooSmall').max(1_000_000_00, 'field.tooBig');

const goodsRates = z
  .array(z.strictObject({ goodsType: z.enum(goodsTypes, 'field.required'), dutyBp: rateBp }))
  .max(goodsTypes.length, 'field.tooMany')
  .check((found) => {
    const seen = new Set<string>();
    for (const [at, { goodsType }] of found.value.entries()) {
      if (seen.has(goodsType))
        found.issues.push({
          code: 'custom',
          message: 'field.invalid',
          path: [at, 'goodsType'],
          input: goodsType,
        });
      seen.add(goodsType);
    }
  });

const tableFields = {
  country: z.enum(regions, 'field.required'),
  /** The first day on which it applies. */
  from: day,
  base: z.enum(dutyBases, 'field.required'),
  /** In minor units of the country's currency; 0: no shipment is free. */
  freeUpToMinor: amount,
  freeModes: z.array(z.enum(dutyModes)).max(dutyModes.length, 'field.tooMany'),
  /** Free shipments of a declarer in half a year; null: any number. */
  freeEntries: whole.min(0, 'field.tooSmall').max(1_000, 'field.tooBig').nullable(),
  lowValueBp: rateBp,
  vatBp: rateBp,
  dutyBp: rateBp,
  goodsRates,
  source: text(200),
  asOf: day,
  /** Millionths of the country's currency for one of the shop's; null: not known. */
  rateMillionths: whole.min(1, 'field.tooSmall').max(1_000_000_000_000, 'field.tooBig').nullable(),
};

export const dutyTableInput = z.strictObject(tableFields);

const dutyTable = z.object({
  ...tableFields,
  /** Empty for a table that comes with the product. */
  id: z.string(),
  currency: z.string(),
  source: z.string(),
  /** Whether estimates follow it now. */
  inForce: z.boolean(),
  /** Who wrote it, and when; empty and null for a table that comes with the product. */
  staffName: z.string(),
  createdAt: instant.nullable(),
});
export type DutyTableRow = z.infer<typeof dutyTable>;

export const dutyDeskCalls = {
  listDutyTables: call('GET', 'staff/duty-tables', {
    by: 'staff',
    can: 'pricing.read',
    summary: 'Tables of duty and tax by country, the newest first, with those that no longer apply',
    input: nothing,
    output: z.array(dutyTable),
  }),
  saveDutyTable: call('POST', 'staff/duty-tables', {
    by: 'staff',
    can: 'pricing.write',
    idempotent: true,
    summary: 'Set what customs of a country charge from a day on; earlier tables stay in the list',
    input: dutyTableInput,
    output: z.object({ id }),
  }),
  getDeskOrderDuties: call('GET', 'staff/orders/duties', {
    by: 'staff',
    can: 'order.read',
    summary: 'Estimated duty and tax of an order, and what customs charged',
    input: z.strictObject({ orderId: id }),
    output: deskOrderDuties,
  }),
  noteDutyCharges: call('POST', 'staff/orders/duties/charges', {
    by: 'staff',
    can: 'advance.write',
    idempotent: true,
    summary: 'Note what customs charged for orders, by number, beside the estimates; moves no money',
    bodyAtMost: longBodyBytes,
    input: z.strictObject({
      charges: z
        .array(
          z.strictObject({
            number: text(40),
            /** In minor units of the destination's currency. */
            chargedMinor: amount,
            paidBy: z.enum(payers, 'field.required'),
            note: note(200).default(''),
          }),
        )
        .min(1, 'field.required')
        .max(200, 'field.tooMany'),
    }),
    output: z.object({ noted: z.number().int() }),
    refusals: ['duty.orderUnknown', 'duty.notShipped'],
  }),
};
