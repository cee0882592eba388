import { randomUUID } from 'node:crypto';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { currencyExponent } from '@crossdock/domain/money.ts';
import { z } from 'zod';
import type { NoTransaction } from '../../../platform/db.ts';
import { isPayReference, newPayReference } from '../../../platform/ids.ts';
import { type ProviderConnection, requestProvider } from '../../requestProvider.ts';
import {
  type AccountProvider,
  type PaymentStatus,
  ProviderRefused,
  type RefundRequest,
  type RefundStatus,
  type StartRequest,
} from '../provider.ts';
import { parseExactJson } from './exactJson.ts';
import { type LinePayKeys, linePayHeaders } from './signature.ts';

interface LinePayOptions extends LinePayKeys {
  readonly live: boolean;
  readonly reach: ProviderConnection;
}

/** LINE Pay's own timeouts; a confirmation moves money, so it has the longest. */
const waitMs = { ask: 20_000, confirm: 40_000 } as const;
/** How long a page of LINE Pay stays open. */
const pageLivesMs = 20 * 60_000;
const locales = { zh: 'zh_CN', tw: 'zh_TW', en: 'en' } as const satisfies Record<Lang, string>;
/** The longest name that LINE Pay's page accepts. */
const longestName = 100;

/** Return codes: `done` means success, and `states` contains those about the state of a request. */
const done = '0000';
const states: ReadonlyMap<string, 'open' | 'authorised' | 'closed' | 'paid'> = new Map([
  [done, 'open'],
  ['0110', 'authorised'],
  ['0121', 'closed'],
  ['0122', 'closed'],
  ['0123', 'paid'],
]);
const unknownChannel = ['1104', '1106'];
const channelClosed = '1105';
const noSuchPayment = '1150';
/** LINE Pay has received this order id before. The next attempt has a new one, so it can be made. */
const nameTaken = '1172';
/**
 * LINE Pay's return codes for refunds that it will never make, because of the kind of payment, the time or the
 * amount.
 */
const neverRefunded = ['1101', '1102', noSuchPayment, '1155', '1163', '1164', '1165', '1179'];
/** LINE Pay's return codes for errors that are temporary, so that a later request may succeed. */
const passing = [nameTaken, '1145', '1198', '1199', '9000'];

const answer = z.object({
  returnCode: z.string(),
  returnMessage: z.string().default(''),
  info: z.unknown().optional(),
});
const requested = z.object({
  transactionId: z.string().regex(/^\d+$/),
  paymentUrl: z.object({ web: z.url() }),
});
const payInfo = z.array(z.object({ amount: z.number() }));
const refundList = z.array(z.object({ refundAmount: z.number() })).default([]);
const confirmed = z.object({ payInfo });
const details = z.array(
  z.object({
    transactionType: z.string().optional(),
    currency: z.string().optional(),
    payInfo,
    refundList,
  }),
);

/**
 * LINE Pay (v3): the payer agrees on its page, and we then confirm to get the money. It sends no events, so
 * it is polled. A request that is not confirmed takes no money. The reference is its transaction id.
 * @example linePayProvider({ channelId: '1', channelSecret: 's', live: true, reach: {} }).name // → 'linePay'
 */
export function linePayProvider(options: LinePayOptions): AccountProvider {
  const call = callerFor(options);
  const look = async (noTransaction: NoTransaction, reference: string): Promise<PaymentStatus> => {
    // The provider's answer to this attempt was lost, so only our own reference is stored, and nobody knows the
    // address of the page.
    if (isPayReference(reference)) return { state: 'closed' };
    const { returnCode } = await call(noTransaction, 'GET', `/v3/payments/requests/${reference}/check`);
    const state = states.get(returnCode);
    if (state === undefined) throw new Error(`LINE Pay answered ${returnCode} about a request`);
    if (state !== 'paid') return { state };
    const paid = await detailsOf(call, noTransaction, reference);
    return { state, receivedMinor: sumMinor(paid.payInfo, paid.currency ?? 'TWD') };
  };
  return {
    name: 'linePay',
    namesTries: true,
    askedAfterMs: 60_000,
    async start(noTransaction, request) {
      const said = await call(noTransaction, 'POST', '/v3/payments/request', bodyOf(request));
      const { returnCode, returnMessage, info } = said;
      if (returnCode !== done) {
        const why = `LINE Pay answered ${returnCode} ${returnMessage}`;
        throw passing.includes(returnCode) ? new Error(why) : new ProviderRefused(why);
      }
      const { transactionId, paymentUrl } = requested.parse(info);
      const ends = Math.min(Date.parse(request.expiresAt), Date.now() + pageLivesMs);
      return {
        reference: transactionId,
        step: { kind: 'page', url: paymentUrl.web },
        expiresAt: new Date(ends).toISOString(),
      };
    },
    look,
    async confirm(noTransaction, reference, { totalMinor, currency }) {
      const body = JSON.stringify({ amount: wholeAmount(totalMinor, currency), currency });
      const said = await call(
        noTransaction,
        'POST',
        `/v3/payments/${reference}/confirm`,
        body,
        waitMs.confirm,
      );
      // Another process confirmed the request at the same moment, or it can no longer be confirmed; its state shows
      // which.
      if (said.returnCode !== done) return look(noTransaction, reference);
      return { state: 'paid', receivedMinor: sumMinor(confirmed.parse(said.info).payInfo, currency) };
    },
    // Without our confirmation nothing is charged, so there is nothing to close.
    close: async (noTransaction) => noTransaction.check(),
    refund: (noTransaction, refund) => paidBack(call, noTransaction, refund),
    readEvent: () => 'forged',
    async ask(noTransaction) {
      const { returnCode } = await call(noTransaction, 'GET', '/v3/payments', `orderId=${newPayReference()}`);
      if (unknownChannel.includes(returnCode))
        return returnCode === '1104' ? { wrong: 'merchantId' } : 'refused';
      if (![done, noSuchPayment, channelClosed].includes(returnCode))
        throw new Error(`LINE Pay answered ${returnCode}`);
      return {
        ...{ accountName: `LINE Pay ${options.channelId}`, country: 'TW', currency: 'TWD' },
        ...{ live: options.live, chargesEnabled: returnCode !== channelClosed, callback: 'unneeded' },
      };
    },
  };
}

type Call = ReturnType<typeof callerFor>;

async function detailsOf(call: Call, noTransaction: NoTransaction, reference: string) {
  const { info } = await call(noTransaction, 'GET', '/v3/payments', `transactionId=${reference}`);
  const paid = details.parse(info).find(({ transactionType = 'PAYMENT' }) => transactionType === 'PAYMENT');
  if (paid === undefined) throw new Error('LINE Pay has no payment under this transaction');
  return paid;
}

/**
 * Makes a refund. LINE Pay has no idempotency key for refunds, so a repeated attempt first adds up the refunds that
 * LINE Pay has recorded, and is done if they include this one.
 */
async function paidBack(
  call: Call,
  noTransaction: NoTransaction,
  { reference, totalMinor, currency, doneBeforeMinor, isRepeated }: RefundRequest,
): Promise<RefundStatus> {
  if (isRepeated) {
    const { refundList: list } = await detailsOf(call, noTransaction, reference);
    const doneMinor = sumMinor(
      list.map(({ refundAmount: amount }) => ({ amount: Math.abs(amount) })),
      currency,
    );
    if (doneMinor >= doneBeforeMinor + totalMinor) return 'done';
  }
  const body = JSON.stringify({ refundAmount: wholeAmount(totalMinor, currency) });
  const { returnCode, returnMessage } = await call(
    noTransaction,
    'POST',
    `/v3/payments/${reference}/refund`,
    body,
  );
  if (returnCode === done) return 'done';
  const why = `LINE Pay answered ${returnCode} ${returnMessage}`;
  if (neverRefunded.includes(returnCode)) return { impossible: why };
  throw new Error(why);
}

/** Signs and sends requests. For a GET `payload` is the query, else the body. */
function callerFor({ reach, ...keys }: LinePayOptions) {
  return async (
    noTransaction: NoTransaction,
    method: 'GET' | 'POST',
    path: string,
    payload = '',
    timeoutMs: number = waitMs.ask,
  ) => {
    const nonce = randomUUID();
    const isGet = method === 'GET';
    const { status, text } = await requestProvider(noTransaction, reach, {
      method,
      path: isGet && payload !== '' ? `${path}?${payload}` : path,
      headers: linePayHeaders(keys, { path, payload, nonce }),
      body: isGet ? undefined : payload,
      timeoutMs,
    });
    if (status >= 500) throw new Error(`LINE Pay answered HTTP ${status}`);
    return answer.parse(parseExactJson(text));
  };
}

/** The request's body. It has one package with one product, and all three have the same amount. */
function bodyOf({ tryReference, title, totalMinor, currency, returnUrl, lang }: StartRequest): string {
  const amount = wholeAmount(totalMinor, currency);
  const name = title.slice(0, longestName);
  return JSON.stringify({
    ...{ amount, currency, orderId: tryReference },
    packages: [{ id: tryReference, amount, name, products: [{ name, quantity: 1, price: amount }] }],
    redirectUrls: { confirmUrl: returnUrl, cancelUrl: returnUrl },
    options: { display: { locale: locales[lang] } },
  });
}

/** LINE Pay accepts only whole units. */
function wholeAmount(totalMinor: number, currency: string): number {
  const amount = totalMinor / 10 ** currencyExponent(currency);
  if (!Number.isSafeInteger(amount))
    throw new ProviderRefused(`LINE Pay charges no ${totalMinor} minor units of ${currency}`);
  return amount;
}

/** Adds the parts, because a payer may combine several sources. */
const sumMinor = (parts: readonly { readonly amount: number }[], currency: string): number =>
  Math.round(parts.reduce((total, { amount }) => total + amount, 0) * 10 ** currencyExponent(currency));
