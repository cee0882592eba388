import { BlockList, isIPv6 } from 'node:net';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { keyPermissions } from '@crossdock/domain/staff/roles.ts';
import type { Tx } from './db.ts';
import { newToken, tokenHash } from './ids.ts';
import { compiled, db, type Params } from './query.ts';
import { asStaffId, type KeyRate } from './scope.ts';
import { findSession, type Person } from './sessionHolder.ts';
import { tally } from './throttle.ts';

/** Named, so that a key that went astray is recognised for what it is; no session's token has this form. */
const form = /^crossdock_[\w-]{43}$/;
const shownLength = 'crossdock_'.length + 6;

export const isKey = (token: string): boolean => form.test(token);

/** A new key: 256 random bits, which are stored nowhere, and how it begins. */
export function newKey(): { readonly key: string; readonly prefix: string; readonly tokenHash: Buffer } {
  const key = `crossdock_${newToken()}`;
  return { key, prefix: key.slice(0, shownLength), tokenHash: tokenHash(key) };
}

const byHash = compiled((p: Params<{ shopId: string; tokenHash: Uint8Array }>) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('staff', (join) =>
      join.onRef('staff.shopId', '=', 'apiKeys.shopId').onRef('staff.id', '=', 'apiKeys.madeBy'),
    )
    .select([
      'apiKeys.id',
      'apiKeys.permissions',
      'apiKeys.networks',
      'apiKeys.perMinute',
      'apiKeys.expiresAt',
      'apiKeys.revokedAt',
      'apiKeys.lastUsedAt',
      'apiKeys.lastUsedIp',
      'staff.id as staffId',
      'staff.roles',
      'staff.status',
    ])
    .where('apiKeys.shopId', '=', p.shopId)
    .where('apiKeys.tokenHash', '=', p.tokenHash),
);

/**
 * Whoever the bearer is: the holder of a session, or the one in whose name a key works. A key that is not good here and
 * now is a refusal; each use counts against its limit, but for the `second` look at one request.
 */
export async function findHolder(
  tx: Tx,
  token: string,
  ip: string,
  look: 'first' | 'second' = 'first',
): Promise<Person | Refusal | undefined> {
  if (!isKey(token)) return findSession(tx, token);
  const [key] = await tx.compiled(byHash, { shopId: tx.shopId, tokenHash: tokenHash(token) });
  if (key === undefined || key.revokedAt !== null || key.expiresAt <= tx.now || key.status !== 'active')
    return refuse('key.ended');
  if (!isWithin(ip, key.networks)) return refuse('key.address');
  let rate: KeyRate | undefined;
  if (look === 'first') {
    const uses = await tally(tx, { bucket: 'key', windowSeconds }, key.id);
    const left = Date.parse(uses.windowStart) + windowSeconds * 1000 - Date.parse(tx.now);
    const seconds = Math.max(1, Math.ceil(left / 1000));
    rate = { limit: key.perMinute, remaining: Math.max(0, key.perMinute - uses.count), seconds };
    if (uses.count > key.perMinute) return refuse('throttle.wait', { seconds });
    await noteUse(tx, key, ip);
  }
  return {
    kind: 'staff',
    staffId: asStaffId(key.staffId),
    sessionId: '',
    roles: key.roles,
    // A program cannot prove who it is: what asks for a proof is closed to it.
    provenAt: '',
    passwordDue: false,
    secondFactor: true,
    key: {
      id: key.id,
      rate,
      permissions: key.permissions.filter((permission) => isOneOf(keyPermissions, permission)),
    },
  };
}

const windowSeconds = 60;

/** Whether an address lies in one of the networks; where none is named, every one does. */
export function isWithin(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const [address = ''] = ip.split('%');
  const allowed = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const family = isIPv6(base) ? 'ipv6' : 'ipv4';
    if (bits === undefined) allowed.addAddress(base, family);
    else allowed.addSubnet(base, Number(bits), family);
  }
  return allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const noteAfterMs = 60_000;

interface Used {
  readonly id: string;
  readonly lastUsedAt: string | null;
  readonly lastUsedIp: string | null;
}

/** When and from where, once a minute: it is looked at by people. */
async function noteUse(tx: Tx, key: Used, ip: string): Promise<void> {
  const noted = key.lastUsedAt === null ? 0 : Date.parse(key.lastUsedAt);
  if (key.lastUsedIp === ip && Date.parse(tx.now) - noted < noteAfterMs) return;
  await tx.inOwnTransaction((side) =>
    side.run(
      db
        .updateTable('apiKeys')
        .set({ lastUsedAt: side.now, lastUsedIp: ip })
        .where('shopId', '=', side.shopId)
        .where('id', '=', key.id),
    ),
  );
}
