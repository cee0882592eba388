import { createHmac } from 'node:crypto';

/** Verifies a webhook as its receiver does. It follows the standard and shares no code with our sender. */
export class WebhookVerifier {
  readonly #key: Buffer;
  constructor(secret: string) {
    this.#key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  }
  verify(body: string, headers: Readonly<Record<string, string>>): unknown {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signed = '' } = headers;
    const wanted = createHmac('sha256', this.#key).update(`${id}.${at}.${body}`).digest('base64');
    if (!signed.split(' ').includes(`v1,${wanted}`)) throw new Error('the signature is not ours');
    if (Math.abs(Date.now() / 1000 - Number(at)) > 300) throw new Error('it is too old');
    return JSON.parse(body);
  }
}
