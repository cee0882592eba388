import { createHmac, randomInt } from 'node:crypto';
import { type Fault, type Heard, json, type Reply, serveWallet } from './walletDouble.ts';

interface Requested {
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  /** As `check` says it: 0000, 0110, 0121, 0122 or 0123. */
  state: string;
  /** How often it was charged. */
  charged: number;
}

export interface LinePayDouble {
  readonly url: string;
  /** By channel id. */
  readonly secrets: Map<string, string>;
  readonly requests: Map<string, Requested>;
  /** How the next call of this kind fails. */
  readonly faults: { request?: Fault | undefined; confirm?: Fault | undefined; check?: Fault | undefined };
  /** What the payer's confirmation charges, if not the amount asked for. */
  chargesInstead: number | null;
  stop(): Promise<void>;
}

/** The sums that LINE Pay adds up itself. */
interface Wanted {
  readonly amount: number;
  readonly currency: string;
  readonly orderId: string;
  readonly packages: readonly {
    readonly amount: number;
    readonly products: readonly { readonly quantity: number; readonly price: number }[];
  }[];
  readonly redirectUrls: { readonly confirmUrl: string; readonly cancelUrl: string };
}

const said = (returnCode: string, info?: unknown): Reply =>
  json(200, { returnCode, returnMessage: '', info });

/**
 * LINE Pay's calls as its documentation (v3) describes them. It checks the signature over exactly what came, adds up
 * the sums, knows each order's name once, and writes its transaction ids as numbers of 19 digits.
 */
export async function startLinePayDouble(): Promise<LinePayDouble> {
  const requests = new Map<string, Requested>();
  const secrets = new Map<string, string>();
  const faults: LinePayDouble['faults'] = {};
  const { url, stop } = await serveWallet((heard) => {
    const secret = secrets.get(heard.headers['x-line-channelid'] ?? '');
    if (secret === undefined) return said('1104');
    if (!isSigned(secret, heard)) return said('1106');
    const kind = heard.path.endsWith('/request')
      ? 'request'
      : heard.path.endsWith('/confirm')
        ? 'confirm'
        : 'check';
    const fault = faults[kind];
    delete faults[kind];
    if (fault === 'dead') return 'silent';
    if (fault === 'broken') return said('9000');
    const reply = perform(double, heard);
    return fault === 'lost' ? 'silent' : reply;
  });
  const double: LinePayDouble = { url, stop, requests, secrets, faults, chargesInstead: null };
  return double;
}

function isSigned(secret: string, { method, path, query, body, headers }: Heard): boolean {
  const nonce = headers['x-line-authorization-nonce'] ?? '';
  const text = secret + path + (method === 'GET' ? query : body) + nonce;
  const expected = createHmac('sha256', secret).update(text).digest('base64');
  return nonce !== '' && headers['x-line-authorization'] === expected;
}

function perform(double: LinePayDouble, { path, query, body }: Heard): Reply {
  const { requests } = double;
  if (path === '/v3/payments/request') return request(requests, JSON.parse(body));
  if (path === '/v3/payments') return detailsOf(requests, new URLSearchParams(query));
  const [, checked] = /^\/v3\/payments\/requests\/(\d+)\/check$/.exec(path) ?? [];
  if (checked !== undefined) return said(requests.get(checked)?.state ?? '1150');
  const [, id = ''] = /^\/v3\/payments\/(\d+)\/confirm$/.exec(path) ?? [];
  const found = requests.get(id);
  if (found === undefined) return said('1150');
  const { amount, currency } = JSON.parse(body);
  if (found.state === '0123') return said('1152');
  if (found.state !== '0110') return said('1169');
  if (amount !== found.amount || currency !== found.currency) return said('1153');
  const charged = double.chargesInstead ?? amount;
  Object.assign(found, { state: '0123', charged: found.charged + 1, amount: charged });
  // Part from the wallet, part from points.
  const payInfo = [
    { method: 'BALANCE', amount: charged - 1 },
    { method: 'DISCOUNT', amount: 1 },
  ];
  return numbered({ returnCode: '0000', info: { transactionId: id, orderId: found.orderId, payInfo } });
}

function request(requests: Map<string, Requested>, wanted: Wanted): Reply {
  const { orderId, amount, currency, packages, redirectUrls } = wanted;
  if ([...requests.values()].some((one) => one.orderId === orderId)) return said('1172');
  const inProducts = packages.map(({ products }) =>
    products.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
  );
  const isSound =
    packages.every((one, at) => one.amount === inProducts[at]) &&
    packages.reduce((sum, one) => sum + one.amount, 0) === amount &&
    Number.isInteger(amount) &&
    URL.canParse(redirectUrls.confirmUrl) &&
    URL.canParse(redirectUrls.cancelUrl);
  if (!isSound) return said('2101');
  const id = `20211216${String(randomInt(10 ** 10)).padStart(11, '0')}`;
  requests.set(id, { orderId, amount, currency, state: '0000', charged: 0 });
  const page = `https://sandbox-web-pay.line.me/web/payment/wait?transactionReserveId=${id}`;
  return numbered({
    returnCode: '0000',
    info: { transactionId: id, paymentUrl: { web: page, app: 'line://pay' } },
  });
}

function detailsOf(requests: Map<string, Requested>, query: URLSearchParams): Reply {
  const id = query.get('transactionId') ?? '';
  const found = requests.get(id);
  if (found?.state !== '0123') return said('1150');
  const { amount, currency, orderId } = found;
  const payInfo = [{ method: 'BALANCE', amount }];
  const info = [{ transactionId: id, transactionType: 'PAYMENT', currency, orderId, payInfo }];
  return numbered({ returnCode: '0000', info });
}

/** With the transaction id as the number that LINE Pay writes. */
function numbered(body: unknown): Reply {
  const text = JSON.stringify(body).replace(/"transactionId":"(\d+)"/g, '"transactionId": $1');
  return { status: 200, text };
}
