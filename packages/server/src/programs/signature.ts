import { createHmac, randomBytes } from 'node:crypto';

/** A secret by Standard Webhooks: a prefix that identifies it, and 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The header `webhook-signature`: for each valid secret, HMAC-SHA256 over id, seconds since the epoch and body. */
export function signatureHeader(
  secrets: readonly string[],
  id: string,
  seconds: number,
  body: string,
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
