import { apiKeyPermissions } from '@crossdock/domain/staff/roles.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { count, id, instant, plain, text, whole } from '../wire/values.ts';

/** An IP address or a network, of IPv4 or IPv6. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: 'field.network' });
const permission = z.enum(apiKeyPermissions);

export const makeKeyInput = z.strictObject({
  name: text(60),
  permissions: z.array(permission).min(1, 'field.required').max(apiKeyPermissions.length),
  /** How many days the key is valid. */
  days: whole.min(1, 'field.tooSmall').max(730, 'field.tooBig'),
  /** The networks from which the key may be used; empty means any. */
  networks: z.array(network).max(20, 'field.tooMany').default([]),
  perMinute: whole.min(1, 'field.tooSmall').max(6_000, 'field.tooBig').default(300),
});

const keyStates = ['live', 'expired', 'revoked', 'idle'] as const;

const keyRow = z.object({
  id,
  name: plain.text,
  /** The first characters of the key. */
  prefix: plain.text,
  permissions: z.array(permission),
  networks: plain.texts,
  perMinute: count,
  madeBy: plain.text,
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: plain.maybeInstant,
  lastUsedIp: plain.maybeText,
  /** `idle`: the key's creator is no longer active, so the key does not work. */
  state: z.enum(keyStates),
});

/** API keys of the shop's own programs. */
export const keyCalls = {
  listKeys: staff('program.write').page('staff/keys', {
    summary: 'List the keys of the shop’s programs, newest first',
    of: keyRow,
  }),
  makeKey: staff('program.write').post('staff/keys/make', {
    summary: 'Create a key for a program; the key is returned only once',
    fresh: true,
    input: makeKeyInput,
    output: z.object({ id, key: plain.text }),
    refusals: ['key.tooMany'],
  }),
  revokeKey: staff('program.write').byId.post('staff/keys/revoke', {
    summary: 'Revoke a key for good',
  }),
};
