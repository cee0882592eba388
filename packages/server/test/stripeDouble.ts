import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { disputeAnswer, disputedOf, type StripeTestDispute } from './stripeDisputes.ts';
import { listenHere } from './untilFileEnds.ts';

export interface StripeTestSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string;
  amount_total: number;
  currency: string;
  expires_at: number;
  metadata: Record<string, string>;
}

export interface StripeTestRefund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
}

/** An account at Stripe, found by its key. */
export interface DoubleAccount {
  name: string;
  currency: string;
  chargesEnabled: boolean;
  /** The webhook addresses that the account has at Stripe. */
  endpoints: { url: string; events: string[] }[];
  /** True if the key is restricted, and may read neither the account nor its addresses. */
  limited?: boolean;
}

/** `lost`: done, but the answer never arrives. `unheard`: not done, no answer. `late`: done, and answered later. */
export type RefundBehaviour = 'succeeded' | 'pending' | 'failed' | 'refused' | 'lost' | 'unheard' | 'late';

export interface StripeDouble {
  readonly url: string;
  /** Accounts by key. Other keys have an unnamed account. Keys with `wrong` are refused, with `silent` not answered. */
  readonly accounts: Map<string, DoubleAccount>;
  /** The key with which each session was made. Only this key finds the session. */
  readonly keyOf: Map<string, string>;
  readonly sessions: Map<string, StripeTestSession>;
  /** The body of each request for a new session, as sent. */
  readonly asked: URLSearchParams[];
  /** How the next create or expire request fails: refused, or with a server error. */
  refuseNext: 'invalid' | 'broken' | null;
  /** The keys of the map are the requests' idempotency keys. */
  readonly refunds: Map<string, StripeTestRefund>;
  /** The idempotency key of each request for a refund, in the order of their arrival. */
  readonly refundRequests: string[];
  readonly disputes: Map<string, StripeTestDispute>;
  /** How the next refunds end. */
  refundAs: RefundBehaviour;
  /** Chooses how the next refund ends, instead of `refundAs`. */
  refundNextAs: (() => RefundBehaviour) | null;
  /** The next create request is answered only after this promise. Its session exists before. */
  holdNext: Promise<unknown> | null;
  stop(): Promise<void>;
}

/**
 * Simulates the few calls of Stripe's API that we use, on loopback. It keeps idempotency keys, also of failures, as
 * Stripe does.
 */
export async function startStripeDouble(at = 0): Promise<StripeDouble> {
  const sessions = new Map<string, StripeTestSession>();
  const [accounts, keyOf] = [new Map<string, DoubleAccount>(), new Map<string, string>()];
  const [byKey, failed] = [new Map<string, string>(), new Set<string>()];
  const asked: URLSearchParams[] = [];
  const answer = (reply: ServerResponse, status: number, body: unknown) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  async function create(request: IncomingMessage, reply: ServerResponse, apiKey: string) {
    const wanted = new URLSearchParams(await text(request));
    asked.push(wanted);
    const key = `${apiKey} ${String(request.headers['idempotency-key'])}`;
    if (failed.has(key)) reply.setHeader('idempotent-replayed', 'true');
    const refusal = failed.has(key) ? 'broken' : double.refuseNext;
    if (!failed.has(key)) double.refuseNext = null;
    if (refusal === 'broken') {
      failed.add(key);
      return answer(reply, 500, { error: { type: 'api_error', message: 'broken' } });
    }
    if (refusal === 'invalid')
      return answer(reply, 400, {
        error: { type: 'invalid_request_error', message: 'The amount is too small' },
      });
    const id = byKey.get(key) ?? `cs_test_${sessions.size + 1}`;
    byKey.set(key, id);
    if (!sessions.has(id)) sessions.set(id, sessionOf(id, wanted));
    keyOf.set(id, apiKey);
    const held = double.holdNext;
    double.holdNext = null;
    await held;
    return answer(reply, 200, sessions.get(id));
  }
  const server = createServer(async (request, reply) => {
    const apiKey = String(request.headers.authorization).replace('Bearer ', '');
    if (apiKey.includes('silent')) return request.socket.destroy();
    const asksFor = String(request.url);
    const about = accountAnswer(asksFor, apiKey, accounts) ?? disputeAnswer(double, asksFor, apiKey);
    if (about !== undefined) return answer(reply, about.status, about.body);
    if (String(request.url).startsWith('/v1/refunds')) return refundAnswer(double, request, reply, answer);
    const path = String(request.url).replace('/v1/checkout/sessions', '');
    if (request.method === 'POST' && path === '') return create(request, reply, apiKey);
    const [, id = '', action] = path.split('/');
    const session = keyOf.get(id) === apiKey ? sessions.get(id) : undefined;
    if (session === undefined)
      return answer(reply, 404, { error: { type: 'invalid_request_error', message: 'No such session' } });
    const refusal = action === 'expire' ? expireRefusal(double, session) : undefined;
    if (refusal) return answer(reply, refusal.status, refusal.body);
    return answer(reply, 200, session);
  });
  const { port, stop } = await listenHere(server, at);
  const double: StripeDouble = {
    url: `http://127.0.0.1:${port}`,
    sessions,
    accounts,
    keyOf,
    asked,
    ...{ refunds: new Map(), refundRequests: [], disputes: new Map(), refundNextAs: null },
    refundAs: 'succeeded',
    refuseNext: null,
    holdNext: null,
    stop,
  };
  return double;
}

/** Expires an open session, unless the next request is to fail. */
function expireRefusal(double: StripeDouble, session: StripeTestSession) {
  const isBroken = double.refuseNext === 'broken';
  double.refuseNext = null;
  if (isBroken) return { status: 500, body: { error: { type: 'api_error', message: 'broken' } } };
  if (session.status !== 'open')
    return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Not open' } } };
  session.status = 'expired';
  return undefined;
}

/** Refunds once per idempotency key, and refuses more than the session's amount. */
async function refundAnswer(
  double: StripeDouble,
  request: IncomingMessage,
  reply: ServerResponse,
  answer: (reply: ServerResponse, status: number, body: unknown) => unknown,
) {
  if (request.method === 'GET') {
    const intent = new URL(String(request.url), double.url).searchParams.get('payment_intent');
    const data = [...double.refunds.values()].filter((one) => one.payment_intent === intent);
    return answer(reply, 200, { object: 'list', data, has_more: false });
  }
  const wanted = new URLSearchParams(await text(request));
  const key = String(request.headers['idempotency-key']);
  double.refundRequests.push(key);
  const [amount, intent] = [Number(wanted.get('amount')), wanted.get('payment_intent') ?? ''];
  const session = double.sessions.get(intent.replace('pi_', ''));
  const before = [...double.refunds.entries()].filter(
    ([one, { payment_intent, status }]) => one !== key && payment_intent === intent && status !== 'failed',
  );
  const disputed = disputedOf(double, intent) ?? Number.POSITIVE_INFINITY;
  const sum = before.reduce((all, [, one]) => all + one.amount, amount) + disputed;
  const isKnown = double.refunds.has(key);
  const as = double.refundNextAs?.() ?? double.refundAs;
  if (as === 'unheard') return request.socket.destroy();
  if (!isKnown && (as === 'refused' || session === undefined || sum > session.amount_total))
    return answer(reply, 400, {
      error: { type: 'invalid_request_error', message: 'Refund amount is greater than unrefunded amount' },
    });
  const status = as === 'pending' || as === 'failed' ? as : 'succeeded';
  const refund: StripeTestRefund = double.refunds.get(key) ?? {
    ...({
      id: `re_${double.refunds.size + 1}`,
      object: 'refund',
      payment_intent: intent,
      amount,
      status,
    } as const),
    metadata: { refund_id: wanted.get('metadata[refund_id]') ?? '' },
  };
  double.refunds.set(key, refund);
  if (as === 'lost') return request.socket.destroy();
  if (as === 'late') await pause(500);
  return answer(reply, 200, refund);
}

/** The answers to a wrong key, and to requests about the account; undefined for other requests. */
function accountAnswer(url: string, apiKey: string, accounts: ReadonlyMap<string, DoubleAccount>) {
  if (apiKey.includes('wrong'))
    return {
      status: 401,
      body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
    };
  const found = accounts.get(apiKey);
  const endpoints = (found?.endpoints ?? []).map((one) => ({
    ...{ object: 'webhook_endpoint', url: one.url, status: 'enabled', enabled_events: one.events },
  }));
  const asksAccount = url === '/v1/account';
  if (!asksAccount && !url.startsWith('/v1/webhook_endpoints')) return undefined;
  if (found?.limited)
    return { status: 403, body: { error: { type: 'invalid_request_error', message: 'Not permitted' } } };
  if (!asksAccount) return { status: 200, body: { object: 'list', data: endpoints, has_more: false } };
  const account = {
    ...{ id: 'acct_1', object: 'account', country: 'TW', charges_enabled: found?.chargesEnabled ?? true },
    default_currency: (found?.currency ?? 'TWD').toLowerCase(),
    settings: { dashboard: { display_name: found?.name ?? 'Double' } },
  };
  return { status: 200, body: account };
}

function sessionOf(id: string, wanted: URLSearchParams): StripeTestSession {
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: `pi_${id}`,
    amount_total: Number(wanted.get('line_items[0][price_data][unit_amount]')),
    currency: wanted.get('line_items[0][price_data][currency]') ?? '',
    expires_at: Number(wanted.get('expires_at')),
    metadata: {
      shop_id: wanted.get('metadata[shop_id]') ?? '',
      payment_id: wanted.get('metadata[payment_id]') ?? '',
    },
  };
}
