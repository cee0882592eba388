import { numberedRecordKinds } from '@crossdock/domain/finding/numberedRecords.ts';
import { scanDesks, scanSteps } from '@crossdock/domain/finding/steps.ts';
import { orderStates } from '@crossdock/domain/orders/states.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { paymentStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { deskLookup } from '../parcels/desk.ts';
import { paymentMethodCodes } from '../payments/methods.ts';
import { staff } from '../wire/call.ts';
import { count, id, instant, minor, plain, text } from '../wire/values.ts';

/** The most results of each kind. */
export const maxFoundPerKind = 6;

/** Whether the typed text is the complete number, code or alias, as from a scanner. */
const exact = plain.yesNo;

const found = z.object({
  members: z.array(
    z.object({ id, name: plain.text, account: plain.text, alias: plain.text, phone: plain.text, exact }),
  ),
  parcels: z.array(
    z.object({
      id,
      number: plain.text,
      courierNumber: plain.text,
      state: z.enum(parcelStates),
      shelfCode: plain.text,
      goodsName: plain.text,
      memberName: plain.text,
      exact,
    }),
  ),
  orders: z.array(
    z.object({
      id,
      number: plain.text,
      state: z.enum(orderStates),
      consignee: plain.text,
      memberName: plain.text,
      /** The position of the box that was searched for; 0 for the order itself. */
      part: count,
      exact,
    }),
  ),
  payments: z.array(
    z.object({
      id,
      amountMinor: minor,
      method: z.enum(paymentMethodCodes),
      state: z.enum(paymentStates),
      memberName: plain.text,
      orderNumber: plain.maybeText,
      createdAt: instant,
    }),
  ),
  shelves: z.array(
    z.object({ warehouseId: id, warehouseName: plain.text, code: plain.text, parcels: count }),
  ),
  numbered: z.array(
    z.object({ kind: z.enum(numberedRecordKinds), id, number: plain.text, memberName: plain.text }),
  ),
});
export type SearchResults = z.infer<typeof found>;

/** A record whose number may match a scan. Fields that its kind does not have are empty or 0. */
const scannedThing = z.object({
  kind: z.enum(['parcel', 'order', 'pickList', 'tote', 'shelf', 'member', ...numberedRecordKinds]),
  id,
  number: plain.text,
  state: plain.text,
  memberId: plain.text,
  memberName: plain.text,
  alias: plain.text,
  shelf: plain.text,
  warehouseId: plain.text,
  warehouseName: plain.text,
  orderId: plain.text,
  orderNumber: plain.text,
  part: count,
  parcels: count,
  orderIds: z.array(id),
  steps: z.array(z.enum(scanSteps)),
});
export type ScannedItem = z.infer<typeof scannedThing>;

export const findingCalls = {
  resolveScan: staff('any').get('staff/scan', {
    summary:
      'Say what a scanned or typed number is: parcel, order or its box, pick list, tote, location, member, or what else has a number of ours; whose, where, in which state, and what the caller may do with it at this desk. Several where it is ambiguous; the nearest ones where nothing has this number',
    input: z.strictObject({ text: text(400), desk: z.enum(scanDesks).default('anywhere') }),
    output: z.object({
      courierNumber: plain.text,
      list: z.array(scannedThing),
      guesses: z.array(scannedThing),
      arrival: deskLookup.nullable(),
    }),
  }),
  findAnything: staff('any').get('staff/find', {
    summary:
      'Find what a typed or scanned text may be: members, parcels, orders, payments by amount and day, locations, and whatever has a number of ours. Kinds that the caller may not read stay empty',
    input: z.strictObject({ words: text(400) }),
    output: found,
  }),
};
