import type { OnlineMethod } from '@crossdock/contract/payments/methods.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { hasKey, isOneOf } from '@crossdock/domain/records.ts';
import Stripe from 'stripe';
import {
  type AccountProvider,
  type ProviderAccountInfo,
  type ProviderEvent,
  ProviderRefused,
  type ProviderReport,
  type StartRequest,
} from './provider.ts';
import { minorFromStripeAmount, stripeAmount } from './stripeAmounts.ts';
import { stripeChargebackAdapter, stripeChargebackEvents } from './stripeChargebacks.ts';
import { stripeRefundAdapter } from './stripeRefunds.ts';

export interface StripeOptions {
  readonly secretKey: string;
  /**
   * The signing secrets of the webhook endpoints: several if the shop has an endpoint for each of its hosts. They are
   * comma-separated in the configuration.
   */
  readonly webhookSecrets: readonly string[];
  /** Another address of the API: a proxy, or a mock in tests. */
  readonly apiUrl?: string | undefined;
}

const locales = { zh: 'zh', tw: 'zh-TW', en: 'en' } as const satisfies Record<Lang, string>;
/**
 * The methods for which a session allows exactly one Stripe payment method type. For all other methods, such as
 * cards, the settings of the Stripe account decide.
 */
const typesOf = {
  promptPay: 'promptpay',
  fpx: 'fpx',
  grabPay: 'grabpay',
  alipay: 'alipay',
} as const satisfies Partial<Record<OnlineMethod, string>>;
const timeoutMs = 7_000;
const minuteMs = 60_000;

/**
 * Payments on Stripe's own page (Checkout Sessions), by card and other methods, with the official SDK. The adapter
 * never sees card numbers, and never accepts an event that is not signed with one of its secrets.
 * @example stripeProvider({ secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] }).readEvent(new Uint8Array(), {
 * 'stripe-signature': 't=7,v1=00' }) // → 'forged'
 */
export function stripeProvider(options: StripeOptions): AccountProvider {
  const stripe = clientFor(options);
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
        step: { kind: 'page', url: session.url },
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
      // Stripe refuses if the session is completed or expired already; then there is nothing to close.
      await refusals(() => stripe.checkout.sessions.expire(reference)).catch((error: unknown) => {
        if (!(error instanceof ProviderRefused)) throw error;
      });
    },
    ...stripeRefundAdapter(stripe),
    ...stripeChargebackAdapter(stripe),
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
    async ask(noTransaction, callback) {
      noTransaction.check();
      try {
        const account = await stripe.accounts.retrieveCurrent();
        return {
          accountName:
            account.settings?.dashboard.display_name ?? account.business_profile?.name ?? account.id,
          country: account.country ?? '',
          currency: (account.default_currency ?? '').toUpperCase(),
          live: /^[rs]k_live_/.test(options.secretKey),
          chargesEnabled: account.charges_enabled,
          callback: await callbackAt(stripe, callback),
        };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeAuthenticationError) return 'refused';
        if (error instanceof Stripe.errors.StripePermissionError) return 'limited';
        throw error;
      }
    },
  };
}

const clients = new Map<string, Stripe>();
const clientsAtMost = 200;

/**
 * Keeps one client for each key, because each client has its own connections. The oldest client is dropped when
 * there are many.
 */
function clientFor({ secretKey, apiUrl }: StripeOptions): Stripe {
  const name = `${secretKey} ${apiUrl ?? ''}`;
  const client =
    clients.get(name) ??
    new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 0, ...addressOf(apiUrl) });
  clients.delete(name);
  clients.set(name, client);
  if (clients.size > clientsAtMost)
    for (const oldest of [...clients.keys()].slice(0, 1)) clients.delete(oldest);
  return client;
}

/**
 * The events that an endpoint must send: those that end a payment page, and those about chargebacks. Stripe writes
 * `*` for an endpoint that sends all events.
 */
const readEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  ...stripeChargebackEvents,
];

async function callbackAt(stripe: Stripe, callback: string): Promise<ProviderAccountInfo['callback']> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const ours = data.filter(({ url, status }) => url === callback && status === 'enabled');
    if (ours.length === 0) return 'missing';
    const reads = (events: readonly string[]) =>
      events.includes('*') || readEvents.every((event) => events.includes(event));
    return ours.some(({ enabled_events }) => reads(enabled_events)) ? 'set' : 'otherEvents';
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return 'unknown';
    throw error;
  }
}

function sessionOf(request: StartRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { shop_id: request.shopId, payment_id: request.paymentId };
  const amount = stripeAmount(request.totalMinor, request.currency);
  if (amount === undefined)
    throw new ProviderRefused(`Stripe charges no ${request.totalMinor} minor units of ${request.currency}`);
  const type = hasKey(typesOf, request.method) ? typesOf[request.method] : undefined;
  return {
    mode: 'payment',
    ...(type === undefined ? {} : { allowed_payment_method_types: [type] }),
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

/**
 * The time when the page expires, in seconds. Stripe allows 30 minutes to 24 hours. The result is the same for every
 * attempt of one payment.
 */
function expiryS({ createdAt, expiresAt }: StartRequest): number {
  const created = Date.parse(createdAt);
  const earliest = created + 35 * minuteMs;
  const latest = created + 24 * 60 * minuteMs - minuteMs;
  return Math.floor(Math.min(Math.max(Date.parse(expiresAt), earliest), latest) / 1000);
}

function eventOf(event: Stripe.Event): ProviderEvent | undefined {
  const { object } = event.data;
  if (isOneOf(stripeChargebackEvents, event.type) && 'object' in object && object.object === 'dispute')
    return { eventId: event.id, chargeback: object.id };
  const ended = endedIn(event);
  if (ended === undefined) return undefined;
  const [outcome, session] = ended;
  const { shop_id: shopId, payment_id: paymentId } = session.metadata ?? {};
  if (shopId === undefined || paymentId === undefined) return undefined;
  const report: ProviderReport =
    outcome === 'succeeded' ? { outcome, receivedMinor: chargedIn(session) } : { outcome };
  return { eventId: event.id, about: { shopId, paymentId }, report };
}

function chargedIn({ amount_total, currency }: Stripe.Checkout.Session): number {
  return minorFromStripeAmount(amount_total ?? 0, currency ?? '');
}

/**
 * The outcome that an event reports; undefined if there is none yet. A completed session of a slow payment method is
 * not paid yet; a separate event follows.
 */
function endedIn(
  event: Stripe.Event,
): ['succeeded' | 'failed' | 'expired', Stripe.Checkout.Session] | undefined {
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
 * Repeats a request under another idempotency key if Stripe's answer is its stored error (500): Stripe repeats it for
 * the same key for a day, and marks the repetition in a header. The keys are numbered, so every process uses the same
 * next key. If the failed request created a page, nobody knows it, and it expires.
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
