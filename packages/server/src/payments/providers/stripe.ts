import type { Lang } from '@crossdock/contract/wire/values.ts';
import Stripe from 'stripe';
import { type PaymentProvider, type ProviderEvent, ProviderRefused, type StartRequest } from './provider.ts';
import { minorOfStripe, stripeAmount } from './stripeAmounts.ts';

export interface StripeOptions {
  readonly secretKey: string;
  /** Several where several endpoints report, one for each shop's host; comma-separated in the configuration. */
  readonly webhookSecrets: readonly string[];
  /** Another address of the API: a proxy, or a double in tests. */
  readonly apiUrl?: string | undefined;
}

const locales = { zh: 'zh', tw: 'zh-TW', en: 'en' } as const satisfies Record<Lang, string>;
const timeoutMs = 7_000;
const minuteMs = 60_000;

/** Card payments on Stripe's own page (Checkout Sessions), through the official SDK. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    ...addressOf(options.apiUrl),
  });
  return {
    name: 'stripe',
    async start(noTransaction, request) {
      noTransaction.check();
      const wanted = sessionOf(request);
      const session = await underFreshKey(`pay-${request.paymentId}`, (idempotencyKey) =>
        refusals(() => stripe.checkout.sessions.create(wanted, { idempotencyKey })),
      );
      if (session.url === null) throw new ProviderRefused('the session has no page');
      return {
        reference: session.id,
        url: session.url,
        expiresAt: new Date(session.expires_at * 1000).toISOString(),
      };
    },
    async look(noTransaction, reference) {
      noTransaction.check();
      const session = await stripe.checkout.sessions.retrieve(reference);
      if (session.payment_status === 'paid') return { state: 'paid', receivedMinor: chargedIn(session) };
      return { state: session.status === 'open' ? 'open' : 'closed' };
    },
    async close(noTransaction, reference) {
      noTransaction.check();
      // Refused where the session is already complete or expired: then there is nothing to close.
      await refusals(() => stripe.checkout.sessions.expire(reference)).catch((error: unknown) => {
        if (!(error instanceof ProviderRefused)) throw error;
      });
    },
    readEvent(rawBody, headers) {
      const signature = headers['stripe-signature'] ?? '';
      for (const secret of options.webhookSecrets) {
        try {
          return eventOf(stripe.webhooks.constructEvent(Buffer.from(rawBody), signature, secret));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        }
      }
      return 'forged';
    },
  };
}

function sessionOf(request: StartRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { shop_id: request.shopId, payment_id: request.paymentId };
  const amount = stripeAmount(request.totalMinor, request.currency);
  if (amount === undefined)
    throw new ProviderRefused(`Stripe charges no ${request.totalMinor} minor units of ${request.currency}`);
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: request.title },
        },
      },
    ],
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    client_reference_id: request.paymentId,
    metadata,
    payment_intent_data: { metadata },
    expires_at: expiryS(request),
    locale: locales[request.lang],
  };
}

/** Stripe keeps a page open for 30 minutes at least and 24 hours at most. The same for every try of one payment. */
function expiryS({ createdAt, expiresAt }: StartRequest): number {
  const created = Date.parse(createdAt);
  const earliest = created + 35 * minuteMs;
  const latest = created + 24 * 60 * minuteMs - minuteMs;
  return Math.floor(Math.min(Math.max(Date.parse(expiresAt), earliest), latest) / 1000);
}

function eventOf(event: Stripe.Event): ProviderEvent | undefined {
  const ended = endedIn(event);
  if (ended === undefined) return undefined;
  const [outcome, session] = ended;
  const { shop_id: shopId, payment_id: paymentId } = session.metadata ?? {};
  if (shopId === undefined || paymentId === undefined) return undefined;
  const receivedMinor = outcome === 'succeeded' ? chargedIn(session) : 0;
  return { eventId: event.id, shopId, paymentId, outcome, receivedMinor };
}

function chargedIn({ amount_total, currency }: Stripe.Checkout.Session): number {
  return minorOfStripe(amount_total ?? 0, currency ?? '');
}

/** A completed session of a slow method is not paid yet: its own event follows. */
function endedIn(event: Stripe.Event): [ProviderEvent['outcome'], Stripe.Checkout.Session] | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      return event.data.object.payment_status === 'paid' ? ['succeeded', event.data.object] : undefined;
    case 'checkout.session.async_payment_succeeded':
      return ['succeeded', event.data.object];
    case 'checkout.session.async_payment_failed':
      return ['failed', event.data.object];
    case 'checkout.session.expired':
      return ['expired', event.data.object];
    default:
      return undefined;
  }
}

const keysAtMost = 20;

/**
 * Stripe keeps a failure of its own (500) under the request's key for a day and answers it again instead of trying; it says
 * so in a header. The next key is then the next number: what every try of every process finds by itself. A page that such a
 * failure may have left behind is known to nobody, and closes by itself.
 */
async function underFreshKey<T>(name: string, ask: (key: string) => Promise<T>): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await ask(number === 1 ? name : `${name}-${number}`);
    } catch (error) {
      const kept = error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;
      const replayed = kept && error.headers?.['idempotent-replayed'] === 'true';
      if (!replayed || number >= keysAtMost) throw error;
    }
  }
}

async function refusals<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new ProviderRefused(error.message);
    throw error;
  }
}

function addressOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return {
    host: hostname,
    port: port === '' ? (scheme === 'http' ? 80 : 443) : Number(port),
    protocol: scheme,
  };
}
