import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import { withPreparation } from '../platform/handler.ts';
import { rememberDevice } from '../platform/knownDevices.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { checkAssertion, findSignedPasskey } from './assertions.ts';
import { recordPasskeyUse } from './passkeys.store.ts';

export const passkeyLogin = withPreparation<'passkeyLogin'>()({
  look: (tx, actor, input) => findSignedPasskey(tx, actor, input, null),
  prepare: (noTransaction, actor, input, _services, seen) =>
    checkAssertion(noTransaction, actor, input, seen),
  handle: async (tx, actor, _input, _services, use) => {
    const member = await findMember(tx, use.memberId);
    if (member?.status !== 'active') return refuse('member.disabled');
    if (!(await recordPasskeyUse(tx, use))) return refuse('passkey.copied');
    const memberId = asMemberId(member.id);
    await rememberDevice(tx, memberId, actor.device);
    return { token: await openSession(tx, { memberId }, actor), memberId };
  },
});
