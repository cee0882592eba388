import { type RefusalCode, statusOf } from '@crossdock/contract/refusals.ts';
import { type Call, isOpenToKeys } from '@crossdock/contract/wire/call.ts';
import { isPaged } from '@crossdock/contract/wire/lists.ts';
import { z } from 'zod';

/** Refusals that only a caller with a session can get, in addition to those for callers with a key. */
const ofSessions = [
  'session.missing',
  'session.ended',
  'session.disabled',
  'session.passwordChanged',
  'session.endedElsewhere',
  'access.denied',
] as const;

const hasFields = ({ input, body }: Call): boolean =>
  body === 'raw' || !(input instanceof z.ZodObject) || Object.keys(input.shape).length > 0;

/** Every refusal of a call: its own, and those of its access and transport. */
export function refusalsOf(call: Call): readonly RefusalCode[] {
  const { by } = call.access;
  const isPost = call.method === 'POST';
  const codes: RefusalCode[] = ['request.invalid', ...(call.refusals ?? []), 'shop.unknown'];
  if (hasFields(call)) codes.push('row.notFound');
  if (isPaged(call)) codes.push('list.cursor');
  if (isPost) codes.push('request.tooLarge');
  if (isPost && hasFields(call)) codes.push('row.changed');
  if (by === 'member' || by === 'staff') codes.push(...ofSessions);
  if (by !== 'provider') codes.push('key.ended', 'key.address');
  if (by === 'staff' && !isOpenToKeys(call)) codes.push('key.closed');
  if (by === 'staff' && !call.duringSetup) codes.push('session.passwordDue', 'session.secondFactorDue');
  if (call.personal) codes.push('session.actingForbidden');
  if (call.fresh) codes.push('session.stale', ...(by === 'staff' ? (['key.closed'] as const) : []));
  if (call.takesTwo)
    codes.push('act.waits', 'act.waitsADay', 'act.tookPart', 'adjustment.own', 'row.changed');
  if (call.idempotent) codes.push('idempotency.reused', 'idempotency.key');
  codes.push('throttle.wait', 'server.busy', 'server.noSpace', 'server.failed');
  return [...new Set(codes)];
}

/**
 * The refusals by HTTP status, in order. The refusal of an ended session has the code 415 in its body, but is sent
 * with the status 401.
 */
export function refusalsByStatus(call: Call): ReadonlyMap<number, readonly RefusalCode[]> {
  return Map.groupBy(refusalsOf(call), (code) => {
    const status = statusOf(code);
    return status === 415 ? 401 : status;
  });
}
