import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { serveHere } from './untilFileEnds.ts';

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * How one attempt is answered. For `break`, the provider accepts the message, then closes the connection without an
 * answer.
 */
type Answer =
  | { readonly status: number; readonly body?: object; readonly headers?: Record<string, string> }
  | 'break';

/**
 * Stands in for LINE's Messaging API and the browsers' push services, on loopback. Like LINE, it answers 409 to a
 * retry key that it has already accepted.
 */
export async function openProviders() {
  const posted: Posted[] = [];
  const planned: Answer[] = [];
  const taken = new Set<string>();
  const { url } = await serveHere((request, reply, sent) => {
    const { headers, url: path = '' } = request;
    posted.push({ path, headers, body: sent });
    const answer = planned.shift() ?? { status: path.startsWith('/v2/') ? 200 : 201 };
    const key = String(headers['x-line-retry-key'] ?? '');
    const again = key !== '' && taken.has(key);
    if (answer === 'break' || (answer.status < 300 && key !== '')) taken.add(key);
    if (answer === 'break') return request.socket.destroy();
    const body =
      answer.body ?? (path.startsWith('/v2/') ? { sentMessages: [{ id: '461230966842064897' }] } : {});
    reply.writeHead(again ? 409 : answer.status, { 'content-type': 'application/json', ...answer.headers });
    reply.end(JSON.stringify(again ? { message: 'The retry key is already accepted' } : body));
  });
  return {
    url,
    posted,
    /** Sets the answers to the next attempts, in this order. */
    next: (...answers: Answer[]) => planned.push(...answers),
    forgetPlans: () => void planned.splice(0),
    /** The number of messages that LINE accepted. */
    passedOn: () => taken.size,
  };
}

/** A subscribed browser. Only it can decrypt messages to it. */
export function browserAt(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const p256dh = ecdh.getPublicKey();
  const read = (sealed: Buffer): unknown => {
    const length = sealed[20] ?? 0;
    const [salt, theirs, text] = [
      sealed.subarray(0, 16),
      sealed.subarray(21, 21 + length),
      sealed.subarray(21 + length),
    ];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs]);
    const material = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
    const derived = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, size));
    const opener = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    opener.setAuthTag(text.subarray(-16));
    const opened = Buffer.concat([opener.update(text.subarray(0, -16)), opener.final()]);
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString());
  };
  const subscription = {
    endpoint,
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return { subscription, read };
}

/** The claims of a VAPID header if its signature is valid, as a push service checks it. */
export function vapidClaims(header: string | undefined, key: string) {
  const [, token = '', named = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(named, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'));
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!holds || named !== key) throw new Error('not signed by the shop');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}
