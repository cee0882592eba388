import { createHmac } from 'node:crypto';
import { writeQr } from '@crossdock/domain/payments/emvco.ts';
import { encode } from 'uqr';
import { type Fault, type Heard, json, type Reply, serveWallet } from './walletDouble.ts';

interface DoubleCharge {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly source: { readonly type: string };
  readonly metadata: Readonly<Record<string, string>>;
  readonly expires_at: string;
  readonly webhook_endpoints: readonly string[];
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed';
}

export interface OmiseDouble {
  readonly url: string;
  /** The address entered on the dashboard. */
  webhookUri: string | null;
  readonly charges: Map<string, DoubleCharge>;
  /** How the next call fails: a new charge, or a question about one. */
  readonly faults: { create?: Fault | undefined; get?: Fault | undefined };
  /** What is on the drawing of the next codes in place of the right one; `null`: no code at all. */
  drawn: string | null | undefined;
  stop(): Promise<void>;
}

/** A PromptPay code for this amount in satang, of a bill. */
const codeFor = (amount: number): string =>
  writeQr([
    { id: '00', value: '01' },
    { id: '01', value: '12' },
    { id: '30', value: '0016A00000067701011201150105555000000010208CHRGTEST' },
    { id: '53', value: '764' },
    { id: '54', value: (amount / 100).toFixed(2) },
    { id: '58', value: 'TH' },
  ]);

/** A code as Omise draws it: a PromptPay frame around many small squares. */
function drawingOf(code: string | null): string {
  const { data, size } = encode(code ?? '-', { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on && code !== null ? [`<rect x="${x}" y="${y}" width="1" height="1"/>`] : [])),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="360" height="440" viewBox="0 0 360 440"><rect width="360" height="80" fill="#113566"/>
<g transform="translate(30 100) scale(${300 / size})" shape-rendering="crispEdges">${squares.join('')}</g></svg>`;
}

const failure = (status: number, code: string): Reply =>
  json(status, { object: 'error', code, message: `double: ${code}` });

/** Omise's calls as its documentation (2019-05-29) describes them. A key that contains `wrong` is refused. */
export async function startOmiseDouble(): Promise<OmiseDouble> {
  const charges = new Map<string, DoubleCharge>();
  const faults: OmiseDouble['faults'] = {};
  const { url, stop } = await serveWallet((heard) => {
    if (heard.path.startsWith('/drawings/')) return drawn(double, heard.path);
    const key = Buffer.from((heard.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    if (!/^skey_\w+:$/.test(key) || key.includes('wrong')) return failure(401, 'authentication_failure');
    if (heard.path === '/account')
      return json(200, {
        ...{ object: 'account', email: 'owner@example.com', currency: 'thb', country: 'TH' },
        ...{ livemode: !key.includes('test'), webhook_uri: double.webhookUri },
      });
    const kind = heard.method === 'POST' && heard.path === '/charges' ? 'create' : 'get';
    const fault = faults[kind];
    delete faults[kind];
    if (fault === 'dead') return 'silent';
    if (fault === 'broken') return failure(500, 'internal_error');
    const reply = perform(double, heard);
    return fault === 'lost' ? 'silent' : reply;
  });
  const double: OmiseDouble = { url, stop, charges, faults, webhookUri: null, drawn: undefined };
  return double;
}

function drawn(double: OmiseDouble, path: string): Reply {
  const found = double.charges.get(path.slice('/drawings/'.length));
  if (found === undefined) return failure(404, 'not_found');
  return { status: 200, text: drawingOf(double.drawn === undefined ? codeFor(found.amount) : double.drawn) };
}

function perform(double: OmiseDouble, { method, path, headers, body }: Heard): Reply {
  const { charges } = double;
  if (headers['omise-version'] !== '2019-05-29') return failure(400, 'bad_request');
  if (method === 'POST' && path === '/charges') {
    const { expires_at, webhook_endpoints = [], metadata, source, amount, currency } = JSON.parse(body);
    if (amount < 2_000) return failure(400, 'invalid_amount');
    const id = `chrg_test_${String(charges.size + 1).padStart(19, '5')}`;
    const until = expires_at ?? new Date(Date.now() + 180_000).toISOString();
    charges.set(id, {
      ...{ id, amount, currency, source, metadata, webhook_endpoints, status: 'pending', expires_at: until },
    });
    return json(200, shown(double, id));
  }
  const [, id = '', expires] = /^\/charges\/(\w+)(\/expire)?$/.exec(path) ?? [];
  const found = charges.get(id);
  if (found === undefined) return failure(404, 'not_found');
  if (expires !== undefined) {
    if (found.status !== 'pending') return failure(400, 'failed_expire');
    found.status = 'expired';
  }
  return json(200, shown(double, id));
}

/** The charge as it is answered. */
function shown({ charges, url }: OmiseDouble, id: string) {
  const { source, ...found } = charges.get(id) ?? { source: { type: '' }, status: '' };
  const isQr = source.type === 'promptpay';
  return {
    ...{ object: 'charge', livemode: true, ...found, paid: found.status === 'successful' },
    authorize_uri: isQr ? null : `https://pay.omise.co/payments/${id}/authorize`,
    failure_message: null,
    source: {
      ...{ object: 'source', type: source.type, flow: isQr ? 'offline' : 'app_redirect' },
      scannable_code: isQr
        ? {
            object: 'barcode',
            type: 'qr',
            image: { object: 'document', download_uri: `${url}/drawings/${id}` },
          }
        : null,
    },
  };
}

let events = 0;

interface Signing {
  /** In base64; several while one is being replaced. */
  readonly secrets: readonly string[];
  readonly atS?: number;
  readonly id?: string;
}

/** A message about a charge, as an account on an old version of the API writes it: without `object` details that we read elsewhere. */
export function omiseMessage(
  charge: Pick<DoubleCharge, 'id' | 'amount' | 'metadata' | 'status'>,
  { secrets, atS = Math.floor(Date.now() / 1000), id = `evnt_test_${++events}` }: Signing,
) {
  const { amount, metadata, status } = charge;
  const data = { object: 'charge', id: charge.id, amount, metadata, status, paid: status === 'successful' };
  const body = JSON.stringify({ object: 'event', id, livemode: true, key: 'charge.complete', data }, null, 1);
  const signatures = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret, 'base64')).update(`${atS}.${body}`).digest('hex'),
  );
  return {
    body,
    headers: { 'omise-signature': signatures.join(','), 'omise-signature-timestamp': String(atS) },
  };
}
