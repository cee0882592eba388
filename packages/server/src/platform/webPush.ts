import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/**
 * The curve of the keys. This file sends push messages to browsers: RFC 8291 (encryption) in the encoding of
 * RFC 8188, and RFC 8292 (VAPID, the sender). Each is a few steps with node:crypto. The only library had no
 * release for two years and brings many packages.
 */

const curve = 'prime256v1';
/** The order of P-256; private keys are below it. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const recordSize = 4096;

export interface PushKeys {
  readonly publicKey: Buffer;
  readonly privateKey: Buffer;
}

/** A shop's own keys, derived and therefore the same in every process; nothing is stored. */
export function shopPushKeys(secret: string, shopId: string): PushKeys {
  // The seed has 1.5 times as many bits as the order, so that all keys are practically equally likely.
  const seed = Buffer.from(hkdfSync('sha256', secret, shopId, 'crossdock web push', 48));
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(privateKey);
  return { publicKey: ecdh.getPublicKey(), privateKey };
}

/** Whether the key is a point of the curve, and so can be a browser's key. */
export function isPushKey(p256dh: string): boolean {
  try {
    const ecdh = createECDH(curve);
    ecdh.generateKeys();
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Chosen {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

/** Encrypts the text for this browser. `chosen` is random, except in the RFC's own example. */
export function encryptForBrowser(
  text: string,
  browser: Omit<BrowserSubscription, 'endpoint'>,
  chosen?: Chosen,
): Buffer {
  const ecdh = createECDH(curve);
  if (chosen) ecdh.setPrivateKey(chosen.privateKey);
  else ecdh.generateKeys();
  const salt = chosen?.salt ?? randomBytes(16);
  const [ours, theirs] = [ecdh.getPublicKey(), Buffer.from(browser.p256dh, 'base64url')];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const auth = Buffer.from(browser.auth, 'base64url');
  const keyMaterial = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', keyMaterial, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  // The byte 2 marks the last record.
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...sealed]);
}

const validSeconds = 12 * 3_600;

/**
 * The header that proves to a browser's push service which shop sends. `contact` is the operator's address.
 */
export function vapidAuthorization(keys: PushKeys, endpoint: string, contact: string, nowMs: number): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(nowMs / 1000) + validSeconds,
    sub: contact,
  };
  const [x, y] = [keys.publicKey.subarray(1, 33), keys.publicKey.subarray(33)];
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: x.toString('base64url'),
      y: y.toString('base64url'),
      d: keys.privateKey.toString('base64url'),
    },
  });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey.toString('base64url')}`;
}
