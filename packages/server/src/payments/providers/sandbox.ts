import type { OnlineMethod } from '@crossdock/contract/payments/methods.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { z } from 'zod';
import { keyedHash, sameBytes } from '../../platform/ids.ts';
import type { PaymentProvider, ProviderEvent, ProviderReport, StartedPayment } from './provider.ts';

const toleranceS = 300;

const message = z.object({
  eventId: z.string(),
  shopId: z.string(),
  paymentId: z.string(),
  outcome: z.enum(['assigned', 'succeeded', 'failed', 'expired']),
  receivedMinor: z.number().int(),
  payerEnding: z.string().optional(),
});
type Message = z.infer<typeof message>;

/**
 * The header that authenticates an event: its time, and a keyed hash of time and body. Never sends anything.
 * @example signSandboxMessage('secret', '{}', 7).split(',')[0] // → 't=7'
 */
export function signSandboxMessage(secret: string, body: string, atS: number): string {
  return `t=${atS},v1=${hashOf(secret, body, atS).toString('base64url')}`;
}

function hashOf(secret: string, body: string, atS: number): Buffer {
  return keyedHash(secret, 'sandbox-message', String(atS), body);
}

/**
 * A path on the demo shop's host, where its visitor decides the outcome. Never leaves the shop.
 * @example sandboxPath('abc', 'en') // → '/sandbox-pay/abc?lang=en'
 */
export const sandboxPath = (reference: string, lang: Lang): string =>
  `/sandbox-pay/${reference}?lang=${lang}`;

const digitsOf = (reference: string, count: number): string =>
  [...Buffer.from(reference, 'base64url')]
    .map((byte) => byte % 10)
    .join('')
    .slice(0, count);

/**
 * The payer's step for each kind of method, like that of the real method, so that a demo shop shows them all.
 */
function stepOf(method: OnlineMethod, page: string, path: string, reference: string): StartedPayment['step'] {
  switch (method) {
    case 'promptPay':
    case 'duitNow':
    case 'fps':
      return { kind: 'qr', payload: page };
    case 'storeCode':
      return { kind: 'storeCode', code: `DEMO${digitsOf(reference, 10)}` };
    case 'storeBarcode':
      return { kind: 'barcodes', codes: ['DEMO001', `DEMO${digitsOf(reference, 12)}`, 'DEMO0000001'] };
    case 'atm':
      return { kind: 'form', url: page, fields: { method } };
    default:
      return { kind: 'page', url: path };
  }
}

function reportOf(
  { outcome, receivedMinor, payerEnding = '' }: Pick<Message, 'outcome' | 'receivedMinor' | 'payerEnding'>,
  paymentId: string,
): ProviderReport {
  if (outcome === 'succeeded') return { outcome, receivedMinor, payerEnding };
  if (outcome !== 'assigned') return { outcome };
  const account = paymentId.replaceAll(/\D/g, '').padEnd(14, '0').slice(0, 14);
  return { outcome, step: { kind: 'bankCode', bankCode: '000', account }, expiresAt: null };
}

/**
 * Play money for demo shops: a page of ours on which the visitor decides the outcome. Its events take the same path as
 * a real provider's: signed, over the raw body, through the webhook call, and refused if they are more than five
 * minutes old. It never moves real money.
 * @example sandboxProvider('secret', () => 7000).name // → 'sandbox'
 * @example sandboxProvider('secret', () => 307_001).readEvent(new Uint8Array(), { 'sandbox-signature':
 * signSandboxMessage('secret', '', 7) }) // → 'forged'
 */
export function sandboxProvider(secret: string, nowMs: () => number): PaymentProvider {
  return {
    name: 'sandbox',
    async start(_outside, { paymentId, shopId, lang, expiresAt, method, returnUrl }) {
      // The reference is derived from the payment's id, so that starting the same payment again leads to the same
      // page.
      const reference = keyedHash(secret, 'sandbox-payment', shopId, paymentId).toString('base64url');
      const page = sandboxPath(reference, lang);
      return { reference, step: stepOf(method, new URL(page, returnUrl).href, page, reference), expiresAt };
    },
    look: async () => ({ state: 'open' }),
    close: async () => undefined,
    refund: async () => 'done',
    readEvent(rawBody, headers): ProviderEvent | 'forged' | undefined {
      const [, at = '', signature = ''] =
        /^t=(\d{1,12}),v1=([\w-]+)$/.exec(headers['sandbox-signature'] ?? '') ?? [];
      const body = Buffer.from(rawBody).toString('utf8');
      const fresh = Math.abs(nowMs() / 1000 - Number(at)) <= toleranceS;
      const holds = sameBytes(Buffer.from(signature, 'base64url'), hashOf(secret, body, Number(at)));
      if (at === '' || !fresh || !holds) return 'forged';
      const { eventId, shopId, paymentId, ...said } = message.parse(JSON.parse(body));
      return { eventId, about: { shopId, paymentId }, report: reportOf(said, paymentId) };
    },
  };
}
