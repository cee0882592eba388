import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, minor, page, pageFields } from '../wire/values.ts';
import { simulatedAct, standingAct, standingOrder, standingRule } from './shapes.ts';

const count = z.number().int();
const ruleRefusals = [
  'order.noAddress',
  'order.pickupPointGone',
  'order.pickupPhone',
  'order.channelUnfit',
  'declarer.notUsable',
  'insurance.notOffered',
  'service.notOffered',
] as const;

export const saveStandingOrderInput = z.strictObject({ id: id.optional(), ...standingRule });

/** Standing orders: rules that order the member's parcels automatically. */
export const standingCalls = {
  listStandingOrders: call('GET', 'standing/orders', {
    by: 'member',
    summary: 'List my standing orders, and what they ask me',
    input: emptyInput,
    output: z.object({
      list: z.array(standingOrder),
      most: count,
      asked: z.array(standingAct),
    }),
  }),
  saveStandingOrder: call('POST', 'standing/orders', {
    by: 'member',
    personal: true,
    summary: 'Write a standing order; it is off until it was tried and turned on',
    input: saveStandingOrderInput,
    output: z.object({ id }),
    refusals: ['standing.tooMany', 'standing.noCondition', ...ruleRefusals],
  }),
  tryStandingOrder: call('POST', 'standing/orders/try', {
    by: 'member',
    personal: true,
    summary: 'Show what a standing order would have done with my parcels of the last twelve months',
    input: z.strictObject({ id }),
    output: z.object({
      from: instant,
      parcelCount: count,
      list: z.array(simulatedAct),
      /** The sum of all prices. */
      totalMinor: minor,
    }),
    refusals: [...ruleRefusals, 'order.noApprovedAddress'],
  }),
  startStandingOrder: call('POST', 'standing/orders/start', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'Turn a standing order on; it orders and pays from the balance up to its limit',
    input: z.strictObject({ id, changedAt: instant }),
    output: doneAnswer,
    refusals: ['standing.notTried', ...ruleRefusals, 'order.noApprovedAddress'],
  }),
  stopStandingOrder: call('POST', 'standing/orders/stop', {
    by: 'member',
    summary: 'Turn a standing order off',
    input: z.strictObject({ id }),
    output: doneAnswer,
  }),
  removeStandingOrder: call('POST', 'standing/orders/remove', {
    by: 'member',
    summary: 'Remove a standing order; what it did stays in the list',
    input: z.strictObject({ id }),
    output: doneAnswer,
  }),
  listStandingActs: call('GET', 'standing/acts', {
    by: 'member',
    summary: 'List what my standing orders did, newest first',
    input: z.strictObject(pageFields),
    output: page(standingAct),
  }),
  getStandingAct: call('GET', 'standing/acts/one', {
    by: 'member',
    summary: 'What a standing order did or asks, with its parcels and today’s price',
    input: z.strictObject({ id }),
    output: standingAct.extend({
      rule: z.string(),
      courierNumbers: z.array(z.string()),
      currency: z.string(),
      offer: z.discriminatedUnion('kind', [
        /** Nothing waits for consent. */
        z.object({ kind: z.literal('none') }),
        z.object({ kind: z.literal('refused'), error: z.string(), message: z.string() }),
        z.object({
          kind: z.literal('price'),
          totalMinor: minor,
          /** What is paid when the member agrees, with the fee; 0 if the shop bills after packing. */
          dueMinor: minor,
          balanceMinor: minor,
          missingMinor: minor,
        }),
      ]),
    }),
  }),
  agreeStandingAct: call('POST', 'standing/acts/agree', {
    by: 'member',
    personal: true,
    idempotent: true,
    summary: 'Agree to what a standing order asks: the order is made and paid from the balance',
    input: z.strictObject({ id, totalMinor: minor }),
    output: z.object({ orderId: id, number: z.string(), paidMinor: minor, revocableUntil: instant }),
    refusals: ['standing.over', 'standing.unfit', 'order.feeChanged', 'wallet.insufficient'],
  }),
  declineStandingAct: call('POST', 'standing/acts/decline', {
    by: 'member',
    summary: 'Say no to what a standing order asks; it does not ask about the same parcels again',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['standing.over'],
  }),
  undoStandingAct: call('POST', 'standing/acts/undo', {
    by: 'member',
    idempotent: true,
    summary: 'Take back what a standing order did within the hour; the payment returns to the balance',
    input: z.strictObject({ id }),
    output: z.object({ refundMinor: minor }),
    refusals: ['standing.over', 'standing.tooLate', 'order.wrongState'],
  }),
};
