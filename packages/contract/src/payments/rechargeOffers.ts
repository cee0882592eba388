import { z } from 'zod';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { doneAnswer, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { id, instant, minor, plain } from '../wire/values.ts';

const amount = z
  .number({ error: 'amount.invalid' })
  .int('amount.invalid')
  .min(1, 'amount.notAboveZero')
  .max(1_000_000_000_000, 'field.tooBig');

const offer = z.object({
  id,
  amountMinor: minor,
  bonusMinor: minor,
  validFrom: instant,
  validTo: plain.maybeInstant,
  /** Ended by staff before its time. */
  ended: plain.yesNo,
  /** Open to members at this moment. */
  open: plain.yesNo,
});

/** Bonuses for top-ups from certain amounts on. A top-up keeps the bonus that was promised when it began. */
export const rechargeOfferCalls = {
  listRechargeOffers: staff('payment.read').get('staff/recharge-offers', {
    summary: 'The top-up offers, open ones first',
    output: listOf(offer),
  }),
  saveRechargeOffer: staff('bank.write').postOnce('staff/recharge-offers', {
    summary: 'Add a top-up offer, or change one',
    input: z.strictObject({
      id: plain.optionalId,
      amountMinor: amount,
      bonusMinor: amount,
      validFrom: instant,
      validTo: plain.maybeInstant,
    }),
    /** A new offer that waits for approval has no id yet. */
    output: doneAnswer.extend({ state: approvalState, id: plain.maybeId }),
    refusals: ['wallet.offerPeriod', ...approvalRefusals],
  }),
  endRechargeOffer: staff('bank.write').byId.post('staff/recharge-offers/end', {
    summary: 'End a top-up offer now; promised bonuses are still paid',
  }),
};
