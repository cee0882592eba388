import Stripe from 'stripe';
import type { PaymentProvider, RefundRequest, RefundStatus } from './provider.ts';
import { stripeAmount } from './stripeAmounts.ts';

/**
 * The part of the adapter that refunds. Stripe rejects refunds of more than it received.
 * @example Object.keys(stripeRefundAdapter({})) // → ['refund', 'lookRefund']
 */
export const stripeRefundAdapter = (
  stripe: Stripe,
): Required<Pick<PaymentProvider, 'refund' | 'lookRefund'>> => ({
  refund: async (noTransaction, request) => {
    noTransaction.check();
    return refund(stripe, request);
  },
  lookRefund: async (noTransaction, request) => {
    noTransaction.check();
    return stateOf(stripe, request);
  },
});

/**
 * Refunds a session's payment. Stripe stores its answer under the refund's id, so repeating the request is
 * harmless.
 */
async function refund(
  stripe: Stripe,
  { reference, key, totalMinor, currency }: RefundRequest,
): Promise<RefundStatus> {
  const amount = stripeAmount(totalMinor, currency);
  const intent = await intentOf(stripe, reference);
  if (amount === undefined || intent === undefined) return { impossible: 'nothing was paid there' };
  try {
    const wanted = { payment_intent: intent, amount, metadata: { refund_id: key } };
    return refundedOf(await stripe.refunds.create(wanted, { idempotencyKey: `refund-${key}` }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { impossible: error.message };
    throw error;
  }
}

/** The state of a refund that Stripe accepted. */
async function stateOf(stripe: Stripe, { reference, key }: RefundRequest): Promise<RefundStatus> {
  const intent = await intentOf(stripe, reference);
  if (intent === undefined) return { impossible: 'nothing was paid there' };
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.refund_id === key);
  return found ? refundedOf(found) : { impossible: 'the refund is unknown there' };
}

async function intentOf(stripe: Stripe, sessionId: string): Promise<string | undefined> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId);
  return (typeof intent === 'string' ? intent : intent?.id) ?? undefined;
}

function refundedOf({ status, failure_reason: why }: Stripe.Refund): RefundStatus {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? { impossible: why ?? status } : 'pending';
}
