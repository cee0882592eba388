import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { assistantTerms } from '@crossdock/domain/assistants/terms.ts';
import { lockMember } from '../members/store.ts';
import { endGrants } from '../platform/assistantGrants.ts';
import type { Handler } from '../platform/handler.ts';
import { recordSteps } from '../platform/transitions.ts';
import { answerAddress, hostOfRedirect, isFormToken, readRequest } from './authorization.ts';
import { keepClient } from './clients.store.ts';
import { grantsOf, insertGrant } from './grants.store.ts';
import { insertCode } from './tokens.store.ts';

/** A client that was allowed before gets a new grant, and the one before ends. */
export const answerAssistantRequest: Handler<'answerAssistantRequest'> = async (
  tx,
  actor,
  input,
  { config },
) => {
  const read = await readRequest(tx, actor, input);
  if (isRefusal(read)) return read;
  const { client, fault } = read;
  if (!isFormToken(config.APP_SECRET, actor, input, input.formToken, tx.now))
    return refuse('assistant.formEnded');
  if (fault !== undefined) return { redirectTo: answerAddress(actor, input, { error: fault }) };
  if (!input.accept) return { redirectTo: answerAddress(actor, input, { error: 'access_denied' }) };
  const scopes = read.scopes.filter((scope) => input.scopes.includes(scope));
  if (scopes.length === 0) return refuse('assistant.nothing');
  const mayOrder = scopes.includes('orders.submit');
  if (mayOrder && input.monthMostMinor === undefined) return refuse('assistant.limit', {}, 'monthMostMinor');
  const { memberId } = actor;
  await lockMember(tx, memberId);
  await endGrants(tx, memberId, 'replaced', { clientId: client.id });
  const { most } = assistantTerms;
  if ((await grantsOf(tx, memberId)).length >= most) return refuse('assistant.tooMany', { most });
  await keepClient(tx, client.id);
  const grantId = await insertGrant(tx, {
    memberId,
    clientId: client.id,
    clientName: client.name,
    clientHost: hostOfRedirect(input.redirectUri),
    scopes,
    monthMostMinor: mayOrder ? (input.monthMostMinor ?? null) : null,
    resource: input.resource,
  });
  await recordSteps(tx, actor, 'member', [
    { subjectId: memberId, event: 'assistantAdd', from: 'absent', to: 'added' },
  ]);
  const { redirectUri, codeChallenge: challenge } = input;
  const code = await insertCode(tx, { grantId, memberId, redirectUri, challenge });
  return { redirectTo: answerAddress(actor, input, { code }) };
};
