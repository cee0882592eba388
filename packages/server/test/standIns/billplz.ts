import { xSignature } from '../../src/payments/providers/billplz/signature.ts';
import {
  type Answer,
  asJson,
  type Delivery,
  type Fields,
  formDelivery,
  formOf,
  type ReceivedRequest,
  type StandInServer,
  startStandIn,
} from './standInServer.ts';

export interface BillplzBill {
  readonly id: string;
  readonly collection_id: string;
  readonly amount: number;
  readonly callback_url: string;
  readonly redirect_url: string | null;
  readonly reference_1: string | null;
  readonly url: string;
  readonly fields: Fields;
  state: 'due' | 'paid' | 'deleted';
  paid_at: string;
  /** The paid amount, if it differs from the bill's amount. */
  paid_amount?: number;
}

export interface BillplzStandIn extends StandInServer {
  readonly apiKey: string;
  readonly signatureKey: string;
  readonly collectionId: string;
  collectionStatus: 'active' | 'inactive';
  readonly bills: Map<string, BillplzBill>;
  /** Pays a bill. Paying restores even a deleted bill. */
  pay(id: string): void;
  /** The callback for the bill's current state: paid, or due after a failed attempt. */
  callback(id: string, changes?: Fields, key?: string): Delivery;
  /** The signed address to which the payer's browser returns. */
  wayBack(id: string): string;
}

/** Stands in for Billplz's API v3 for bills as its documentation describes it. It has no refunds. */
export async function startBillplz(at = 0): Promise<BillplzStandIn> {
  const bills = new Map<string, BillplzBill>();
  const server = await startStandIn((heard) => answerTo(standIn, heard), at);
  const find = (id: string) => {
    const bill = bills.get(id);
    if (bill === undefined) throw new Error(`no bill ${id}`);
    return bill;
  };
  const standIn: BillplzStandIn = Object.assign(server, {
    ...{ apiKey: '73eb57f0-7d4e-42b9-a544-aeac6e4b0f81', signatureKey: 'S-s7b4yWpp9h7rrkNM1i3Z_g' },
    ...{ collectionId: 'inbmmepb', collectionStatus: 'active' as const, bills },
    pay(id: string) {
      Object.assign(find(id), { state: 'paid', paid_at: '2026-11-26 22:05:00 +0800' });
    },
    callback: (id: string, changes: Fields = {}, key?: string) => callbackOf(standIn, find(id), changes, key),
    wayBack: (id: string) => wayBackOf(standIn, find(id)),
  });
  return standIn;
}

function callbackOf(
  { signatureKey }: BillplzStandIn,
  bill: BillplzBill,
  changes: Fields,
  key = signatureKey,
): Delivery {
  const { fields: typed } = bill;
  const isPaid = bill.state === 'paid';
  const said: Fields = {
    ...{
      id: bill.id,
      collection_id: bill.collection_id,
      paid: String(isPaid),
      state: isPaid ? 'paid' : 'due',
    },
    ...{
      amount: String(bill.amount),
      paid_amount: isPaid ? String(bill.paid_amount ?? bill.amount) : '0',
      due_at: '2026-12-26',
    },
    ...{ email: typed.email ?? '', mobile: typed.mobile ?? '', name: typed.name ?? '', url: bill.url },
    ...{ paid_at: bill.paid_at, ...changes },
  };
  return formDelivery(bill.callback_url, { ...said, x_signature: xSignature(Object.entries(said), key) });
}

function wayBackOf({ signatureKey }: BillplzStandIn, bill: BillplzBill): string {
  const url = new URL(bill.redirect_url ?? bill.callback_url);
  const said = [
    ['billplz[id]', bill.id],
    ['billplz[paid]', String(bill.state === 'paid')],
    ['billplz[paid_at]', bill.paid_at],
  ] as const;
  for (const [name, value] of [...said, ['billplz[x_signature]', xSignature(said, signatureKey)] as const])
    url.searchParams.append(name, value);
  return url.href;
}

const fault = (status: number, type: string, message: string): Answer =>
  asJson({ error: { type, message: [message] } }, status);

function answerTo(standIn: BillplzStandIn, { method, path, headers, body }: ReceivedRequest): Answer {
  const key = `Basic ${Buffer.from(`${standIn.apiKey}:`).toString('base64')}`;
  if (headers.authorization !== key) return fault(401, 'Unauthorized', 'Access denied. Please sign in.');
  if (path === `/api/v4/collections/${standIn.collectionId}`)
    return asJson({ id: standIn.collectionId, title: 'Shop', status: standIn.collectionStatus });
  if (path === '/api/v4/webhook_rank') return asJson({ rank: 0.0 });
  if (path === '/api/v3/bills' && method === 'POST') return newBill(standIn, formOf(body));
  const [, id = ''] = /^\/api\/v3\/bills\/(\w+)$/.exec(path) ?? [];
  const bill = standIn.bills.get(id);
  if (bill === undefined) return fault(404, 'RecordNotFound', 'Record not found');
  if (method !== 'DELETE') return asJson(shownOf(bill));
  if (bill.state !== 'due') return fault(422, 'BillNotDeletable', 'Bill cannot be deleted');
  bill.state = 'deleted';
  return asJson({});
}

const shownOf = ({ fields, ...bill }: BillplzBill) => ({
  ...{
    ...bill,
    paid: bill.state === 'paid',
    paid_amount: bill.state === 'paid' ? (bill.paid_amount ?? bill.amount) : 0,
  },
  ...{ email: fields.email ?? null, mobile: fields.mobile ?? null, name: fields.name ?? '' },
});

function newBill({ bills, collectionId, url }: BillplzStandIn, fields: Fields): Answer {
  const { amount = '', name = '', email = '', mobile = '', callback_url = '', description = '' } = fields;
  if (fields.collection_id !== collectionId) return fault(422, 'RecordInvalid', 'Collection is not found');
  if (email === '' && mobile === '') return fault(422, 'RecordInvalid', 'Email or mobile is needed');
  if (mobile !== '' && !/^\+\d{8,15}$/.test(mobile)) return fault(422, 'RecordInvalid', 'Mobile is invalid');
  if (name === '' || callback_url === '' || description === '' || description.length > 200)
    return fault(422, 'RecordInvalid', 'A field is missing or too long');
  if (!/^[1-9]\d*$/.test(amount)) return fault(422, 'RecordInvalid', 'Amount must be a whole number of sen');
  const id = `bill${String(bills.size + 1).padStart(4, '0')}x`;
  const bill: BillplzBill = {
    ...{
      id,
      collection_id: collectionId,
      amount: Number(amount),
      callback_url,
      fields,
      state: 'due',
      paid_at: '',
    },
    ...{
      redirect_url: fields.redirect_url ?? null,
      reference_1: fields.reference_1 ?? null,
      url: `${url}/bills/${id}`,
    },
  };
  bills.set(id, bill);
  return asJson(shownOf(bill));
}
