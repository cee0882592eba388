import type { Lang } from '@crossdock/contract/wire/values.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { signSandboxMessage } from './providers/sandbox.ts';
import { renderSandboxPage } from './providers/sandboxPage.ts';
import { findPaymentByReference, type PaymentRow } from './store.ts';

interface Route {
  Params: { reference: string };
  Querystring: { lang?: string };
}
interface DecisionRoute extends Route {
  Params: { reference: string; decision: string };
}

const playedEnding = '000 54321';

type Outcome = 'assigned' | 'succeeded' | 'failed' | 'expired';

const outcomes: Readonly<Record<string, Outcome>> = {
  assign: 'assigned',
  approve: 'succeeded',
  decline: 'failed',
  timeout: 'expired',
};

/**
 * The page of the play-money provider, in demo shops only. A decision is reported like a real provider's: by a signed
 * event to the webhook call. Then the visitor returns to the shop.
 */
export function addSandboxRoutes(app: FastifyInstance, database: Database, services: Services): void {
  const find = (request: FastifyRequest<Route>) =>
    request.shop.demo
      ? database.transact(request.shop.id, (tx) =>
          findPaymentByReference(tx, 'sandbox', request.params.reference),
        )
      : undefined;

  // Also accepts POST, because the page of some methods is opened by posting a form.
  app.route<Route>({
    method: ['GET', 'POST'],
    url: '/sandbox-pay/:reference',
    handler: async (request, reply) => {
      const payment = await find(request);
      if (payment === undefined) return reply.status(404).type('text/plain').send('404\n');
      return sendPage(request, reply, payment);
    },
  });

  app.post<DecisionRoute>('/sandbox-pay/:reference/:decision', async (request, reply) => {
    const payment = await find(request);
    const outcome = outcomes[request.params.decision];
    if (payment === undefined || outcome === undefined)
      return reply.status(404).type('text/plain').send('404\n');
    if (payment.state === 'pending') await report(app, services, request, payment, outcome);
    return reply.redirect(returnPath(payment), 303);
  });
}

async function report(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  payment: PaymentRow,
  outcome: Outcome,
): Promise<void> {
  const body = JSON.stringify({
    eventId: newId(),
    shopId: request.shop.id,
    paymentId: payment.id,
    outcome,
    receivedMinor: outcome === 'succeeded' ? payment.amountMinor + payment.feeMinor : 0,
    // Simulates a provider that reports the paying account.
    payerEnding: payment.method === 'atm' ? playedEnding : '',
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/pay/webhook/sandbox',
    headers: {
      host: request.headers.host ?? '',
      'content-type': 'application/json',
      'sandbox-signature': signSandboxMessage(
        services.config.APP_SECRET,
        body,
        Math.floor(Date.now() / 1000),
      ),
    },
    payload: body,
  });
  if (answer.statusCode !== 200) throw new Error(`the shop refused the message: ${answer.body}`);
}

function sendPage(request: FastifyRequest<Route>, reply: FastifyReply, payment: PaymentRow) {
  const { currency, defaultLang, name } = request.shop;
  const asked = request.query.lang;
  const lang: Lang = asked === 'zh' || asked === 'tw' || asked === 'en' ? asked : defaultLang;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      renderSandboxPage({
        shopName: name,
        about: payment.orderNumber ?? '',
        amount: `${currency} ${grouped(amountText(payment.amountMinor + payment.feeMinor, currency))}`,
        path: `/sandbox-pay/${request.params.reference}`,
        open: payment.state === 'pending',
        decisions:
          payment.method === 'atm' && payment.step === null
            ? ['assign', 'decline']
            : ['approve', 'decline', 'timeout'],
        returnPath: returnPath(payment),
        lang,
      }),
    );
}

const returnPath = (payment: PaymentRow): string => `/pay/state/${payment.id}`;

function grouped(amount: string): string {
  return amount.replace(/\d(?=(\d{3})+(\.|$))/g, '$&,');
}
