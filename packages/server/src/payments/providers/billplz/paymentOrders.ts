import { z } from 'zod';
import type { NoTransaction } from '../../../platform/db.ts';
import {
  basicAuth,
  type ProviderConnection,
  parseJsonAnswer,
  requestProvider,
} from '../../requestProvider.ts';
import { billplzChecksum, hasValidBillplzChecksum } from './signature.ts';

interface PaymentOrderOptions {
  readonly apiKey: string;
  readonly collectionId: string;
  readonly signatureKey: string;
  readonly reach: ProviderConnection;
  /** The current time in ms, for the `epoch` of requests. */
  readonly now: () => number;
}

/** The payment order for one line of a batch. Repeated requests use the same reference. */
export interface PaymentOrder {
  readonly reference: string;
  readonly bankCode: string;
  readonly account: string;
  readonly payeeName: string;
  readonly amountMinor: number;
}

/**
 * The result of requesting a payment order. `known`: an order with this reference exists. `refused`: this order
 * cannot be made, with the reason. `float`, `keys`, `busy`: no order can be made now, because the limit is too low,
 * the keys are rejected, or there were too many requests.
 */
export type PaymentOrderResult =
  | { readonly kind: 'accepted'; readonly id: string; readonly state: string }
  | { readonly kind: 'known' | 'float' | 'keys' | 'busy' }
  | { readonly kind: 'refused'; readonly why: string };

/** A payment order as the provider reports it. */
export interface PaymentOrderReport {
  readonly id: string;
  readonly collectionId: string;
  readonly reference: string;
  readonly account: string;
  readonly totalMinor: number;
  readonly state: string;
}

/** Billplz's answer about a collection. */
interface CollectionFound {
  readonly title: string;
  readonly active: boolean;
  /** The callback address that the collection was created with; empty if none. */
  readonly callback: string;
  /** Null if there were too many requests to get the figure. */
  readonly availableMinor: number | null;
}

const timeoutMs = 20_000;
const longestName = 255;

const made = z.object({ id: z.string().min(1), status: z.string(), total: z.coerce.number().int() });
const fault = z.object({ error: z.object({ message: z.union([z.string(), z.array(z.string())]) }) });
const collection = z.object({
  title: z.string(),
  status: z.string().default('active'),
  callback_url: z.string().nullish(),
});
const limit = z.object({ total: z.coerce.number().int() });
const reported = z.object({
  id: z.string().min(1),
  payment_order_collection_id: z.string(),
  bank_account_number: z.string(),
  reference_id: z.string().default(''),
  status: z.string().min(1),
  total: z.coerce.number().int().min(0),
});

export interface BillplzPaymentOrderClient {
  create(noTransaction: NoTransaction, order: PaymentOrder): Promise<PaymentOrderResult>;
  look(noTransaction: NoTransaction, id: string): Promise<{ readonly state: string }>;
  ask(noTransaction: NoTransaction): Promise<CollectionFound | 'refused' | 'unknown'>;
  readEvent(rawBody: Uint8Array): PaymentOrderReport | 'forged' | undefined;
}

/**
 * Billplz's payment orders (v5), which send money from the shop's limit there to a bank account in Malaysia.
 * A collection accepts each reference only once, so retrying after a lost answer never pays twice. Throws if
 * there is no definite answer.
 * @example billplzPaymentOrderClient({ apiKey: 'k', collectionId: 'c', signatureKey: 's', reach: {} }).readEvent(new
 * Uint8Array()) // → 'forged'
 */
export function billplzPaymentOrderClient(options: PaymentOrderOptions): BillplzPaymentOrderClient {
  const { collectionId, signatureKey } = options;
  const get = questionsOf(options);
  return {
    create: (noTransaction, order) => create(noTransaction, options, order),
    async look(noTransaction, id) {
      const said = await get(noTransaction, `/payment_orders/${encodeURIComponent(id)}`, [id]);
      if (said.status !== 200) throw new Error(`Billplz answered HTTP ${said.status} about a payment order`);
      return { state: made.parse(parseJsonAnswer(said)).status };
    },
    async ask(noTransaction) {
      const path = `/payment_order_collections/${encodeURIComponent(collectionId)}`;
      const said = await get(noTransaction, path, [collectionId]);
      if (said.status === 401) return 'refused';
      if (said.status === 404 || said.status === 422) return 'unknown';
      const { title, status, callback_url } = collection.parse(parseJsonAnswer(said));
      const left = await get(noTransaction, '/payment_order_limit', []);
      return {
        ...{ title, active: status === 'active', callback: callback_url ?? '' },
        availableMinor: left.status === 200 ? limit.parse(parseJsonAnswer(left)).total : null,
      };
    },
    readEvent: (rawBody) => readReport(signatureKey, rawBody),
  };
}

const epochOf = (now: () => number): string => String(Math.floor(now() / 1000));

function questionsOf({ apiKey, signatureKey, reach, now }: PaymentOrderOptions) {
  return (noTransaction: NoTransaction, path: string, values: readonly string[]) => {
    const epoch = epochOf(now);
    const query = new URLSearchParams({
      epoch,
      checksum: billplzChecksum([...values, epoch], signatureKey),
    }).toString();
    return requestProvider(noTransaction, reach, {
      ...{ method: 'GET', path: `/api/v5${path}?${query}`, timeoutMs },
      headers: { authorization: basicAuth(apiKey) },
    });
  };
}

async function create(
  noTransaction: NoTransaction,
  { apiKey, collectionId, signatureKey, reach, now }: PaymentOrderOptions,
  { reference, bankCode, account, payeeName, amountMinor }: PaymentOrder,
): Promise<PaymentOrderResult> {
  const [epoch, total] = [epochOf(now), String(amountMinor)];
  const body = new URLSearchParams({
    ...{ payment_order_collection_id: collectionId, bank_code: bankCode, bank_account_number: account },
    ...{ name: payeeName.slice(0, longestName), description: `Withdrawal ${reference}`, total },
    // Billplz sends the payee no notification, because the member gets one from us.
    ...{ notification: 'false', recipient_notification: 'false', reference_id: reference, epoch },
    checksum: billplzChecksum([collectionId, account, total, epoch], signatureKey),
  });
  const said = await requestProvider(noTransaction, reach, {
    ...{ method: 'POST', path: '/api/v5/payment_orders', body: body.toString(), timeoutMs },
    headers: {
      authorization: basicAuth(apiKey),
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  if (said.status === 401) return { kind: 'keys' };
  if (said.status === 429) return { kind: 'busy' };
  if (said.status === 422) return refusalOf(parseJsonAnswer(said));
  if (said.status < 200 || said.status > 201)
    throw new Error(`Billplz answered HTTP ${said.status} to a payment order`);
  const answer = made.parse(parseJsonAnswer(said));
  if (answer.total !== amountMinor) throw new Error(`Billplz accepted ${answer.total} instead of ${total}`);
  return { kind: 'accepted', id: answer.id, state: answer.status };
}

function refusalOf(body: unknown): PaymentOrderResult {
  const read = fault.safeParse(body);
  const why = read.success ? [read.data.error.message].flat().join(', ') : 'HTTP 422';
  if (/reference.*(taken|exist|used|unique|duplicate)/i.test(why)) return { kind: 'known' };
  if (/not have enough/i.test(why)) return { kind: 'float' };
  return { kind: 'refused', why };
}

function readReport(signatureKey: string, rawBody: Uint8Array): PaymentOrderReport | 'forged' | undefined {
  const fields = new URLSearchParams(Buffer.from(rawBody).toString('utf8'));
  if (!hasValidBillplzChecksum([...fields], signatureKey)) return 'forged';
  const read = reported.safeParse(Object.fromEntries(fields));
  if (!read.success) return undefined;
  const { id, reference_id: reference, status: state, total: totalMinor, ...rest } = read.data;
  return {
    ...{ id, reference, state, totalMinor, account: rest.bank_account_number },
    collectionId: rest.payment_order_collection_id,
  };
}
