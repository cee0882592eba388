import type { OnlineMethod } from '@crossdock/contract/payments/methods.ts';
import { decodeQr, qrFieldValue } from '@crossdock/domain/payments/emvco.ts';
import { hasKey } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import type { NoTransaction } from '../../../platform/db.ts';
import { isPayReference } from '../../../platform/ids.ts';
import { qrContentOfSvg } from '../../../platform/images.ts';
import { type OutboundResponse, sendOutbound } from '../../../platform/outbound.ts';
import {
  basicAuth,
  type ProviderConnection,
  parseJsonAnswer,
  requestProvider,
} from '../../requestProvider.ts';
import {
  type AccountProvider,
  type PaymentStatus,
  ProviderRefused,
  type RefundRequest,
  type RefundStatus,
  type StartedPayment,
  type StartRequest,
} from '../provider.ts';
import { omiseChargebackAdapter, readChargeback } from './chargebacks.ts';
import { isOmiseSigned } from './signature.ts';

interface OmiseOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly live: boolean;
  readonly reach: ProviderConnection;
}

const timeoutMs = 20_000;
const version = '2019-05-29';
const longestDrawing = 1_000_000;
const typesOf = {
  promptPay: 'promptpay',
  trueMoney: 'truemoney_jumpapp',
} as const satisfies Partial<Record<OnlineMethod, string>>;
/** The currency of PromptPay codes, as written in their field 53. */
const bahtNumber = '764';

const charge = z.object({
  object: z.literal('charge'),
  id: z.string(),
  status: z.string(),
  paid: z.boolean().default(false),
  amount: z.number().int(),
  currency: z.string(),
  authorize_uri: z.string().nullish(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  failure_message: z.string().nullish(),
  source: z
    .object({
      scannable_code: z.object({ image: z.object({ download_uri: z.url() }) }).nullish(),
    })
    .nullish(),
});
type Charge = z.infer<typeof charge>;

const failure = z.object({ object: z.literal('error'), code: z.string(), message: z.string() });
const account = z.object({
  email: z.string().default(''),
  currency: z.string().default(''),
  country: z.string().default(''),
  livemode: z.boolean(),
  webhook_uri: z.string().nullish(),
});
/** The part of a message that is the same in every API version that an account may use. */
const message = z.object({
  id: z.string(),
  key: z.string(),
  data: z.object({
    object: z.literal('charge'),
    metadata: z.object({ crossdock_try: z.string() }),
  }),
});

/**
 * Omise (Opn): PromptPay codes, and TrueMoney on TrueMoney's own page. The format of a webhook depends on the account's
 * API version, so we only read that a charge has changed, and then query the charge. The reference is the charge's id.
 * @example omiseProvider({ secretKey: 'skey_1', webhookSecret: 's', live: true, reach: {} }).name // → 'omise'
 */
export function omiseProvider(options: OmiseOptions): AccountProvider {
  const call = callerFor(options);
  return {
    name: 'omise',
    namesTries: true,
    askedAfterMs: 5 * 60_000,
    async start(noTransaction, request) {
      const started = charge.parse(
        parseJsonAnswer(
          refusals(await call(noTransaction, 'POST', '/charges', JSON.stringify(chargeOf(request)))),
        ),
      );
      if (started.status === 'failed') throw new ProviderRefused(started.failure_message ?? 'failed');
      return {
        reference: started.id,
        step: await stepOf(noTransaction, started, request, options.reach),
        expiresAt: earlier(request.expiresAt, started.expires_at),
      };
    },
    async look(noTransaction, reference): Promise<PaymentStatus> {
      // The provider's answer to this attempt was lost, so only our own reference is stored, and nobody knows the
      // code or the address of the page.
      if (isPayReference(reference)) return { state: 'closed' };
      const said = await call(noTransaction, 'GET', `/charges/${encodeURIComponent(reference)}`);
      if (said.status !== 200) throw new Error(`Omise answered HTTP ${said.status} about a charge`);
      return seenIn(charge.parse(parseJsonAnswer(said)));
    },
    async close(noTransaction, reference) {
      const path = `/charges/${encodeURIComponent(reference)}/expire`;
      const { status } = await call(noTransaction, 'POST', path, '{}');
      // Omise refuses if the charge is no longer open; then there is nothing to close.
      if (status >= 500 || status === 429) throw new Error(`Omise answered HTTP ${status}`);
    },
    refund: (noTransaction, refund) => paidBack(call, noTransaction, refund),
    lookRefund: async (noTransaction, refund) =>
      (await refundKnown(call, noTransaction, refund)) ?? { impossible: 'the refund is unknown there' },
    ...omiseChargebackAdapter((noTransaction, path) => call(noTransaction, 'GET', path)),
    readEvent(rawBody, headers) {
      const signed = {
        ...{ rawBody, signatures: headers['omise-signature'] ?? '' },
        timestamp: headers['omise-signature-timestamp'] ?? '',
      };
      if (!isOmiseSigned(options.webhookSecret, signed, Date.now())) return 'forged';
      const sent: unknown = JSON.parse(Buffer.from(rawBody).toString('utf8'));
      const read = message.safeParse(sent);
      if (!read.success) return readChargeback(sent);
      if (!read.data.key.startsWith('charge.')) return undefined;
      const { id, data } = read.data;
      return {
        eventId: id,
        about: { tryReference: data.metadata.crossdock_try },
        report: { outcome: 'authorised' },
      };
    },
    async ask(noTransaction, callback) {
      const said = await call(noTransaction, 'GET', '/account');
      if (said.status === 401) return 'refused';
      if (said.status === 403) return 'limited';
      const { email, currency, country, livemode, webhook_uri } = account.parse(parseJsonAnswer(said));
      return {
        ...{ accountName: email, country, currency: currency.toUpperCase(), live: livemode },
        ...{ chargesEnabled: true, callback: webhook_uri === callback ? 'set' : 'missing' },
      };
    },
  };
}

function callerFor({ secretKey, reach }: OmiseOptions) {
  return (noTransaction: NoTransaction, method: 'GET' | 'POST', path: string, body?: string) =>
    requestProvider(noTransaction, reach, {
      ...{ method, path, body, timeoutMs },
      headers: {
        authorization: basicAuth(secretKey),
        'omise-version': version,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
}

type Call = ReturnType<typeof callerFor>;

const refundRow = z.object({
  status: z.string().default('closed'),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
const refundRows = z.object({ data: z.array(refundRow) });

const refundsPath = (reference: string): string => `/charges/${encodeURIComponent(reference)}/refunds`;

function refundedOf({ status }: z.infer<typeof refundRow>): RefundStatus {
  if (status === 'pending') return 'pending';
  return status === 'failed' ? { impossible: 'Omise could not pay it back' } : 'done';
}

/** The state of a refund, found by our key among those of the charge; undefined if Omise has none. */
async function refundKnown(
  call: Call,
  noTransaction: NoTransaction,
  { reference, key }: RefundRequest,
): Promise<RefundStatus | undefined> {
  const said = await call(noTransaction, 'GET', `${refundsPath(reference)}?limit=100`);
  if (said.status !== 200) throw new Error(`Omise answered HTTP ${said.status} about refunds`);
  const found = refundRows
    .parse(parseJsonAnswer(said))
    .data.find(({ metadata }) => metadata?.crossdock_refund === key);
  return found && refundedOf(found);
}

/**
 * Makes a refund. Omise has no idempotency keys, so a repeated attempt first asks Omise whether the earlier attempt
 * succeeded.
 */
async function paidBack(
  call: Call,
  noTransaction: NoTransaction,
  refund: RefundRequest,
): Promise<RefundStatus> {
  const known = refund.isRepeated ? await refundKnown(call, noTransaction, refund) : undefined;
  if (known) return known;
  const body = { amount: refund.totalMinor, metadata: { crossdock_refund: refund.key } };
  try {
    const said = await call(noTransaction, 'POST', refundsPath(refund.reference), JSON.stringify(body));
    return refundedOf(refundRow.parse(parseJsonAnswer(refusals(said))));
  } catch (error) {
    if (error instanceof ProviderRefused) return { impossible: error.message };
    throw error;
  }
}

/** Throws `ProviderRefused` for requests that Omise will always refuse. */
function refusals(said: OutboundResponse): OutboundResponse {
  if (said.status < 400) return said;
  const read = failure.safeParse(parseJsonAnswer(said));
  const why = read.success ? `${read.data.code}: ${read.data.message}` : `HTTP ${said.status}`;
  throw [400, 402, 422].includes(said.status) ? new ProviderRefused(why) : new Error(why);
}

/** The fields of a charge. Omise counts baht in satang, as we do. */
function chargeOf({ method, tryReference, ...request }: StartRequest) {
  if (!hasKey(typesOf, method)) throw new ProviderRefused(`Omise is not asked for ${method}`);
  return {
    amount: request.totalMinor,
    currency: request.currency.toLowerCase(),
    description: request.title,
    return_uri: request.returnUrl,
    source: { type: typesOf[method] },
    metadata: { crossdock_try: tryReference },
    // TrueMoney's page expires after some minutes without a request.
    ...(method === 'promptPay' ? { expires_at: request.expiresAt } : {}),
    ...(request.callbackUrl.startsWith('https:') ? { webhook_endpoints: [request.callbackUrl] } : {}),
  };
}

const earlier = (asked: string, given: string | null | undefined): string =>
  new Date(Math.min(Date.parse(asked), given ? Date.parse(given) : Number.POSITIVE_INFINITY)).toISOString();

function seenIn({ status, paid, amount, currency }: Charge): PaymentStatus {
  if (status === 'successful' && paid) {
    if (currency.toUpperCase() !== 'THB') throw new Error(`Omise was paid in ${currency}`);
    return { state: 'paid', receivedMinor: amount };
  }
  return { state: status === 'pending' ? 'open' : 'closed' };
}

async function stepOf(
  noTransaction: NoTransaction,
  { authorize_uri: page, source }: Charge,
  { method, totalMinor }: StartRequest,
  { privateToo }: ProviderConnection,
): Promise<StartedPayment['step']> {
  if (method !== 'promptPay') {
    if (!page) throw new ProviderRefused('the charge has no page');
    return { kind: 'page', url: page };
  }
  const url = source?.scannable_code?.image.download_uri;
  if (url === undefined) throw new ProviderRefused('the charge has no code');
  const payload = await codeAt(noTransaction, url, privateToo);
  // Omise provides the code only as an image. If the code in it cannot be read or does not match this payment, the
  // payer is sent to Omise's page instead.
  return payload !== undefined && isCodeOf(payload, totalMinor)
    ? { kind: 'qr', payload }
    : { kind: 'page', url };
}

/**
 * The content of the code at this address; undefined if it cannot be read for any reason, because the payer
 * can use the provider's page instead.
 */
async function codeAt(
  noTransaction: NoTransaction,
  url: string,
  privateToo: boolean,
): Promise<string | undefined> {
  const asked = { method: 'GET', headers: {}, body: undefined, timeoutMs, privateToo } as const;
  try {
    const { status, text } = await sendOutbound({ ...asked, url, answerAtMost: longestDrawing });
    return status === 200 ? await qrContentOfSvg(noTransaction, text) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a PromptPay code has a correct checksum and asks for this amount of baht. */
function isCodeOf(payload: string, totalMinor: number): boolean {
  const fields = decodeQr(payload);
  if (fields === undefined) return false;
  return qrFieldValue(fields, '53') === bahtNumber && Number(qrFieldValue(fields, '54')) * 100 === totalMinor;
}
