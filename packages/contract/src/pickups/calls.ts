import { z } from 'zod';
import { member } from '../wire/call.ts';
import { count, id, minor, plain } from '../wire/values.ts';
import { pickupDeskCalls } from './desk.ts';
import { addPickTaskInput, dayPart, pickTask, pickupArea, pickupDay } from './shapes.ts';

export const memberPickupTabs = ['open', 'ended'] as const;

/** Pickups: the shop collects goods, which become the member's parcels. */
export const pickupCalls = {
  ...pickupDeskCalls,
  getPickAreas: member.get('Centralized/GetPickAreas', {
    summary: 'List pickup areas, prices and days, and my balance',
    output: z.object({
      areas: z.array(pickupArea),
      days: z.array(pickupDay),
      parts: z.array(dayPart),
      balanceMinor: minor,
    }),
  }),
  addPickTask: member.postOnce('Centralized/AddPickTask', {
    summary: 'Book a pickup, paid from the balance',
    input: addPickTaskInput,
    output: z.object({ id, number: plain.text, amountMinor: minor, balanceMinor: minor }),
    refusals: [
      'pickup.noService',
      'pickup.tooHeavy',
      'pickup.day',
      'pickup.part',
      'pickup.priceChanged',
      'wallet.insufficient',
    ],
  }),
  cancelPickTask: member.byId.postOnce('Centralized/CancelPickTask', {
    summary: 'Cancel a pickup before collection; refunds the payment',
    output: z.object({ refundMinor: minor }),
    refusals: ['pickup.fetched', 'pickup.wrongState'],
  }),
  getPickTaskList: member.page('Centralized/GetPickTaskList', {
    summary: 'List my pickups, newest first: active, past or all',
    filters: { shelf: z.enum(memberPickupTabs).optional() },
    of: pickTask,
    with: {
      counts: z.object({ open: count, ended: count, unseen: count }),
    },
  }),
  seePickTask: member.byId.post('Centralized/SeePickTask', {
    summary: 'Mark a failed pickup as seen',
  }),
};
