import { z } from 'zod';
import { member } from '../wire/call.ts';
import { count, createdAnswer, id, instant, minor, plain } from '../wire/values.ts';
import { simulatedAct, standingAct, standingOrder, standingRule } from './shapes.ts';

const ruleRefusals = [
  'order.noAddress',
  'order.pickupPointGone',
  'order.pickupPhone',
  'order.channelUnfit',
  'declarer.notUsable',
  'insurance.notOffered',
  'service.notOffered',
] as const;

export const saveStandingOrderInput = z.strictObject({ id: plain.optionalId, ...standingRule });

/** Standing orders: rules that order the member's parcels automatically. */
export const standingCalls = {
  listStandingOrders: member.get('standing/orders', {
    summary: 'List my standing orders, and what they ask me',
    output: z.object({ list: z.array(standingOrder), most: count, asked: z.array(standingAct) }),
  }),
  saveStandingOrder: member.post('standing/orders', {
    summary: 'Write a standing order; it is off until it was tried and turned on',
    personal: true,
    input: saveStandingOrderInput,
    output: createdAnswer,
    refusals: ['standing.tooMany', 'standing.noCondition', ...ruleRefusals],
  }),
  tryStandingOrder: member.byId.post('standing/orders/try', {
    summary: 'Show what a standing order would have done with my parcels of the last twelve months',
    personal: true,
    output: z.object({
      from: instant,
      parcelCount: count,
      list: z.array(simulatedAct),
      /** The sum of the prices of the orders in `list`. */
      totalMinor: minor,
    }),
    refusals: [...ruleRefusals, 'order.noApprovedAddress'],
  }),
  startStandingOrder: member.post('standing/orders/start', {
    summary: 'Turn a standing order on; it orders and pays from the balance up to its limit',
    fresh: true,
    input: z.strictObject({ id, changedAt: instant }),
    refusals: ['standing.notTried', ...ruleRefusals, 'order.noApprovedAddress'],
  }),
  stopStandingOrder: member.byId.post('standing/orders/stop', {
    summary: 'Turn a standing order off',
  }),
  removeStandingOrder: member.byId.post('standing/orders/remove', {
    summary: 'Remove a standing order; what it did stays in the list',
  }),
  listStandingActs: member.page('standing/acts', {
    summary: 'List what my standing orders did, newest first',
    of: standingAct,
  }),
  getStandingAct: member.byId.get('standing/acts/one', {
    summary: 'What a standing order did or asks, with its parcels and today’s price',
    output: standingAct.extend({
      rule: plain.text,
      courierNumbers: plain.texts,
      currency: plain.text,
      offer: z.discriminatedUnion('kind', [
        /** Nothing waits for consent. */
        z.object({ kind: z.literal('none') }),
        z.object({ kind: z.literal('refused'), error: plain.text, message: plain.text }),
        z.object({
          kind: z.literal('price'),
          totalMinor: minor,
          /** The amount, with the fee, that is paid when the member agrees; 0 if the shop bills after packing. */
          dueMinor: minor,
          balanceMinor: minor,
          missingMinor: minor,
        }),
      ]),
    }),
  }),
  agreeStandingAct: member.postOnce('standing/acts/agree', {
    summary: 'Agree to what a standing order asks: the order is made and paid from the balance',
    personal: true,
    input: z.strictObject({ id, totalMinor: minor }),
    output: z.object({ orderId: id, number: plain.text, paidMinor: minor, revocableUntil: instant }),
    refusals: ['standing.over', 'standing.unfit', 'order.feeChanged', 'wallet.insufficient'],
  }),
  declineStandingAct: member.byId.post('standing/acts/decline', {
    summary: 'Say no to what a standing order asks; it does not ask about the same parcels again',
    refusals: ['standing.over'],
  }),
  undoStandingAct: member.byId.postOnce('standing/acts/undo', {
    summary: 'Take back what a standing order did within the hour; the payment returns to the balance',
    output: z.object({ refundMinor: minor }),
    refusals: ['standing.over', 'standing.tooLate', 'order.wrongState'],
  }),
};
