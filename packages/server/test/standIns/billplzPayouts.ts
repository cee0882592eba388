import { createHmac } from 'node:crypto';
import {
  type Answer,
  asJson,
  type Delivery,
  formDelivery,
  formOf,
  type ReceivedRequest,
  type StandInServer,
  startStandIn,
} from './standInServer.ts';

export interface StandInOrder {
  readonly id: string;
  readonly payment_order_collection_id: string;
  readonly bank_code: string;
  readonly bank_account_number: string;
  readonly name: string;
  readonly description: string;
  readonly total: string;
  readonly reference_id: string;
  status: string;
}

export interface BillplzPayoutsStandIn extends StandInServer {
  readonly apiKey: string;
  readonly signatureKey: string;
  readonly collectionId: string;
  callbackUrl: string;
  /** The payment order limit, in sen. */
  limitMinor: number;
  active: boolean;
  /** If true, requests for the limit are answered with 429. */
  busy: boolean;
  /** Bank accounts that are refused. */
  readonly refusedAccounts: Set<string>;
  /** All orders that were made. No order is ever removed. */
  readonly orders: StandInOrder[];
  readonly requests: () => number;
  /** The callback about an order as it is now, or with these changes. */
  callback(order: StandInOrder, changes?: Record<string, string>, key?: string): Delivery;
}

const sign = (values: readonly string[], key: string) =>
  createHmac('sha512', key).update(values.join('')).digest('hex');

/** Stands in for Billplz's documented API v5 for payment orders. A collection accepts each reference only once. */
export async function startBillplzPayouts(at = 0): Promise<BillplzPayoutsStandIn> {
  const server = await startStandIn((heard) => answerTo(standIn, heard), at);
  const standIn: BillplzPayoutsStandIn = Object.assign(server, {
    ...{ apiKey: '73eb57f0-7d4e-42b9-a544-aeac6e4b0f81', signatureKey: 'S-s7b4yWpp9h7rrkNM1i3Z_g' },
    ...{ collectionId: '8f4e331f-ac71-435e-a870-72fe520b4563', callbackUrl: '' },
    ...{ limitMinor: 10_000_000, active: true, busy: false },
    ...{ refusedAccounts: new Set<string>(), orders: [] as StandInOrder[] },
    requests: () =>
      server.heard.filter(({ method, path }) => method === 'POST' && path === '/api/v5/payment_orders')
        .length,
    callback(order: StandInOrder, changes: Record<string, string> = {}, key = standIn.signatureKey) {
      const said = { ...order, epoch: '1681895891', ...changes };
      const { id, bank_account_number, status, total, reference_id, epoch } = said;
      const checksum = sign([id, bank_account_number, status, total, reference_id, epoch], key);
      return formDelivery(standIn.callbackUrl, { ...said, checksum });
    },
  });
  return standIn;
}

const fault = (status: number, message: string): Answer =>
  asJson({ error: { type: 'RecordInvalid', message: [message] } }, status);

function answerTo(
  standIn: BillplzPayoutsStandIn,
  { method, path, headers, query, body }: ReceivedRequest,
): Answer {
  const key = `Basic ${Buffer.from(`${standIn.apiKey}:`).toString('base64')}`;
  if (headers.authorization !== key) return fault(401, 'Access denied. Please sign in.');
  const fields = method === 'POST' ? formOf(body) : Object.fromEntries(query);
  const isRight = (values: readonly string[]) =>
    fields.checksum === sign([...values, fields.epoch ?? ''], standIn.signatureKey);
  if (path === '/api/v5/payment_orders' && method === 'POST') {
    const { payment_order_collection_id = '', bank_account_number = '', total = '' } = fields;
    if (!isRight([payment_order_collection_id, bank_account_number, total])) return fault(401, 'Checksum');
    return newOrder(standIn, fields);
  }
  if (path === '/api/v5/payment_order_limit') {
    if (!isRight([])) return fault(401, 'Checksum');
    return standIn.busy ? fault(429, 'Too many') : asJson({ total: String(standIn.limitMinor) });
  }
  const [, noun, id = ''] =
    /^\/api\/v5\/(payment_orders|payment_order_collections)\/([\w-]+)$/.exec(path) ?? [];
  if (!isRight([id])) return fault(401, 'Checksum');
  if (noun === 'payment_order_collections')
    return id === standIn.collectionId
      ? asJson({
          ...{ id, title: 'Payouts', payment_orders_count: '0', paid_amount: '0' },
          ...{ status: standIn.active ? 'active' : 'inactive', callback_url: standIn.callbackUrl },
        })
      : fault(404, 'Record not found');
  const order = standIn.orders.find((one) => one.id === id);
  return order ? asJson(order) : fault(404, 'Record not found');
}

function newOrder(standIn: BillplzPayoutsStandIn, fields: Record<string, string>): Answer {
  const { bank_code = '', bank_account_number = '', name = '', description = '', total = '' } = fields;
  const { payment_order_collection_id = '', reference_id = '' } = fields;
  if (payment_order_collection_id !== standIn.collectionId) return fault(422, 'Collection is not found');
  if (!/^[1-9]\d*$/.test(total) || name === '' || bank_account_number === '')
    return fault(422, 'A field is missing');
  if (!/^[A-Z]{4}MY[A-Z0-9]{2}$|^DUMMYBANKVERIFIED$/.test(bank_code))
    return fault(422, 'Bank code is invalid');
  if (!/^[\w ]{1,200}$/.test(description)) return fault(422, 'Description has special characters');
  if (standIn.refusedAccounts.has(bank_account_number)) return fault(422, 'Bank account number is invalid');
  if (standIn.orders.some((one) => one.reference_id === reference_id))
    return fault(422, 'Reference has already been taken');
  if (Number(total) > standIn.limitMinor) return fault(422, 'You do not have enough payments');
  standIn.limitMinor -= Number(total);
  const order: StandInOrder = {
    ...{ id: `0b924e37-7418-4d17-b234-${String(standIn.orders.length + 1).padStart(12, '0')}` },
    ...{ payment_order_collection_id, bank_code, bank_account_number, name, description, total },
    ...{ reference_id, status: 'enquiring' },
  };
  standIn.orders.push(order);
  return asJson(order);
}
