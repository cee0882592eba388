import Stripe from 'stripe';
import type { StripeTestDispute } from './stripeDisputes.ts';
import type { StripeTestSession } from './stripeDouble.ts';
import type { World } from './world.ts';

const stripe = new Stripe('sk_test_double');
let events = 0;

interface Signed {
  readonly secret: string;
  readonly timestamp?: number;
  readonly id?: string;
  /** If true, the bytes are changed after they were signed. */
  readonly tamper?: boolean;
}

/** Sends an event to this address as Stripe does, signed by Stripe's own test helper over exactly these bytes. */
export function deliverEvent(
  world: World,
  at: { readonly host: string; readonly path: string },
  type: string,
  session: StripeTestSession | StripeTestDispute,
  signed: Signed,
) {
  const { payload, headers } = signedEvent(type, session, signed);
  return world.running.server.app.inject({
    method: 'POST',
    url: at.path,
    headers: { host: at.host, ...headers },
    payload: signed.tamper ? payload.replaceAll('paid', 'Paid') : payload,
  });
}

/** An event as Stripe writes and signs it. */
export function signedEvent(
  type: string,
  session: StripeTestSession | StripeTestDispute,
  { secret, timestamp, id }: Signed,
) {
  const event = { id: id ?? `evt_${++events}`, object: 'event', type, data: { object: session } };
  const payload = JSON.stringify(event, null, 2);
  const header = stripe.webhooks.generateTestHeaderString({
    ...{ payload, secret },
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': header } };
}

export const paidSession = (session: StripeTestSession): StripeTestSession => ({
  ...session,
  status: 'complete',
  payment_status: 'paid',
});
