import { refuse } from '@crossdock/contract/refusals.ts';
import { isBirthday } from '@crossdock/domain/members/birthday.ts';
import { recordChanges } from '../platform/audit.ts';
import type { Handler } from '../platform/handler.ts';
import { recordSteps } from '../platform/transitions.ts';
import { findMember, updateMember } from './store.ts';

/** Staff change personal data and give a reason, which the member's history keeps. */
export const editMemberByStaff: Handler<'editMemberByStaff'> = async (tx, actor, input) => {
  const { memberId, lineAccount, why, ...same } = input;
  if (same.birthday && !isBirthday(same.birthday, tx.now, actor.shop.timeZone))
    return refuse('member.birthday', {}, 'birthday');
  const member = await findMember(tx, memberId);
  if (!member) return refuse('row.notFound');
  recordChanges(tx, member, { ...same, lineAccount });
  await updateMember(tx, member.id, { ...same, lineAccount });
  const step = { subjectId: member.id, event: 'edit', from: member.status, to: member.status, why };
  await recordSteps(tx, actor, 'member', [step]);
  return { done: true };
};
