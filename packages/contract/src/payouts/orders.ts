import { z } from 'zod';
import { payoutEventPath } from '../payments/accounts.ts';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id } from '../wire/values.ts';

/** Batches that Billplz pays by payment orders, line by line. */
export const payoutOrderCalls = {
  startPayout: call('POST', 'staff/payouts/start', {
    by: 'staff',
    can: 'withdrawal.audit',
    fresh: true,
    idempotent: true,
    summary: 'Begin to pay an approved batch by payment orders at Billplz, line by line',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['payout.wrongState', 'payout.otherWay', 'payout.fileDiffers'],
  }),
  retryPayout: call('POST', 'staff/payouts/retry', {
    by: 'staff',
    can: 'withdrawal.audit',
    idempotent: true,
    summary: 'Go on with the payment orders of a batch now, such as after a top-up at Billplz',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['payout.wrongState', 'payout.otherWay'],
  }),
  stopPayout: call('POST', 'staff/payouts/stop', {
    by: 'staff',
    can: 'withdrawal.audit',
    idempotent: true,
    summary: 'Request no more payment orders of a batch; the withdrawals of the others are pending again',
    input: z.strictObject({ id }),
    output: doneAnswer.extend({ count: z.number().int() }),
    refusals: ['payout.wrongState', 'payout.otherWay'],
  }),
  receivePayoutEvent: call('POST', payoutEventPath, {
    by: 'provider',
    body: 'raw',
    bodyAtMost: 256 * 1024,
    input: emptyInput,
    output: doneAnswer,
    refusals: ['payment.signatureWrong'],
    summary: 'Receive a signed event about a payment order of a shop’s account at Billplz',
  }),
};
