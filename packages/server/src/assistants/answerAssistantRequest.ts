import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { securityMessage } from '../members/securityMessage.ts';
import { findMember, lockMember } from '../members/store.ts';
import { endGrants } from '../platform/assistantGrants.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { sendMessage } from '../platform/messages.ts';
import type { Member } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';
import {
  hostOfRedirect,
  isFormTokenValid,
  readAuthorizationRequest,
  redirectUrlWithAnswer,
} from './authorization.ts';
import { extendClientExpiry } from './clients.store.ts';
import { grantsOf, insertGrant } from './grants.store.ts';
import { newAssistantTexts } from './newAssistantTexts.ts';
import { insertCode } from './tokens.store.ts';

/**
 * If the client was allowed before, its earlier grant ends and it gets a new one. The member gets a message, as for a
 * new passkey.
 */
export const answerAssistantRequest: Handler<'answerAssistantRequest'> = async (
  tx,
  actor,
  input,
  { config },
) => {
  const read = await readAuthorizationRequest(tx, actor, input);
  if (isRefusal(read)) return read;
  const { client, fault } = read;
  if (!isFormTokenValid(config.APP_SECRET, actor, input, input.formToken, tx.now))
    return refuse('assistant.formEnded');
  if (fault !== undefined) return { redirectTo: redirectUrlWithAnswer(actor, input, { error: fault }) };
  if (!input.accept) return { redirectTo: redirectUrlWithAnswer(actor, input, { error: 'access_denied' }) };
  const scopes = read.scopes.filter((scope) => input.scopes.includes(scope));
  if (scopes.length === 0) return refuse('assistant.nothing');
  const mayOrder = scopes.includes('orders.submit');
  if (mayOrder && input.monthMostMinor === undefined) return refuse('assistant.limit', {}, 'monthMostMinor');
  const { memberId } = actor;
  await lockMember(tx, memberId);
  await endGrants(tx, memberId, 'replaced', { clientId: client.id });
  const { most } = assistantLimits;
  if ((await grantsOf(tx, memberId)).length >= most) return refuse('assistant.tooMany', { most });
  await extendClientExpiry(tx, client.id);
  const clientHost = hostOfRedirect(input.redirectUri);
  const grantId = await insertGrant(tx, {
    memberId,
    clientId: client.id,
    clientName: client.name,
    clientHost,
    scopes,
    monthMostMinor: mayOrder ? (input.monthMostMinor ?? null) : null,
    resource: input.resource,
  });
  await recordSteps(tx, actor, 'member', [
    { subjectId: memberId, event: 'assistantAdd', from: 'absent', to: 'added' },
  ]);
  await tellMember(tx, actor, { name: client.name, host: clientHost });
  const { redirectUri, codeChallenge: challenge } = input;
  const code = await insertCode(tx, { grantId, memberId, redirectUri, challenge });
  return { redirectTo: redirectUrlWithAnswer(actor, input, { code }) };
};

/** Notifies the member, in case somebody else has connected the assistant. */
async function tellMember(tx: Tx, { memberId, shop, origin }: Member, told: { name: string; host: string }) {
  const member = await findMember(tx, memberId);
  const params = { ...told, shop: shop.name, link: `${origin}/assistants` };
  if (member) await sendMessage(tx, securityMessage(member, newAssistantTexts, params));
}
