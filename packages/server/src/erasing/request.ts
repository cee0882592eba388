import { refuse } from '@crossdock/contract/refusals.ts';
import { erasureLimits } from '@crossdock/domain/erasing/retention.ts';
import type { MemberRow } from '../members/store.ts';
import { endGrants } from '../platform/assistantGrants.ts';
import type { Tx } from '../platform/db.ts';
import { newId, newToken, tokenHash } from '../platform/ids.ts';
import { type Actor, asMemberId } from '../platform/scope.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { erasurePreviewOf, remainingBlockers } from './erasurePreview.ts';
import { insertErasure } from './erasures.store.ts';
import { emailMember, erasureDay } from './letters.ts';

interface Request {
  readonly member: MemberRow;
  readonly requestedBy: string | null;
  readonly reason: string;
  readonly givenUpMinor: number;
}

/**
 * Stores an erasure request, unless something blocks it. All sessions of the member end, so that the next login can
 * cancel the erasure. The grants of their assistants end too, because assistants would continue to call.
 */
export async function requestErasure(tx: Tx, actor: Actor, origin: string, request: Request) {
  const { member, requestedBy, reason, givenUpMinor } = request;
  if (member.erasedAt !== null) return refuse('row.notFound');
  const outlook = await erasurePreviewOf(tx, actor.shop, member.id);
  if (remainingBlockers(outlook, givenUpMinor).length > 0) return refuse('erasure.blocked');
  const id = newId();
  const token = newToken();
  const erasesAt = tx.later(erasureLimits.graceDays * 86_400_000);
  const made = { id, memberId: member.id, requestedBy, reason, erasesAt, givenUpMinor };
  if (!(await insertErasure(tx, { ...made, tokenHash: tokenHash(token) })))
    return refuse('erasure.requested');
  await endMemberSessions(tx, asMemberId(member.id), 'left');
  await endGrants(tx, member.id, 'disabled');
  // The token follows the #, so that it never appears in a server's log.
  const link = `${origin}/white#keep=${token}`;
  await emailMember(tx, actor.shop, member, 'requested', { day: erasureDay(actor.shop, erasesAt), link });
  return { id, erasesAt };
}
