import { encodeQr } from '@crossdock/domain/payments/emvco.ts';
import { encode } from 'uqr';
import { omiseSignature } from '../../src/payments/providers/omise/signature.ts';
import {
  type Answer,
  asJson,
  asText,
  type Delivery,
  formOf,
  type ReceivedRequest,
  type StandInServer,
  startStandIn,
} from './standInServer.ts';

interface OmiseRefund {
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  status: 'closed' | 'pending' | 'failed';
  readonly metadata: Readonly<Record<string, string>>;
}

interface OmiseDispute {
  readonly object: 'dispute';
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
  status: 'open' | 'pending' | 'won' | 'lost';
  readonly reason_code: string;
  readonly reason_message: string;
  closed_at: string | null;
  readonly transactions: { amount: number; direction: 'debit' | 'credit'; key: string }[];
}

export interface OmiseCharge {
  readonly object: 'charge';
  readonly id: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly expires_at: string;
  readonly return_uri: string | null;
  readonly authorize_uri: string | null;
  readonly source: Readonly<Record<string, unknown>>;
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed';
  paid: boolean;
  refundable: boolean;
  refunded_amount: number;
}

export interface OmiseStandIn extends StandInServer {
  readonly secretKey: string;
  /** The secret in base64, as Omise's dashboard shows it. */
  readonly webhookSecret: string;
  readonly charges: Map<string, OmiseCharge>;
  readonly refunds: OmiseRefund[];
  refundNext: 'done' | 'pending' | 'refused';
  readonly disputes: Map<string, OmiseDispute>;
  /** Disputes this charge as the payer. The amount is deducted at once. */
  dispute(chargeId: string, amount?: number): OmiseDispute;
  /** Ends a dispute as the bank decides. The deducted amount is returned if the shop has won. */
  endDispute(id: string, status: 'won' | 'lost'): void;
  /** The address for messages that is set in the dashboard. */
  webhookUri: string | null;
  /** The code that the next drawings show instead of the right one; null for a drawing without a code. */
  drawn: string | null | undefined;
  /** Changes the state of a charge at Omise, without a report. */
  become(id: string, status: OmiseCharge['status']): void;
  /**
   * Reports the current state of a charge or dispute. Each of `secrets` adds a signature. `ageS` is the age of the
   * report.
   */
  event(
    id: string,
    url: string,
    how?: { secrets?: readonly string[]; ageS?: number; eventId?: string; key?: string },
  ): Delivery;
}

const sources = {
  ...{ promptpay: 'offline', truemoney: 'redirect', truemoney_qr: 'offline' },
  truemoney_jumpapp: 'app_redirect',
} as const;
const least = 2_000;
const most = 15_000_000;

/** Stands in for Omise's documented API (2019-05-29) for charges by source. */
export async function startOmise(at = 0): Promise<OmiseStandIn> {
  const charges = new Map<string, OmiseCharge>();
  const server = await startStandIn((heard) => answerTo(standIn, heard), at);
  const standIn: OmiseStandIn = Object.assign(server, {
    ...{ secretKey: 'skey_5xuy4w91xqz7d1w9u0t', webhookSecret: 'b21pc2Ugc2VjcmV0IGJ5dGVz' },
    ...{ charges, refunds: [], refundNext: 'done' as const, webhookUri: null },
    disputes: new Map<string, OmiseDispute>(),
    dispute: (chargeId: string, amount?: number) => newDispute(standIn, chargeId, amount),
    endDispute(id: string, status: 'won' | 'lost') {
      const one = standIn.disputes.get(id);
      if (one === undefined) throw new Error(`no dispute ${id}`);
      Object.assign(one, { status, closed_at: new Date().toISOString() });
      const { amount } = one;
      if (status === 'won') one.transactions.push({ amount, direction: 'credit', key: 'dispute.won.credit' });
    },
    drawn: undefined,
    become(id: string, status: OmiseCharge['status']) {
      const charge = charges.get(id);
      if (charge === undefined) throw new Error(`no charge ${id}`);
      Object.assign(charge, { status, paid: status === 'successful', refundable: status === 'successful' });
    },
    event: (id: string, url: string, how: Parameters<OmiseStandIn['event']>[2] = {}) =>
      eventOf(standIn, id, url, how),
  });
  return standIn;
}

let events = 0;

function eventOf(
  { charges, disputes, webhookSecret }: OmiseStandIn,
  id: string,
  url: string,
  {
    secrets = [webhookSecret],
    ageS = 0,
    eventId,
    key = 'charge.complete',
  }: Parameters<OmiseStandIn['event']>[2] & object,
): Delivery {
  events += 1;
  const event = {
    object: 'event',
    id: eventId ?? `evnt_test_${events}`,
    key,
    data: charges.get(id) ?? disputes.get(id),
  };
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000) - ageS);
  const signatures = secrets.map((secret) => omiseSignature(secret, timestamp, Buffer.from(body)));
  const headers = {
    ...{ 'content-type': 'application/json', 'omise-signature': signatures.join(',') },
    'omise-signature-timestamp': timestamp,
  };
  return { url, body, headers };
}

const fault = (status: number, code: string): Answer =>
  asJson({ object: 'error', location: 'https://docs.opn.ooo/api-errors', code, message: code }, status);

function answerTo(standIn: OmiseStandIn, { method, path, headers, body }: ReceivedRequest): Answer {
  const key = `Basic ${Buffer.from(`${standIn.secretKey}:`).toString('base64')}`;
  const [, drawnId] = /^\/charges\/(\w+)\/documents\/qrcode\.svg$/.exec(path) ?? [];
  if (drawnId !== undefined) return drawing(standIn, drawnId);
  if (headers.authorization !== key) return fault(401, 'authentication_failure');
  const sent = sentIn(headers['content-type'] ?? '', body);
  if (path === '/account')
    return asJson({
      ...{ object: 'account', id: 'account_test_1', email: 'owner@shop.example' },
      currency: 'THB',
      country: 'TH',
      livemode: true,
      webhook_uri: standIn.webhookUri,
    });
  const [, disputeId] = /^\/disputes\/(\w+)$/.exec(path) ?? [];
  if (disputeId !== undefined) {
    const found = standIn.disputes.get(disputeId);
    return found ? asJson(found) : fault(404, 'not_found');
  }
  if (path === '/charges' && method === 'POST') return newCharge(standIn, sent);
  const [, id = '', action = ''] = /^\/charges\/(\w+)(?:\/(expire|refunds))?$/.exec(path) ?? [];
  const charge = standIn.charges.get(id);
  if (charge === undefined) return fault(404, 'not_found');
  if (action === 'refunds' && method === 'GET') {
    const data = standIn.refunds.filter((one) => one.charge === charge.id);
    return asJson({ object: 'list', data });
  }
  if (action === 'refunds') return refund(standIn, charge, sent);
  if (action === 'expire') {
    if (charge.status !== 'pending') return fault(400, 'invalid_charge');
    charge.status = 'expired';
  }
  return asJson(charge);
}

/** The fields of a form or of JSON. Nested fields are named like `source[type]`. */
function sentIn(type: string, body: string): Readonly<Record<string, string>> {
  if (!type.includes('json')) return formOf(body);
  const flat = (value: unknown, name: string): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => flat(inner, name === '' ? key : `${name}[${key}]`))
      : [[name, String(value)]];
  return Object.fromEntries(flat(JSON.parse(body), ''));
}

function newCharge({ charges, url }: OmiseStandIn, sent: Readonly<Record<string, string>>): Answer {
  const { amount = '', currency = '' } = sent;
  const type = sent['source[type]'] ?? '';
  const flow = Object.entries(sources).find(([name]) => name === type)?.[1];
  if (flow === undefined) return fault(400, 'invalid_charge');
  if (!/^\d+$/.test(amount) || currency.toUpperCase() !== 'THB') return fault(400, 'invalid_amount');
  if (Number(amount) < least || Number(amount) > most) return fault(400, 'invalid_amount');
  if (flow !== 'offline' && !sent.return_uri) return fault(400, 'invalid_charge');
  const id = `chrg_test_${String(charges.size + 1).padStart(19, '0')}`;
  const image = { download_uri: `${url}/charges/${id}/documents/qrcode.svg` };
  const charge: OmiseCharge = {
    ...{ object: 'charge', id, livemode: false, amount: Number(amount), currency: 'THB' },
    ...{
      metadata: metadataIn(sent),
      status: 'pending',
      paid: false,
      refundable: false,
      refunded_amount: 0,
    },
    expires_at: sent.expires_at ?? new Date(Date.now() + 86_400_000).toISOString(),
    return_uri: sent.return_uri ?? null,
    authorize_uri: flow !== 'offline' ? `${url}/pay/${id}` : null,
    source: {
      ...{ object: 'source', type, flow },
      scannable_code: flow === 'offline' ? { object: 'barcode', type: 'qr', image } : null,
    },
  };
  charges.set(id, charge);
  return asJson(charge);
}

const metadataIn = (sent: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value] as const];
    }),
  );

/** A PromptPay code of a bill for this amount in satang. */
const codeFor = (amount: number): string =>
  encodeQr([
    { id: '00', value: '01' },
    { id: '01', value: '12' },
    { id: '30', value: '0016A00000067701011201150105555000000010208CHRGTEST' },
    { id: '53', value: '764' },
    { id: '54', value: (amount / 100).toFixed(2) },
    { id: '58', value: 'TH' },
  ]);

/** Draws the code as small squares below a coloured header. */
function drawing({ charges, drawn }: OmiseStandIn, id: string): Answer {
  const code = drawn === undefined ? codeFor(charges.get(id)?.amount ?? 0) : drawn;
  const { data, size } = encode(code ?? '-', { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on && code !== null ? [`<rect x="${x}" y="${y}" width="1" height="1"/>`] : [])),
  );
  return asText(`<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="360" height="440"><rect width="360" height="80" fill="#113566"/>
<g transform="translate(30 100) scale(${300 / size})" shape-rendering="crispEdges">${squares.join('')}</g></svg>`);
}

function refund(standIn: OmiseStandIn, charge: OmiseCharge, sent: Readonly<Record<string, string>>): Answer {
  const amount = Number(sent.amount);
  const how = standIn.refundNext;
  standIn.refundNext = 'done';
  const left = charge.amount - charge.refunded_amount;
  if (!charge.refundable || how === 'refused' || !(amount > 0) || amount > left)
    return fault(400, 'failed_refund');
  charge.refunded_amount += amount;
  const made: OmiseRefund = {
    ...{
      id: `rfnd_test_${standIn.refunds.length + 1}`,
      amount,
      status: how === 'pending' ? 'pending' : 'closed',
      charge: charge.id,
      metadata: metadataIn(sent),
    },
  };
  standIn.refunds.push(made);
  return asJson({ object: 'refund', ...made, currency: charge.currency });
}

function newDispute({ charges, disputes }: OmiseStandIn, chargeId: string, amount?: number): OmiseDispute {
  const charge = charges.get(chargeId);
  if (charge === undefined) throw new Error(`no charge ${chargeId}`);
  charge.refundable = false;
  const taken = amount ?? charge.amount;
  const one: OmiseDispute = {
    ...{ object: 'dispute', id: `dspt_test_${disputes.size + 1}`, charge: chargeId, amount: taken },
    ...{ currency: 'THB', status: 'open', closed_at: null },
    reason_code: 'goods_or_services_not_provided',
    reason_message: 'Services not provided or Merchandise not received',
    transactions: [{ amount: taken, direction: 'debit', key: 'dispute.started.debit' }],
  };
  disputes.set(one.id, one);
  return one;
}
