import { onlineMethods } from '@crossdock/contract/payments/methods.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../platform/db.ts';
import { originOf } from '../platform/origin.ts';
import type { Services } from '../platform/services.ts';
import { findAccount } from './accounts.store.ts';
import { isFormKey } from './formPath.ts';
import { providerWithoutTransaction } from './openProvider.ts';
import { storeReference } from './paymentAttempts.store.ts';
import { formScriptHash, renderFormPage } from './providers/formPage.ts';
import { ProviderRefused } from './providers/provider.ts';
import { startAttempt, toPaymentStart } from './start.ts';
import { findPayment, type PaymentRow } from './store.ts';

interface Route {
  Params: { paymentId: string };
  Querystring: { key?: string };
}

const isId = z.uuid();

/**
 * Adds the page that posts a payment's form to its provider. A new attempt begins whenever the page is opened, also when
 * the payer comes back to it, because these providers reject a reference that they have seen before.
 */
export function addFormRoutes(app: FastifyInstance, database: Database, services: Services): void {
  app.get<Route>('/pay-form/:paymentId', async (request, reply) => {
    const { paymentId } = request.params;
    const { id: shopId } = request.shop;
    const isKnown =
      isId.safeParse(paymentId).success &&
      isFormKey(services.config.APP_SECRET, shopId, paymentId, request.query.key ?? '');
    if (!isKnown) return reply.status(404).type('text/plain').send('404\n');
    const payment = await database.transact(shopId, (tx) => findPayment(tx, paymentId));
    const back = `/pay/state/${paymentId}`;
    if (payment?.state !== 'pending') return reply.redirect(back, 303);
    const form = await formOf(database, services, request, payment);
    return form === undefined ? reply.redirect(back, 303) : sendForm(request, reply, form);
  });
}

interface Form {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The form of a new attempt; undefined if the payment has had too many attempts, or its provider uses no
 * form.
 */
async function formOf(
  database: Database,
  services: Services,
  request: FastifyRequest,
  payment: PaymentRow,
): Promise<Form | undefined> {
  const { shop } = request;
  const { method, id: paymentId, accountId } = payment;
  const noTransaction = database.noTransaction(shop.id);
  const provider = await providerWithoutTransaction(noTransaction, services.config, payment);
  if (provider === undefined || !isOneOf(onlineMethods, method)) return undefined;
  const account =
    accountId === null ? undefined : await noTransaction.transact((tx) => findAccount(tx, accountId));
  const payer = { shop, origin: originOf(request, services.config), lang: shop.defaultLang };
  const payable = {
    ...{ paymentId, method, callbackKey: account?.callbackKey ?? '' },
    title: `${shop.name} ${payment.orderNumber ?? ''}`.trim(),
    totalMinor: payment.amountMinor + payment.feeMinor,
    expiresAt: payment.expiresAt ?? payment.createdAt,
  };
  const about = { shopId: shop.id, now: payment.createdAt };
  try {
    const wanted = toPaymentStart(about, payer, payable, services.config.APP_SECRET);
    const { reference, step } = await startAttempt(noTransaction, provider, wanted);
    if (step.kind !== 'form') return undefined;
    await noTransaction.transact((tx) => storeReference(tx, paymentId, reference));
    return step;
  } catch (error) {
    if (error instanceof ProviderRefused) return undefined;
    throw error;
  }
}

function sendForm(request: FastifyRequest, reply: FastifyReply, form: Form) {
  const { origin } = new URL(form.url);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; script-src '${formScriptHash}'; form-action ${origin} https:; frame-ancestors 'none'`,
    )
    .send(renderFormPage(form, request.shop.name, request.shop.defaultLang));
}
