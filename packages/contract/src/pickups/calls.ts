import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, minor, page, pageFields } from '../wire/values.ts';
import { pickupDeskCalls } from './desk.ts';
import { addPickTaskInput, dayPart, pickTask, pickupArea, pickupDay } from './shapes.ts';

export const pickShelves = ['open', 'ended'] as const;

/** Pickups: the shop collects goods, which become the member's parcels. */
export const pickupCalls = {
  ...pickupDeskCalls,
  getPickAreas: call('GET', 'Centralized/GetPickAreas', {
    by: 'member',
    summary: 'List pickup areas, prices and days, and my balance',
    input: emptyInput,
    output: z.object({
      areas: z.array(pickupArea),
      days: z.array(pickupDay),
      parts: z.array(dayPart),
      balanceMinor: minor,
    }),
  }),
  addPickTask: call('POST', 'Centralized/AddPickTask', {
    by: 'member',
    idempotent: true,
    summary: 'Book a pickup, paid from the balance',
    input: addPickTaskInput,
    output: z.object({ id, number: z.string(), amountMinor: minor, balanceMinor: minor }),
    refusals: [
      'pickup.noService',
      'pickup.tooHeavy',
      'pickup.day',
      'pickup.part',
      'pickup.priceChanged',
      'wallet.insufficient',
    ],
  }),
  cancelPickTask: call('POST', 'Centralized/CancelPickTask', {
    by: 'member',
    idempotent: true,
    summary: 'Cancel a pickup before collection; refunds the payment',
    input: z.strictObject({ id }),
    output: z.object({ refundMinor: minor }),
    refusals: ['pickup.fetched', 'pickup.wrongState'],
  }),
  getPickTaskList: call('GET', 'Centralized/GetPickTaskList', {
    by: 'member',
    summary: 'List my pickups, newest first: active, past or all',
    input: z.strictObject({ shelf: z.enum(pickShelves).optional(), ...pageFields }),
    output: page(pickTask).extend({
      counts: z.object({ open: z.number().int(), ended: z.number().int(), unseen: z.number().int() }),
    }),
  }),
  seePickTask: call('POST', 'Centralized/SeePickTask', {
    by: 'member',
    summary: 'Mark a failed pickup as seen',
    input: z.strictObject({ id }),
    output: doneAnswer,
  }),
};
