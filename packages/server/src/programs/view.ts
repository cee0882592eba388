import type { Output } from '@crossdock/contract/table.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { apiKeyPermissions } from '@crossdock/domain/staff/roles.ts';
import type { ClaimedDelivery } from './deliveries.store.ts';
import type { KeyRow } from './keys.store.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.store.ts';

type Key = Output<'listKeys'>['list'][number];

export function keyOf(row: KeyRow, now: string): Key {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    permissions: row.permissions.filter((permission) => isOneOf(apiKeyPermissions, permission)),
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

const doers = ['member', 'staff', 'system'] as const;

type Event = Pick<
  ClaimedDelivery,
  'type' | 'at' | 'subjectId' | 'fromState' | 'event' | 'byWhom' | 'orderId'
>;

function toldOf({ type, at, subjectId, fromState, event, byWhom, orderId }: Event) {
  const [noun, state = ''] = type.split('.');
  const by = isOneOf(doers, byWhom) ? byWhom : 'system';
  const order = noun === 'package' ? { orderId } : {};
  return { type, timestamp: at, data: { id: subjectId, state, from: fromState, event, by, ...order } };
}

/** The body that is sent to a webhook. The contract's `eventBodySchema` describes it. */
export const eventBodyText = (event: Event): string => JSON.stringify(toldOf(event));

/** The event as the API returns it: the body that is sent to a webhook, with the event's id. */
export function eventOf(event: Event & { readonly id: string }): Output<'listEvents'>['list'][number] {
  return { id: event.id, ...toldOf(event) };
}

export function webhookOf(row: WebhookRow): Output<'listWebhooks'>['list'][number] {
  const { id, address, events, state, madeAt, failingSince, waiting } = row;
  return { id, address, events, state, madeAt, failingSince, waiting: waiting ?? 0 };
}

export function deliveryOf(row: DeliveryRow): Output<'listDeliveries'>['list'][number] {
  const { id, type, at, state, attempts, triedAt, dueAt, status, answer, tookMs } = row;
  return { id, type, at, state, attempts, triedAt, dueAt, status, answer, tookMs, body: eventBodyText(row) };
}
