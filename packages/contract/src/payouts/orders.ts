import { payoutEventPath } from '../payments/accounts.ts';
import { doneAnswer, provider, staff } from '../wire/call.ts';
import { count } from '../wire/values.ts';

/** Batches that Billplz pays by payment orders, line by line. */
export const payoutOrderCalls = {
  startPayout: staff('withdrawal.audit').byId.postOnce('staff/payouts/start', {
    summary: 'Begin to pay an approved batch by payment orders at Billplz, line by line',
    fresh: true,
    refusals: ['payout.wrongState', 'payout.otherWay', 'payout.fileDiffers'],
  }),
  retryPayout: staff('withdrawal.audit').byId.postOnce('staff/payouts/retry', {
    summary: 'Go on with the payment orders of a batch now, such as after a top-up at Billplz',
    refusals: ['payout.wrongState', 'payout.otherWay'],
  }),
  stopPayout: staff('withdrawal.audit').byId.postOnce('staff/payouts/stop', {
    summary: 'Request no more payment orders of a batch; the withdrawals of the others are pending again',
    output: doneAnswer.extend({ count }),
    refusals: ['payout.wrongState', 'payout.otherWay'],
  }),
  receivePayoutEvent: provider.post(payoutEventPath, {
    summary: 'Receive a signed event about a payment order of a shop’s account at Billplz',
    body: 'raw',
    bodyAtMost: 256 * 1024,
    refusals: ['payment.signatureWrong'],
  }),
};
