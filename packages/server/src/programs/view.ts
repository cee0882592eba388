import type { Output } from '@crossdock/contract/table.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { keyPermissions } from '@crossdock/domain/staff/roles.ts';
import type { KeyRow } from './keys.store.ts';

type Key = Output<'listKeys'>['list'][number];

export function keyOf(row: KeyRow, now: string): Key {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    permissions: row.permissions.filter((permission) => isOneOf(keyPermissions, permission)),
    networks: row.networks,
    perMinute: row.perMinute,
    madeBy: row.makerName,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    lastUsedAt: row.lastUsedAt,
    lastUsedIp: row.lastUsedIp,
    state: stateOf(row, now),
  };
}

function stateOf(row: KeyRow, now: string): Key['state'] {
  if (row.revokedAt !== null) return 'revoked';
  if (row.expiresAt <= now) return 'expired';
  return row.makerStatus === 'active' ? 'live' : 'idle';
}
