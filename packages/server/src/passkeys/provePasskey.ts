import { refuse } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { markReauthenticated } from '../platform/sessions.ts';
import { checkAssertion, findSignedPasskey } from './assertions.ts';
import { recordPasskeyUse } from './passkeys.store.ts';

export const provePasskey = withPreparation<'provePasskey'>()({
  look: (tx, actor, input) => findSignedPasskey(tx, actor, input, actor.memberId),
  prepare: (noTransaction, actor, input, _services, seen) =>
    checkAssertion(noTransaction, actor, input, seen),
  handle: async (tx, actor, _input, _services, use) => {
    if (!(await recordPasskeyUse(tx, use))) return refuse('passkey.copied');
    await markReauthenticated(tx, actor.sessionId);
    return { done: true };
  },
});
