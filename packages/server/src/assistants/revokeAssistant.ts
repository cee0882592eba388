import { refuse } from '@crossdock/contract/refusals.ts';
import { endGrants } from '../platform/assistantGrants.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { recordSteps } from '../platform/transitions.ts';
import { assistantsTopic } from './grants.store.ts';

export const revokeAssistant: Handler<'revokeAssistant'> = async (tx, actor, { id }) => {
  if ((await endGrants(tx, actor.memberId, 'member', { id })) === 0) return refuse('row.notFound');
  await recordSteps(tx, actor, 'member', [
    { subjectId: actor.memberId, event: 'assistantRemove', from: 'added', to: 'absent' },
  ]);
  await publish(tx, assistantsTopic, actor.memberId);
  return { done: true };
};
