import { createHash } from 'node:crypto';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { type Permission, permissionRoles } from '@crossdock/domain/staff/roles.ts';
import { endlessMinor, needsSecondPerson } from '@crossdock/domain/wallet/approvals.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import type { SecondPerson } from '../platform/twoPeople.ts';
import { confirmRequest, requireApproval } from './approvals.store.ts';
import { hasMembers, othersWho, waitingCall } from './secondPerson.store.ts';

/** How long a rate waits in a shop where nobody else could agree to it. */
const delayMs = 86_400_000;

/**
 * A rate makes money for as long as it stands, and where money goes is decided once: neither is one person's alone. It waits
 * until somebody agrees who may set it too. Where there is nobody else, an owner may carry it out after a day. A shop without members, which is being set up, waits for nothing.
 */
export const secondPerson: SecondPerson = async (tx, actor, { name, input, what, access }) => {
  const { adjustAloneMaxMinor: aloneMaxMinor } = await currentSettings(tx);
  if (!needsSecondPerson(endlessMinor, { aloneTodayMinor: 0, aloneMaxMinor })) return undefined;
  if (!(await hasMembers(tx))) return undefined;
  const subjectId = subjectOf(name, input);
  const act = {
    kind: what,
    worthMinor: 0,
    endless: true,
    subjectId,
    asked: { call: name, input },
  } as const;
  const waiting = await waitingCall(tx, what, subjectId);
  if (waiting && waiting.requestedBy !== actor.staffId) {
    const begun = await requireApproval(tx, actor, act);
    if (isRefusal(begun)) return begun;
    if (begun.state === 'approved') return undefined;
    return refuse('row.changed');
  }
  const others = access.by === 'staff' ? await othersWho(tx, actor.staffId, rolesFor(access.can)) : 0;
  const isMineAndOld = waiting !== undefined && Date.parse(tx.now) - Date.parse(waiting.createdAt) >= delayMs;
  if (others === 0 && isMineAndOld && waiting.same(input))
    return (await confirmRequest(tx, actor, waiting.id)) ? undefined : refuse('row.changed');
  // What the refusal rolls back must not take the request with it.
  const begun = await tx.inOwnTransaction((side) => requireApproval(side, actor, act));
  if (isRefusal(begun) && begun.refused !== 'adjustment.own') return begun;
  return refuse(others === 0 ? 'act.waitsADay' : 'act.waits');
};

/** One request waits for each setting, and for each row of a list: another one takes its place. */
function subjectOf(name: string, input: unknown): string {
  const row = isRecord(input) && typeof input.id === 'string' ? input.id : '';
  const hex = createHash('sha256').update(`${name} ${row}`).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Who may do the call and agree to what waits. */
function rolesFor(can: Permission | 'any'): string[] {
  const agree: readonly string[] = permissionRoles['member.adjust'];
  return can === 'any'
    ? [...agree]
    : agree.filter((role) => permissionRoles[can].some((one) => one === role));
}
