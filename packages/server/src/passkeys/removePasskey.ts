import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { recordSteps } from '../platform/transitions.ts';
import { deletePasskeys } from './passkeys.store.ts';

export const removePasskey: Handler<'removePasskey'> = async (tx, actor, { id }) => {
  if ((await deletePasskeys(tx, actor.memberId, { id })) === 0) return refuse('row.notFound');
  await recordSteps(tx, actor, 'member', [
    { subjectId: actor.memberId, event: 'passkeyRemove', from: 'added', to: 'absent' },
  ]);
  return { done: true };
};
