import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { recordSteps } from '../platform/transitions.ts';
import { findMember, setVip } from './store.ts';

export const setMemberVip: Handler<'setMemberVip'> = async (tx, actor, input) => {
  const member = await findMember(tx, input.memberId);
  if (!member) return refuse('row.notFound');
  if (!(await setVip(tx, member.id, input.vip))) return refuse('row.changed');
  const [from, to] = input.vip ? ['no', 'yes'] : ['yes', 'no'];
  await recordSteps(tx, actor, 'member', [{ subjectId: member.id, event: 'vip', from, to, why: input.why }]);
  return { done: true };
};
