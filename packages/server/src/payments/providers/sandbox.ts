import { z } from 'zod';
import { boundHash, sameBytes } from '../../platform/ids.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';

const toleranceS = 300;

const message = z.object({
  eventId: z.string(),
  shopId: z.string(),
  paymentId: z.string(),
  outcome: z.enum(['succeeded', 'failed', 'expired']),
  receivedMinor: z.number().int(),
});

/**
 * The header that proves an event: its time, and a keyed hash of time and body. Never sends anything.
 * @example signSandboxMessage('secret', '{}', 7).split(',')[0] // → 't=7'
 */
export function signSandboxMessage(secret: string, body: string, atS: number): string {
  return `t=${atS},v1=${hashOf(secret, body, atS).toString('base64url')}`;
}

function hashOf(secret: string, body: string, atS: number): Buffer {
  return boundHash(secret, 'sandbox-message', String(atS), body);
}

/**
 * Play money for demo shops: a page of ours on which the visitor decides the outcome. Its events take the same path as
 * a real provider's: signed, over the raw body, through the webhook call. It never moves real money.
 */
export function sandboxProvider(secret: string, nowMs: () => number): PaymentProvider {
  return {
    name: 'sandbox',
    async start(_outside, { paymentId, shopId, lang, expiresAt }) {
      // The reference is derived from the payment, so that a second start finds the same page.
      const reference = boundHash(secret, 'sandbox-payment', shopId, paymentId).toString('base64url');
      return { reference, url: `/sandbox-pay/${reference}?lang=${lang}`, expiresAt };
    },
    look: async () => ({ state: 'open' }),
    close: async () => undefined,
    readEvent(rawBody, headers): ProviderEvent | 'forged' | undefined {
      const [, at = '', signature = ''] =
        /^t=(\d{1,12}),v1=([\w-]+)$/.exec(headers['sandbox-signature'] ?? '') ?? [];
      const body = Buffer.from(rawBody).toString('utf8');
      const fresh = Math.abs(nowMs() / 1000 - Number(at)) <= toleranceS;
      const holds = sameBytes(Buffer.from(signature, 'base64url'), hashOf(secret, body, Number(at)));
      if (at === '' || !fresh || !holds) return 'forged';
      return message.parse(JSON.parse(body));
    },
  };
}
