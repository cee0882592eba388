import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DoubleSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  expires_at: number;
  metadata: Record<string, string>;
}

export interface StripeDouble {
  readonly url: string;
  readonly sessions: Map<string, DoubleSession>;
  /** The body of each request for a new session, as sent. */
  readonly asked: URLSearchParams[];
  /** How the next create or expire request fails: refused, or with a server error. */
  refuseNext: 'invalid' | 'broken' | null;
  /** The next create answers only after this promise. Its session exists before. */
  holdNext: Promise<unknown> | null;
  stop(): Promise<void>;
}

/**
 * Simulates the few calls of Stripe's API that we use, on loopback. It keeps idempotency keys, also of failures, as
 * Stripe does.
 */
export async function startStripeDouble(): Promise<StripeDouble> {
  const sessions = new Map<string, DoubleSession>();
  const byKey = new Map<string, string>();
  const failed = new Set<string>();
  const asked: URLSearchParams[] = [];
  const answer = (reply: ServerResponse, status: number, body: unknown) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const server = createServer(async (request, reply) => {
    const path = String(request.url).replace('/v1/checkout/sessions', '');
    if (request.method === 'POST' && path === '') {
      const wanted = new URLSearchParams(await bodyOf(request));
      asked.push(wanted);
      const key = String(request.headers['idempotency-key']);
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
      const held = double.holdNext;
      double.holdNext = null;
      await held;
      return answer(reply, 200, sessions.get(id));
    }
    const [, id = '', action] = path.split('/');
    const session = sessions.get(id);
    if (session === undefined)
      return answer(reply, 404, { error: { type: 'invalid_request_error', message: 'No such session' } });
    if (action === 'expire') {
      const refusal = double.refuseNext;
      double.refuseNext = null;
      if (refusal === 'broken')
        return answer(reply, 500, { error: { type: 'api_error', message: 'broken' } });
      if (session.status !== 'open')
        return answer(reply, 400, { error: { type: 'invalid_request_error', message: 'Not open' } });
      session.status = 'expired';
    }
    return answer(reply, 200, session);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const double: StripeDouble = {
    url: `http://127.0.0.1:${port}`,
    sessions,
    asked,
    refuseNext: null,
    holdNext: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}

function sessionOf(id: string, wanted: URLSearchParams): DoubleSession {
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(wanted.get('line_items[0][price_data][unit_amount]')),
    currency: wanted.get('line_items[0][price_data][currency]') ?? '',
    expires_at: Number(wanted.get('expires_at')),
    metadata: {
      shop_id: wanted.get('metadata[shop_id]') ?? '',
      payment_id: wanted.get('metadata[payment_id]') ?? '',
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
