import { randomUUID } from 'node:crypto';
import { isLinePayMac, type LinePayKeys } from '../../src/payments/providers/linePay/signature.ts';
import { type Answer, type ReceivedRequest, type StandInServer, startStandIn } from './standInServer.ts';

interface Package {
  readonly amount: number;
  readonly products: readonly { readonly quantity: number; readonly price: number }[];
}

interface Wanted {
  readonly amount: number;
  readonly currency: string;
  readonly orderId: string;
  readonly packages: readonly Package[];
  readonly redirectUrls: { readonly confirmUrl: string; readonly cancelUrl: string };
}

export interface LinePayPayment {
  /** The transaction id of 19 digits. */
  readonly id: string;
  readonly wanted: Wanted;
  state: 'open' | 'authorised' | 'cancelled' | 'failed' | 'paid';
  refunded: number;
  /** How often the money was taken. It must be at most once. */
  confirms: number;
  taken: number;
  readonly refunds: number[];
}

export interface LinePayStandIn extends StandInServer {
  readonly keys: LinePayKeys;
  /** All payments, by transaction id. */
  readonly payments: Map<string, LinePayPayment>;
  refundNext: 'done' | 'tooLate';
  /** The amount that the next confirmation takes instead of the agreed amount. */
  takesInstead: number | null;
  /** Agrees in the app as the payer. Returns the address to which the payer's browser may return. */
  agree(id: string): string;
  cancel(id: string): string;
  /** Ends the request: it expired after 20 minutes, or its payment failed. */
  end(id: string, how: 'expired' | 'failed'): void;
  ofOrder(orderId: string): LinePayPayment;
}

const ok = '0000';

/**
 * Stands in for LINE Pay's documented online API: it checks each request's signature and sums, accepts an order id and
 * a nonce only once, and sends no reports.
 */
export async function startLinePay(at = 0): Promise<LinePayStandIn> {
  const payments = new Map<string, LinePayPayment>();
  const nonces = new Set<string>();
  const server = await startStandIn((heard) => answerTo(standIn, nonces, heard), at);
  const find = (id: string) => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`no payment ${id}`);
    return payment;
  };
  const back = (id: string, which: 'confirmUrl' | 'cancelUrl') => {
    const url = new URL(find(id).wanted.redirectUrls[which]);
    url.searchParams.set('transactionId', id);
    url.searchParams.set('orderId', find(id).wanted.orderId);
    return url.href;
  };
  const standIn: LinePayStandIn = Object.assign(server, {
    keys: { channelId: '1656012345', channelSecret: randomUUID().replaceAll('-', '') },
    ...{ payments, refundNext: 'done' as const, takesInstead: null },
    agree(id: string) {
      find(id).state = 'authorised';
      return back(id, 'confirmUrl');
    },
    cancel(id: string) {
      find(id).state = 'cancelled';
      return back(id, 'cancelUrl');
    },
    end(id: string, how: 'expired' | 'failed') {
      find(id).state = how === 'expired' ? 'cancelled' : 'failed';
    },
    ofOrder(orderId: string) {
      const found = [...payments.values()].find((one) => one.wanted.orderId === orderId);
      if (found === undefined) throw new Error(`no payment of ${orderId}`);
      return found;
    },
  });
  return standIn;
}

/**
 * Writes JSON by hand, because LINE Pay's transaction ids have 19 digits, more than a JavaScript number can hold
 * exactly.
 */
const say = (returnCode: string, info = '{}'): Answer => ({
  type: 'application/json',
  body: `{"returnCode":"${returnCode}","returnMessage":"${returnCode === ok ? 'Success.' : 'Error.'}","info":${info}}`,
});

function answerTo(standIn: LinePayStandIn, nonces: Set<string>, heard: ReceivedRequest): Answer {
  const { path, body, query, headers, method } = heard;
  const nonce = headers['x-line-authorization-nonce'] ?? '';
  const payload = method === 'GET' ? query.toString() : body;
  const isSigned = isLinePayMac(
    standIn.keys.channelSecret,
    { path, payload, nonce },
    headers['x-line-authorization'] ?? '',
  );
  if (headers['x-line-channelid'] !== standIn.keys.channelId) return say('1104');
  if (!isSigned || nonce === '' || nonces.has(nonce)) return say('1106');
  nonces.add(nonce);
  if (path === '/v3/payments/request') return request(standIn, JSON.parse(body) as Wanted);
  if (path === '/v3/payments') return details(standIn, query);
  const [, check] = /^\/v3\/payments\/requests\/(\d+)\/check$/.exec(path) ?? [];
  if (check) return checked(standIn, check);
  const [, id = '', action] = /^\/v3\/payments\/(\d+)\/(confirm|refund)$/.exec(path) ?? [];
  if (action === 'confirm') return confirm(standIn, id, JSON.parse(body) as Sum);
  if (action === 'refund') return refund(standIn, id, JSON.parse(body === '' ? '{}' : body) as Refund);
  return { status: 404, body: '' };
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
}
interface Refund {
  readonly refundAmount?: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function request({ payments, url }: LinePayStandIn, wanted: Wanted): Answer {
  const { amount, packages, orderId, redirectUrls } = wanted;
  const agree =
    amount === sumOf(packages.map((one) => one.amount)) &&
    packages.every(
      (one) => one.amount === sumOf(one.products.map(({ quantity, price }) => quantity * price)),
    );
  if (!agree || !Number.isInteger(amount) || amount <= 0) return say('1124');
  if (orderId === '' || !redirectUrls?.confirmUrl || !redirectUrls.cancelUrl) return say('2101');
  if ([...payments.values()].some((one) => one.wanted.orderId === orderId)) return say('1172');
  const id = `20261126${String(70_000_000_001 + payments.size)}`;
  payments.set(id, { id, wanted, state: 'open', refunded: 0, confirms: 0, taken: 0, refunds: [] });
  const pages = JSON.stringify({ web: `${url}/web/${id}`, app: `line://pay/${id}` });
  return say(ok, `{"transactionId":${id},"paymentAccessToken":"187568751124","paymentUrl":${pages}}`);
}

const checks = { open: ok, authorised: '0110', cancelled: '0121', failed: '0122', paid: '0123' } as const;

function checked({ payments }: LinePayStandIn, id: string): Answer {
  const payment = payments.get(id);
  return payment ? say(checks[payment.state]) : say('1150');
}

function confirm(standIn: LinePayStandIn, id: string, { amount, currency }: Sum): Answer {
  const payment = standIn.payments.get(id);
  if (payment === undefined) return say('1150');
  const { wanted } = payment;
  if (payment.state === 'paid') return say('1198');
  if (payment.state !== 'authorised') return say('1169');
  if (amount !== wanted.amount || currency !== wanted.currency) return say('1124');
  payment.state = 'paid';
  payment.confirms += 1;
  payment.taken = standIn.takesInstead ?? amount;
  standIn.takesInstead = null;
  return say(ok, `{"orderId":"${wanted.orderId}","transactionId":${id},"payInfo":${payInfoOf(payment)}}`);
}

/** How the payer paid: one unit with points, as payers often do, and the rest by card. */
const payInfoOf = ({ taken }: LinePayPayment): string =>
  JSON.stringify([
    { method: 'CREDIT_CARD', amount: taken - 1 },
    { method: 'POINT', amount: 1 },
  ]);

/** Finds payments by transaction or by order. Only paid ones are found. */
function details({ payments }: LinePayStandIn, query: URLSearchParams): Answer {
  const payment = payments.get(query.get('transactionId') ?? '');
  if (payment?.state !== 'paid') return say('1150');
  const { id, wanted, refunds } = payment;
  const list = refunds.map((refundAmount) => ({ transactionType: 'PARTIAL_REFUND', refundAmount }));
  const rest = `"currency":"${wanted.currency}","payInfo":${payInfoOf(payment)},"refundList":${JSON.stringify(list)}`;
  return say(
    ok,
    `[{"transactionId":${id},"transactionType":"PAYMENT","orderId":"${wanted.orderId}",${rest}}]`,
  );
}

function refund(standIn: LinePayStandIn, id: string, { refundAmount }: Refund): Answer {
  const payment = standIn.payments.get(id);
  const isLate = standIn.refundNext === 'tooLate';
  standIn.refundNext = 'done';
  if (payment?.state !== 'paid') return say('1150');
  if (isLate) return say('1163');
  const left = payment.wanted.amount - payment.refunded;
  if (left === 0) return say('1165');
  if ((refundAmount ?? left) > left) return say('1164');
  payment.refunded += refundAmount ?? left;
  payment.refunds.push(refundAmount ?? left);
  return say(ok, `{"refundTransactionId":${id},"refundTransactionDate":"2026-11-26T14:05:00Z"}`);
}
