import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { passkeyLimits } from '@crossdock/domain/passkeys/limits.ts';
import { securityMessage } from '../members/securityMessage.ts';
import { findMember, lockMember } from '../members/store.ts';
import { withPreparation } from '../platform/handler.ts';
import { sendMessage } from '../platform/messages.ts';
import { recordSteps } from '../platform/transitions.ts';
import { consumeAnsweredChallenge, hostOfOrigin } from './challenges.ts';
import { newPasskeyTexts } from './newPasskeyTexts.ts';
import { insertPasskey, passkeysOf } from './passkeys.store.ts';
import { verifyNewPasskey } from './verify.ts';

/** Stores the passkey and notifies the member, who then notices if somebody else has added it. */
export const addPasskey = withPreparation<'addPasskey'>()({
  look: async (tx, actor, input) => {
    const challenge = await consumeAnsweredChallenge(tx, input.clientData, 'add', actor.memberId);
    return isRefusal(challenge) ? challenge : { challenge };
  },
  prepare: (noTransaction, actor, input, _services, { challenge }) =>
    verifyNewPasskey(noTransaction, input, { challenge, origin: actor.origin, host: hostOfOrigin(actor) }),
  handle: async (tx, actor, { name, credentialId, transports }, _services, made) => {
    const { memberId } = actor;
    await lockMember(tx, memberId);
    const { most } = passkeyLimits;
    if ((await passkeysOf(tx, memberId)).length >= most) return refuse('passkey.tooMany', { most });
    const host = hostOfOrigin(actor);
    const id = await insertPasskey(tx, { ...made, memberId, host, name, credentialId, transports });
    if (id === undefined) return refuse('passkey.alreadyAdded');
    await recordSteps(tx, actor, 'member', [
      { subjectId: memberId, event: 'passkeyAdd', from: 'absent', to: 'added' },
    ]);
    const member = await findMember(tx, memberId);
    const told = { shop: actor.shop.name, name, link: `${actor.origin}/member?tab=security` };
    if (member) await sendMessage(tx, securityMessage(member, newPasskeyTexts, told));
    return { id };
  },
});
