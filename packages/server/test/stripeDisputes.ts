interface Disputed {
  readonly id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The parts of the stand-in that disputes need. */
interface Double {
  readonly url: string;
  readonly sessions: ReadonlyMap<string, Disputed>;
  readonly keyOf: ReadonlyMap<string, string>;
  readonly disputes: Map<string, StripeTestDispute>;
}

/** A dispute at Stripe, as its API answers it. */
export interface StripeTestDispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: string;
  is_charge_refundable: boolean;
  evidence_details: {
    due_by: number | null;
    submission_count: number;
    past_due: boolean;
    has_evidence: boolean;
  };
  balance_transactions: { amount: number; currency: string; fee: number; net: number; type: string }[];
  metadata: Record<string, string>;
}

let made = 0;

/** Disputes the payment of this page as the cardholder. No money is deducted before `deductDisputed`. */
export function createDispute(
  double: Double,
  session: Disputed,
  changes: Partial<StripeTestDispute> = {},
): StripeTestDispute {
  made += 1;
  const one: StripeTestDispute = {
    ...{ id: `du_${made}`, object: 'dispute', amount: session.amount_total, currency: session.currency },
    ...{ charge: `ch_${session.id}`, payment_intent: session.payment_intent },
    ...{ reason: 'product_not_received', status: 'needs_response', is_charge_refundable: false },
    evidence_details: {
      ...{ due_by: Math.floor(Date.now() / 1000) + 10 * 86_400, submission_count: 0 },
      ...{ past_due: false, has_evidence: false },
    },
    balance_transactions: [],
    metadata: {},
    ...changes,
  };
  double.disputes.set(one.id, one);
  return one;
}

/** Deducts the money and Stripe's fee. */
export function deductDisputed(one: StripeTestDispute, fee = 1_500): void {
  const { amount, currency } = one;
  one.balance_transactions.push({ amount: -amount, currency, fee, net: -amount - fee, type: 'adjustment' });
}

/** Returns the money, but not the fee. */
export function returnDisputed(one: StripeTestDispute): void {
  const { amount, currency } = one;
  one.balance_transactions.push({ amount, currency, fee: 0, net: amount, type: 'adjustment' });
}

/** The answer with a dispute and its expanded payment; undefined for other requests. */
export function disputeAnswer(double: Double, url: string, apiKey: string) {
  if (!url.startsWith('/v1/disputes/')) return undefined;
  const id = new URL(url, double.url).pathname.replace('/v1/disputes/', '');
  const one = double.disputes.get(id);
  const session = [...double.sessions.values()].find(
    ({ payment_intent }) => payment_intent === one?.payment_intent,
  );
  // A payment without a page of the product, such as one at a till, has no metadata of the product.
  const metadata = session?.metadata ?? {};
  if (one === undefined || (session && double.keyOf.get(session.id) !== apiKey))
    return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such dispute' } } };
  const intent = { id: one.payment_intent, object: 'payment_intent', metadata };
  return { status: 200, body: { ...one, payment_intent: intent } };
}

/** The amount that disputes deducted from this payment; undefined if one is open, so that refunds are impossible. */
export function disputedOf(double: Double, intent: string): number | undefined {
  const disputes = [...double.disputes.values()].filter((one) => one.payment_intent === intent);
  if (disputes.some(({ status }) => status === 'needs_response' || status === 'under_review'))
    return undefined;
  return disputes.flatMap((one) => one.balance_transactions).reduce((sum, { amount }) => sum - amount, 0);
}
