import { createHash } from 'node:crypto';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { type Permission, permissionRoles } from '@crossdock/domain/staff/roles.ts';
import { maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import type { RequireSecondPerson } from '../platform/twoPeople.ts';
import {
  deleteWaitingSecrets,
  storeWaitingSecrets,
  withoutWaitingSecrets,
} from '../platform/waitingSecrets.ts';
import { confirmApprovalRequest, requireApproval } from './approvals.store.ts';
import { countOtherApprovers, findWaitingCallRequest, hasMembers } from './secondPerson.store.ts';

/** How long a request waits in a shop where nobody else could approve it. */
const delayMs = 86_400_000;

/**
 * Requires a second person for some calls whose effect lasts: a rate creates money as long as it applies, and an
 * account to which money goes is chosen once for all later payments. The call waits until another person who may make
 * it approves. If there is nobody else, the requester may carry it out after a day. A shop without members, still
 * being set up, needs no approval. The call's secrets are stored encrypted and separate from the request.
 */
export const requireSecondPerson =
  (appSecret: string): RequireSecondPerson =>
  async (tx, actor, { name, input: typed, what, can }) => {
    const { adjustAloneMaxMinor } = await currentSettings(tx);
    if (adjustAloneMaxMinor > maxDailyLimitMinor) return undefined;
    if (!(await hasMembers(tx))) return undefined;
    const subjectId = subjectOf(name, typed);
    const input = withoutWaitingSecrets(appSecret, subjectId, typed);
    const act = {
      kind: what,
      worthMinor: 0,
      endless: true,
      subjectId,
      asked: { call: name, input },
    } as const;
    const waiting = await findWaitingCallRequest(tx, what, subjectId);
    if (waiting && waiting.requestedBy !== actor.staffId) {
      const begun = await requireApproval(tx, actor, act);
      if (isRefusal(begun)) return begun;
      if (begun.state !== 'approved') return refuse('row.changed');
      await deleteWaitingSecrets(tx, waiting.asked.input);
      return undefined;
    }
    const others = await countOtherApprovers(tx, actor.staffId, rolesFor(can));
    const isMineAndOld =
      waiting !== undefined && Date.parse(tx.now) - Date.parse(waiting.createdAt) >= delayMs;
    if (others === 0 && isMineAndOld && waiting.same(input)) {
      await deleteWaitingSecrets(tx, waiting.asked.input);
      return (await confirmApprovalRequest(tx, actor, waiting.id)) ? undefined : refuse('row.changed');
    }
    // The request is stored in its own transaction, because the refusal at the end of this function rolls back the
    // call's transaction.
    const begun = await tx.inOwnTransaction(async (side) => {
      const asked = await requireApproval(side, actor, act);
      if (isRefusal(asked)) return asked;
      if (waiting) await deleteWaitingSecrets(side, waiting.asked.input);
      await storeWaitingSecrets(side, appSecret, typed, input);
      return asked;
    });
    if (isRefusal(begun) && begun.refused !== 'adjustment.own') return begun;
    return refuse(others === 0 ? 'act.waitsADay' : 'act.waits');
  };

/**
 * The subject of a request. One request can wait for each setting, and for each row of a list; a new one
 * replaces it.
 */
function subjectOf(name: string, input: unknown): string {
  const row = isRecord(input) && typeof input.id === 'string' ? input.id : '';
  const hex = createHash('sha256').update(`${name} ${row}`).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The roles that may make the call and approve it. */
function rolesFor(can: Permission | 'any'): string[] {
  const agree: readonly string[] = permissionRoles['member.adjust'];
  return can === 'any'
    ? [...agree]
    : agree.filter((role) => permissionRoles[can].some((one) => one === role));
}
