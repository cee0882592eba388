import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { decideAwaitingRequest } from './calls.store.ts';
import { assistantsTopic } from './grants.store.ts';

export const declineAssistantCall: Handler<'declineAssistantCall'> = async (tx, actor, { id }) => {
  const declined = await decideAwaitingRequest(tx, actor.memberId, id, 'declined');
  if (declined === undefined) return refuse('assistant.awaitsNoMore');
  await publish(tx, assistantsTopic, actor.memberId);
  return { done: true };
};
