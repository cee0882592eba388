import { randomBytes } from 'node:crypto';
import { billplzSignature } from '../src/payments/providers/billplzSignature.ts';
import { type Fault, type Heard, json, type Reply, serveWallet } from './walletDouble.ts';

interface DoubleBill {
  readonly id: string;
  readonly collection_id: string;
  readonly amount: number;
  paid_amount: number;
  state: 'due' | 'paid' | 'deleted';
  readonly email: string;
  readonly mobile: string;
  readonly name: string;
  readonly url: string;
  readonly reference_1: string;
  readonly callback_url: string;
  readonly redirect_url: string;
}

export interface BillplzDouble {
  readonly url: string;
  /** The key of each collection. */
  readonly collections: Map<string, { readonly apiKey: string; readonly title: string; status: string }>;
  readonly bills: Map<string, DoubleBill>;
  /** How often bills were asked about; Billplz blocks who does so often. */
  asked: number;
  /** How the next call fails: a new bill, or another call. */
  readonly faults: { create?: Fault | undefined; other?: Fault | undefined };
  stop(): Promise<void>;
}

const refused = (status: number, message: string): Reply =>
  json(status, { error: { type: 'RecordInvalid', message: [message] } });

/** Billplz's calls (v3) as its documentation describes them. */
export async function startBillplzDouble(): Promise<BillplzDouble> {
  const collections: BillplzDouble['collections'] = new Map();
  const faults: BillplzDouble['faults'] = {};
  const { url, stop } = await serveWallet((heard) => {
    const sent = Buffer.from((heard.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    const apiKey = sent.replace(/:$/, '');
    if (![...collections.values()].some((one) => one.apiKey === apiKey)) return refused(401, 'Access denied');
    const kind = heard.method === 'POST' ? 'create' : 'other';
    const fault = faults[kind];
    delete faults[kind];
    if (fault === 'dead') return 'silent';
    if (fault === 'broken') return refused(500, 'broken');
    const reply = perform(double, heard, apiKey);
    return fault === 'lost' ? 'silent' : reply;
  });
  const double: BillplzDouble = { url, stop, collections, bills: new Map(), asked: 0, faults };
  return double;
}

function perform(double: BillplzDouble, heard: Heard, apiKey: string): Reply {
  const { method, path } = heard;
  const { collections, bills } = double;
  if (method === 'POST' && path === '/api/v3/bills')
    return made(double, new URLSearchParams(heard.body), apiKey);
  const [, noun, id = ''] = /^\/api\/v3\/(collections|bills)\/([\w-]+)$/.exec(path) ?? [];
  if (noun === 'collections') {
    const found = collections.get(id);
    return found?.apiKey === apiKey
      ? json(200, { id, title: found.title, status: found.status })
      : refused(404, 'Collection not found');
  }
  const bill = bills.get(id);
  if (bill === undefined) return refused(404, 'Bill not found');
  if (method === 'GET') {
    double.asked += 1;
    return json(200, { ...bill, paid: bill.state === 'paid' });
  }
  if (bill.state === 'paid') return refused(422, 'Bill cannot be deleted');
  bill.state = 'deleted';
  return json(200, {});
}

function made({ bills, collections, url }: BillplzDouble, sent: URLSearchParams, apiKey: string): Reply {
  const [email, mobile] = [sent.get('email') ?? '', sent.get('mobile') ?? ''];
  const amount = Number(sent.get('amount'));
  const collection = sent.get('collection_id') ?? '';
  if (collections.get(collection)?.apiKey !== apiKey) return refused(422, 'Collection is not found');
  if (email === '' && mobile === '') return refused(422, 'Email or mobile is required');
  if (mobile !== '' && !/^\+?60\d{8,10}$|^\+\d{8,15}$/.test(mobile)) return refused(422, 'Mobile is invalid');
  if (!Number.isInteger(amount) || amount < 100) return refused(422, 'Amount must be at least 100');
  if ((sent.get('description') ?? '').length > 200 || (sent.get('description') ?? '') === '')
    return refused(422, 'Description is invalid');
  const id = randomBytes(6).toString('base64url').slice(0, 8);
  bills.set(id, {
    ...{ id, collection_id: collection, amount, paid_amount: 0, state: 'due', email, mobile },
    ...{
      name: sent.get('name') ?? '',
      url: `${url}/bills/${id}`,
      reference_1: sent.get('reference_1') ?? '',
    },
    ...{ callback_url: sent.get('callback_url') ?? '', redirect_url: sent.get('redirect_url') ?? '' },
  });
  return json(200, bills.get(id));
}

/** The message about a bill as it stands, signed. */
export function billplzMessage(bill: DoubleBill, signatureKey: string, changes: Record<string, string> = {}) {
  const fields: [string, string][] = Object.entries({
    ...{ id: bill.id, collection_id: bill.collection_id, paid: String(bill.state === 'paid') },
    ...{ state: bill.state, amount: String(bill.amount), paid_amount: String(bill.paid_amount) },
    ...{ due_at: '2026-11-26', email: bill.email, mobile: bill.mobile, name: bill.name, url: bill.url },
    ...{
      paid_at: '2026-11-26 14:00:00 +0800',
      transaction_id: '711044E05418',
      transaction_status: 'completed',
    },
    ...changes,
  });
  const signed = new URLSearchParams([...fields, ['x_signature', billplzSignature(signatureKey, fields)]]);
  return { body: signed.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}
