import { BlockList, isIPv6 } from 'node:net';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { apiKeyPermissions } from '@crossdock/domain/staff/roles.ts';
import { findAssistant, isAssistantToken } from './assistantTokens.ts';
import type { Tx } from './db.ts';
import { newToken, tokenHash } from './ids.ts';
import { compileStatement, type Params } from './query.ts';
import { fromShop, updateInShop } from './rows.ts';
import { asStaffId, type KeyRateLimitState } from './scope.ts';
import { findSession, type Person } from './sessionHolder.ts';
import { shopJoin } from './shopJoin.ts';
import { countTry } from './throttle.ts';

/** The prefix makes a leaked key recognisable. No session token has this form. */
const form = /^crossdock_[\w-]{43}$/;
const shownLength = 'crossdock_'.length + 6;

const isKey = (token: string): boolean => form.test(token);

/** A new key of 256 random bits, which is stored nowhere, with its first characters. */
export function newKey(): { readonly key: string; readonly prefix: string; readonly tokenHash: Buffer } {
  const key = `crossdock_${newToken()}`;
  return { key, prefix: key.slice(0, shownLength), tokenHash: tokenHash(key) };
}

const byHash = compileStatement((p: Params<{ shopId: string; tokenHash: Uint8Array }>) =>
  fromShop(p, 'apiKeys', { 'apiKeys.tokenHash': p.tokenHash })
    .innerJoin('staff', shopJoin('staff.id', 'apiKeys.madeBy'))
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
    ]),
);

/**
 * Whether the token belongs to a program, whose every use is counted: a key of the shop or a member's
 * assistant.
 */
export const isProgramToken = (token: string): boolean => isKey(token) || isAssistantToken(token);

/** How a request arrived: at a call's own address, or as a tool of an assistant. */
export type RequestEntryPoint = 'calls' | 'tools';

/**
 * Finds the person behind a token: the holder of a session, the staff member of a key, or the member of an
 * assistant, whose token is valid only for tools. A key or token that is not valid at this place and time is
 * refused. Each use counts against its limit, except a `second` look at the same request.
 */
export async function findHolder(
  tx: Tx,
  token: string,
  ip: string,
  look: 'first' | 'second' = 'first',
  door: RequestEntryPoint = 'calls',
): Promise<Person | Refusal | undefined> {
  if (isAssistantToken(token)) return door === 'tools' ? findAssistant(tx, token, look) : undefined;
  if (!isKey(token)) return findSession(tx, token);
  const [key] = await tx.compiled(byHash, { shopId: tx.shopId, tokenHash: tokenHash(token) });
  if (key === undefined || key.revokedAt !== null || key.expiresAt <= tx.now || key.status !== 'active')
    return refuse('key.ended');
  if (!isInNetworks(ip, key.networks)) return refuse('key.address');
  let rate: KeyRateLimitState | undefined;
  if (look === 'first') {
    const uses = await countTry(tx, { bucket: 'key', windowSeconds }, key.id);
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
    // A program cannot re-authenticate, so calls that require it are closed to keys.
    provenAt: '',
    passwordDue: false,
    secondFactor: true,
    key: {
      id: key.id,
      rate,
      permissions: key.permissions.filter((permission) => isOneOf(apiKeyPermissions, permission)),
    },
  };
}

const windowSeconds = 60;

/** Whether an address is in one of the networks; true if the list of networks is empty. */
export function isInNetworks(ip: string, networks: readonly string[]): boolean {
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

/** Records the time and address of a use, at most once a minute, for people to see. */
async function noteUse(tx: Tx, key: Used, ip: string): Promise<void> {
  const noted = key.lastUsedAt === null ? 0 : Date.parse(key.lastUsedAt);
  if (key.lastUsedIp === ip && Date.parse(tx.now) - noted < noteAfterMs) return;
  await tx.inOwnTransaction((side) =>
    side.run(updateInShop(side, 'apiKeys', { id: key.id }).set({ lastUsedAt: side.now, lastUsedIp: ip })),
  );
}
