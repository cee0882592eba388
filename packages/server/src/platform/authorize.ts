import { toolConditionsOf } from '@crossdock/contract/assistants/assistantTools.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { type Call, isOpenToKeys } from '@crossdock/contract/wire/call.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isOneOf, isRecord } from '@crossdock/domain/records.ts';
import { may, type Permission } from '@crossdock/domain/staff/roles.ts';
import type { Actor, Member, Staff } from './scope.ts';
import type { Person } from './sessionHolder.ts';
import { isRecentlyAuthenticated } from './sessions.ts';
import type { Shop } from './shop.ts';

/** The facts that a request states about its sender. */
export interface Caller {
  readonly shop: Shop;
  readonly lang: Lang;
  readonly token: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
  readonly device: string;
  readonly requestId: string;
  readonly origin: string;
}

/** The caller, if they may make this call; else the refusal. */
export function authorize(call: Call, caller: Caller, person: Person | Refusal | undefined): Actor | Refusal {
  const base = {
    shop: caller.shop,
    lang: caller.lang,
    ip: caller.ip,
    userAgent: caller.userAgent,
    device: caller.device,
    requestId: caller.requestId,
    origin: caller.origin,
  };
  const { access } = call;
  if (access.by === 'provider') return { ...base, kind: 'system' };
  if (isRefusal(person)) return person;
  if (access.by === 'guest')
    return person?.kind === 'member' ? { ...base, ...person } : { ...base, kind: 'guest' };
  if (caller.token === undefined) return refuse('session.missing');
  if (person === undefined) return refuse('session.ended');
  const actor: Actor = { ...base, ...person };
  if (access.by === 'member') {
    if (actor.kind !== 'member') return refuse('access.denied');
    if (actor.assistant && !isAllowedByGrant(call, actor.assistant)) return refuse('assistant.scope');
    return call.personal && actor.actingStaffId !== null ? refuse('session.actingForbidden') : actor;
  }
  if (access.by !== 'staff' || actor.kind !== 'staff') return refuse('access.denied');
  if (actor.key && !isOpenToKeys(call)) return refuse('key.closed');
  if (access.can !== 'any' && !hasPermission(actor, access.can)) return refuse('access.denied');
  return (call.duringSetup ? undefined : setupDue(actor)) ?? actor;
}

/**
 * Whether the member has allowed their assistant to make the call, or to request it if each one must be
 * confirmed.
 */
export function isAllowedByGrant(
  call: Call,
  { scopes }: Pick<NonNullable<Member['assistant']>, 'scopes'>,
): boolean {
  return toolConditionsOf(call)?.scopes.some((scope) => scopes.includes(scope)) === true;
}

/** Whether the staff member has the permission and, if they use a key, the key has it too. */
export function hasPermission({ roles, key }: Pick<Staff, 'roles' | 'key'>, permission: Permission): boolean {
  return may(roles, permission) && (key === undefined || isOneOf(key.permissions, permission));
}

/** The refusal that says what staff must set up before they can make other calls. */
function setupDue(staff: Staff): Refusal | undefined {
  if (staff.passwordDue) return refuse('session.passwordDue');
  const missing = staff.shop.settings.staffSecondFactor && !staff.secondFactor;
  return missing ? refuse('session.secondFactorDue') : undefined;
}

/** Whether the call changes access or payouts and the caller's last re-authentication is too long ago. */
export function needsReauthentication({ fresh }: Call, actor: Actor, input: unknown, now: string): boolean {
  if (fresh === undefined || (actor.kind !== 'member' && actor.kind !== 'staff')) return false;
  const asked = fresh === true || (isRecord(input) && input[fresh.when] === true);
  return asked && !isRecentlyAuthenticated(actor, now);
}
