import { refuse } from '@crossdock/contract/refusals.ts';
import { isBirthday } from '@crossdock/domain/members/birthday.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { updateMember } from './store.ts';

/**
 * Only what is sent is changed. How the portal looks and which language it speaks is its reader's: staff who act as the
 * member leave the member's choice alone.
 */
export const editMemberInfo: Handler<'editMemberInfo'> = async (tx, actor, input) => {
  if (input.icorul && !(await ownsFiles(tx, actor.memberId, [input.icorul], 'avatar')))
    return refuse('row.notFound', {}, 'icorul');
  if (input.birthday && !isBirthday(input.birthday, tx.now, actor.shop.timeZone))
    return refuse('member.birthday', {}, 'birthday');
  const { icorul: avatarFileId, lineaccount: lineAccount, theme, lang, ...same } = input;
  const look = actor.actingStaffId === null ? { theme, lang } : {};
  const changes = Object.fromEntries(
    Object.entries({ ...same, ...look, avatarFileId, lineAccount }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  if (Object.keys(changes).length > 0) await updateMember(tx, actor.memberId, changes);
  return { done: true };
};
