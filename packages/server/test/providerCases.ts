import type { ProviderMethod } from '@crossdock/contract/payments/methods.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { vi } from 'vitest';
import { readForm } from './postedForm.ts';
import { startBillplz } from './standIns/billplz.ts';
import { startEcpay } from './standIns/ecpay.ts';
import { startLinePay } from './standIns/linePay.ts';
import { startNewebpay } from './standIns/newebpay.ts';
import { startOmise } from './standIns/omise.ts';
import type { Delivery, StandInServer } from './standIns/standInServer.ts';
import { startStripeDouble } from './stripeDouble.ts';
import { paidSession, signedEvent } from './stripeEvents.ts';
import type { Opened, WalletWorld } from './walletWorld.ts';

/** The common interface of all providers' stand-ins. It acts as the payer and lets a test check the provider's side. */
export interface ProviderActor {
  readonly env: Readonly<Record<string, string>>;
  readonly account: Omit<Request<'savePaymentAccount'>, 'name' | 'methods'>;
  /** Opens the provider's page as the payer. Returns the provider's name for the payment. */
  go(wallet: WalletWorld, one: Opened): Promise<string>;
  /**
   * Pays the payment `name` in the payer's place. Returns the notification that the provider would send to the
   * address `callback`; undefined if it sends none.
   */
  pay(name: string, callback: string): Delivery | undefined;
  /** The amount of this payment that the provider has refunded, in minor units. */
  refunded(name: string): number;
  /**
   * The server whose answers can be made to fail; undefined for Stripe's stand-in, which does not run on a
   * `StandInServer`.
   */
  readonly server: Pick<StandInServer, 'trouble' | 'troubles'> | undefined;
  /** The ends of the request paths for which `server` can simulate failures. */
  readonly asks: { readonly start?: string; look(name: string): string; readonly refund?: string };
}

export interface ProviderCase {
  readonly currency: 'TWD' | 'THB' | 'MYR';
  readonly method: ProviderMethod;
  play(): Promise<ProviderActor>;
}

const nameInUrl = async (_: WalletWorld, { state }: Opened) => state.url?.split('/').at(-1) ?? '';
const refundedWhole = (found: { refunded: number } | undefined) => (found?.refunded ?? 0) * 100;

async function ecpay(): Promise<ProviderActor> {
  const server = await startEcpay();
  const { merchantId, keys, trades } = server;
  return {
    ...{ server, env: { ECPAY_API_URL: server.url } },
    account: { kind: 'ecpay', live: true, secrets: { merchantId, ...keys } },
    async go(wallet, { state }) {
      const form = await readForm(wallet, state.url);
      await server.submit(form);
      return form.fields.MerchantTradeNo ?? '';
    },
    pay: (no) => server.paid(no),
    refunded: (no) => refundedWhole(trades.get(no)),
    asks: { look: () => 'QueryTradeInfo/V5', refund: 'DoAction' },
  };
}

async function newebpay(): Promise<ProviderActor> {
  const server = await startNewebpay();
  const { merchantId, keys, trades } = server;
  return {
    ...{ server, env: { NEWEBPAY_API_URL: server.url } },
    account: { kind: 'newebpay', live: true, secrets: { merchantId, ...keys } },
    async go(wallet, { state }) {
      await server.submit(await readForm(wallet, state.url));
      return [...trades.keys()].at(-1) ?? '';
    },
    pay: (no) => server.paid(no),
    refunded: (no) => refundedWhole(trades.get(no)),
    asks: { look: () => 'QueryTradeInfo', refund: 'Close' },
  };
}

async function linePay(): Promise<ProviderActor> {
  const server = await startLinePay();
  const { channelId: merchantId, channelSecret: apiKey } = server.keys;
  return {
    ...{ server, env: { LINE_PAY_API_URL: server.url } },
    account: { kind: 'linePay', live: true, secrets: { merchantId, apiKey } },
    go: nameInUrl,
    pay(id) {
      server.agree(id);
      return undefined;
    },
    refunded: (id) => refundedWhole(server.payments.get(id)),
    asks: { start: '/request', look: () => '/check', refund: '/refund' },
  };
}

async function omise(): Promise<ProviderActor> {
  const server = await startOmise();
  const { secretKey: apiKey, webhookSecret, charges } = server;
  return {
    ...{ server, env: { OMISE_API_URL: server.url } },
    account: { kind: 'omise', live: true, secrets: { apiKey, webhookSecret } },
    go: nameInUrl,
    pay(id, callback) {
      server.become(id, 'successful');
      return server.event(id, callback);
    },
    refunded: (id) => charges.get(id)?.refunded_amount ?? 0,
    asks: { start: '/charges', look: (id) => id, refund: '/refunds' },
  };
}

async function billplz(): Promise<ProviderActor> {
  const server = await startBillplz();
  const { apiKey, collectionId, signatureKey: webhookSecret } = server;
  return {
    ...{ server, env: { BILLPLZ_API_URL: server.url } },
    account: { kind: 'billplz', live: true, secrets: { apiKey, collectionId, webhookSecret } },
    go: nameInUrl,
    pay(id) {
      server.pay(id);
      return server.callback(id);
    },
    refunded: () => 0,
    asks: { start: '/bills', look: (id) => id },
  };
}

async function stripe(): Promise<ProviderActor> {
  const double = await startStripeDouble();
  const secrets = { apiKey: 'sk_live_cases', webhookSecret: 'whsec_cases' };
  return {
    ...{ server: undefined, env: { STRIPE_API_URL: double.url } },
    account: { kind: 'stripe', live: true, secrets },
    go: nameInUrl,
    pay(id, url) {
      const session = double.sessions.get(id);
      if (session === undefined) throw new Error(`no session ${id}`);
      Object.assign(session, paidSession(session));
      const event = signedEvent('checkout.session.completed', session, { secret: secrets.webhookSecret });
      return { url, body: event.payload, headers: event.headers };
    },
    refunded: (id) =>
      [...double.refunds.values()].reduce(
        (sum, one) => sum + (one.payment_intent === `pi_${id}` ? one.amount : 0),
        0,
      ),
    asks: { look: (id) => id },
  };
}

export const providerCases = {
  ecpay: { currency: 'TWD', method: 'card', play: ecpay },
  newebpay: { currency: 'TWD', method: 'card', play: newebpay },
  linePay: { currency: 'TWD', method: 'linePay', play: linePay },
  omise: { currency: 'THB', method: 'trueMoney', play: omise },
  billplz: { currency: 'MYR', method: 'fpx', play: billplz },
  stripe: { currency: 'TWD', method: 'card', play: stripe },
} as const satisfies Record<string, ProviderCase>;

const usual = AbortSignal.timeout.bind(AbortSignal);

/** Limits the wait of every request, so that a silent provider is soon given up. Returns a function to undo it. */
export function limitRequestWaits(atMostMs: number): () => void {
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => usual(Math.min(ms, atMostMs)));
  return () => spy.mockRestore();
}
