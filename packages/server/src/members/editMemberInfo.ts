import type { memberCalls } from '@crossdock/contract/members.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { updateMember } from './store.ts';

/** Only what is sent is changed. */
export const editMemberInfo: Handler<(typeof memberCalls)['editMemberInfo']> = async (tx, actor, input) => {
  if (input.icorul && !(await ownsFiles(tx, actor.memberId, [input.icorul])))
    return refuse('row.notFound', {}, 'icorul');
  const { icorul: avatar_file_id, lineaccount: line_account, ...same } = input;
  const changes = Object.fromEntries(
    Object.entries({ ...same, avatar_file_id, line_account }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changes).length > 0) await updateMember(tx, actor.memberId, changes);
  return { done: true };
};
