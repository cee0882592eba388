import { isRefusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { decideAwaitingRequest, findAwaitingRequest, monthlySpendingByClient } from './calls.store.ts';
import { sha256 } from './createAssistants.ts';
import { assistantsTopic, lockGrant } from './grants.store.ts';

/**
 * Carries out, once, the request that the member was shown. If that is not possible now, nothing changes and
 * the request still awaits confirmation.
 */
export const confirmAssistantCall: Handler<'confirmAssistantCall'> = async (
  tx,
  actor,
  input,
  { assistants },
) => {
  const { memberId } = actor;
  const awaiting = await findAwaitingRequest(tx, memberId, input.id);
  const grant = awaiting && (await lockGrant(tx, memberId, awaiting.grantId));
  const asked = grant && (await decideAwaitingRequest(tx, memberId, input.id, 'confirmed'));
  if (!grant || !asked || asked.input === null) return refuse('assistant.awaitsNoMore');
  if (sha256(asked.input).toString('base64url') !== input.inputHash) return refuse('assistant.awaitsNoMore');
  const spent = (await monthlySpendingByClient(tx, actor.shop.timeZone, memberId)).get(grant.clientId) ?? 0;
  if (spent > (grant.monthMostMinor ?? 0)) return refuse('assistant.overLimit');
  const refused = await assistants.carryOut(tx, actor, asked.call, JSON.parse(asked.input));
  if (isRefusal(refused))
    return refuse('assistant.notPossible', { why: refusalMessage(refused, actor.lang) });
  await publish(tx, assistantsTopic, memberId);
  return { done: true };
};
