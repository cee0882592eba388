import type { ChargebackReason, ChargebackState } from '@crossdock/domain/payments/chargebacks.ts';
import Stripe from 'stripe';
import type { ChargebackStatus, PaymentProvider } from './provider.ts';
import { minorFromStripeAmount } from './stripeAmounts.ts';

/** Events about what Stripe calls disputes: chargebacks, and the banks' inquiries before them. */
export const stripeChargebackEvents = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const;

const reasons: Readonly<Record<string, ChargebackReason>> = {
  fraudulent: 'fraud',
  unrecognized: 'fraud',
  debit_not_authorized: 'fraud',
  product_not_received: 'notReceived',
  product_unacceptable: 'notAsDescribed',
  duplicate: 'duplicate',
  credit_not_processed: 'refundMissing',
  subscription_canceled: 'cancelled',
};

/**
 * The part of the adapter that queries chargebacks. It never answers the bank: staff do that in Stripe's
 * dashboard.
 * @example Object.keys(stripeChargebackAdapter({})) // → ['lookChargeback']
 */
export const stripeChargebackAdapter = (
  stripe: Stripe,
): Required<Pick<PaymentProvider, 'lookChargeback'>> => ({
  lookChargeback: async (noTransaction, reference) => {
    noTransaction.check();
    try {
      return seenIn(await stripe.disputes.retrieve(reference, { expand: ['payment_intent'] }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
        return undefined;
      throw error;
    }
  },
});

function seenIn(dispute: Stripe.Dispute): ChargebackStatus | undefined {
  const intent = typeof dispute.payment_intent === 'string' ? undefined : dispute.payment_intent;
  const { shop_id: shopId, payment_id: paymentId } = intent?.metadata ?? {};
  if (shopId === undefined || paymentId === undefined) return undefined;
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    about: { shopId, paymentId },
    state: stateOf(dispute),
    currency: dispute.currency.toUpperCase(),
    amountMinor: minorFromStripeAmount(dispute.amount, dispute.currency),
    ...movedIn(dispute),
    reason: reasons[dispute.reason] ?? 'other',
    reasonText: dispute.reason,
    answerBy: dueBy === null ? null : new Date(dueBy * 1000).toISOString(),
  };
}

function stateOf({ status, evidence_details: evidence }: Stripe.Dispute): ChargebackState {
  switch (status) {
    case 'won':
    // A closed inquiry and a prevented dispute took no money, so they count as won.
    case 'warning_closed':
    case 'prevented':
      return 'won';
    case 'lost':
      return evidence.submission_count === 0 && !evidence.past_due ? 'accepted' : 'lost';
    case 'under_review':
    case 'warning_under_review':
    case 'appeal_under_review':
      return 'underReview';
    default:
      return 'needsAnswer';
  }
}

/**
 * The amount taken from the account, by the movements that Stripe lists. If the account has another currency, the
 * movements are in that currency, so the disputed amount is used and the fee is unknown.
 */
function movedIn({ balance_transactions: moves, amount, currency }: Stripe.Dispute) {
  const takenAway = 0 - moves.reduce((sum, one) => sum + one.amount, 0);
  if (moves.every((one) => one.currency === currency))
    return {
      takenMinor: minorFromStripeAmount(Math.max(0, takenAway), currency),
      feeMinor: minorFromStripeAmount(
        Math.max(
          0,
          moves.reduce((sum, { fee }) => sum + fee, 0),
        ),
        currency,
      ),
    };
  return { takenMinor: takenAway > 0 ? minorFromStripeAmount(amount, currency) : 0, feeMinor: 0 };
}
