import { refuse } from '@crossdock/contract/refusals.ts';
import { firstLevel } from '@crossdock/domain/members/levels.ts';
import type { Handler } from '../platform/handler.ts';
import { changeLevel, levelsOf } from './levels.store.ts';
import { findMember } from './store.ts';

/** Staff move a member up or down and give a reason. */
export const setMemberLevel: Handler<'setMemberLevel'> = async (tx, actor, input) => {
  const [member, levels] = await Promise.all([findMember(tx, input.memberId), levelsOf(tx)]);
  if (!member) return refuse('row.notFound');
  const { level: to, why } = input;
  if (to !== firstLevel && !levels.some(({ level }) => level === to))
    return refuse('member.levelUnknown', {}, 'level');
  if (to === member.level) return refuse('row.changed');
  const moved = await changeLevel(tx, actor, member.id, { from: member.level, to, event: 'level', why });
  return moved ? { done: true } : refuse('row.changed');
};
