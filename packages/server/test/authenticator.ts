import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Output, Request } from '@crossdock/contract/table.ts';

/**
 * This file is a software authenticator: it makes ES256 keys and signs with them, as a phone or a security key does.
 */

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n]);
  if (n < 256) return Buffer.from([(kind << 5) | 24, n]);
  return Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const present = 0x01;
const verified = 0x04;
const syncable = 0x08;
const synced = 0x10;
const attested = 0x40;

interface Asked {
  readonly challenge: string;
  readonly rpId: string;
}

interface Liberties {
  readonly origin?: string;
  readonly rpId?: string;
  readonly count?: number;
  readonly flags?: number;
  readonly crossOrigin?: boolean;
  /** The attestation's format and statement; default: none. */
  readonly attestation?: { readonly format: string; readonly statement: Map<string, Cbor> };
}

export interface Device {
  readonly credentialId: string;
  userHandle: string;
  /** The input of `addPasskey`, for the challenge of `beginPasskey`. */
  make(asked: Output<'beginPasskey'>, liberties?: Liberties): Request<'addPasskey'>;
  /** The input of `passkeyLogin`, for the challenge of `beginPasskeyLogin`. */
  sign(asked: Asked, liberties?: Liberties): Request<'passkeyLogin'>;
}

/** The COSE form of a public key on P-256. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

function clientDataOf(type: string, asked: Asked, free: Liberties): Buffer {
  const origin = free.origin ?? `http://${asked.rpId}`;
  return Buffer.from(
    JSON.stringify({ type, challenge: asked.challenge, origin, crossOrigin: free.crossOrigin ?? false }),
  );
}

/** The attestation object that the browser sends, by default without a statement. */
function attestationOf(authData: Buffer, { attestation }: Liberties): Buffer {
  const { format, statement } = attestation ?? { format: 'none', statement: new Map() };
  return cbor(
    new Map<string, Cbor>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', authData],
    ]),
  );
}

/** A device with one key. If `counts` is true, it counts uses of the key; otherwise it reports that the key syncs. */
export function newDevice({ counts = false } = {}): Device {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let used = 0;
  const backup = counts ? 0 : syncable | synced;
  const dataOf = (asked: Asked, free: Liberties, more: number) => {
    if (counts) used += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(free.count ?? used);
    const flags = (free.flags ?? present | verified | backup) | more;
    return Buffer.concat([sha256(free.rpId ?? asked.rpId), Buffer.from([flags]), count]);
  };
  const device: Device = {
    credentialId: base64url(id),
    userHandle: '',
    make(asked, free = {}) {
      device.userHandle = asked.userId;
      const named = [Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)];
      const authData = Buffer.concat([dataOf(asked, free, attested), ...named]);
      return {
        name: 'My phone',
        credentialId: base64url(id),
        clientData: base64url(clientDataOf('webauthn.create', asked, free)),
        attestation: base64url(attestationOf(authData, free)),
        transports: ['internal'],
      };
    },
    sign(asked, free = {}) {
      const clientData = clientDataOf('webauthn.get', asked, free);
      const authenticatorData = dataOf(asked, free, 0);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        credentialId: base64url(id),
        clientData: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle: device.userHandle,
      };
    },
  };
  return device;
}
