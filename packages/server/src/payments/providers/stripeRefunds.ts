import Stripe from 'stripe';
import type { Refunded, RefundRequest } from './provider.ts';
import { stripeAmount } from './stripeAmounts.ts';

/** Pays back a session's payment. Stripe keeps the first answer for the refund's id, so that asking again is harmless. */
export async function stripeRefund(
  stripe: Stripe,
  { reference, key, totalMinor, currency }: RefundRequest,
): Promise<Refunded> {
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

/** What became of a refund that Stripe has agreed to. */
export async function stripeRefundState(
  stripe: Stripe,
  { reference, key }: RefundRequest,
): Promise<Refunded> {
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

function refundedOf({ status, failure_reason: why }: Stripe.Refund): Refunded {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? { impossible: why ?? status } : 'pending';
}
