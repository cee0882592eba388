import { refuse } from '@crossdock/contract/refusals.ts';
import { prepared } from '../platform/handler.ts';
import { markProven } from '../platform/sessions.ts';
import { notePasskeyUse } from './passkeys.store.ts';
import { checkAssertion, lookAtAssertion } from './signed.ts';

export const provePasskey = prepared<'provePasskey'>()({
  look: (tx, actor, input) => lookAtAssertion(tx, actor, input, actor.memberId),
  prepare: (noTransaction, actor, input, _services, seen) =>
    checkAssertion(noTransaction, actor, input, seen),
  handle: async (tx, actor, _input, _services, use) => {
    if (!(await notePasskeyUse(tx, use))) return refuse('passkey.copied');
    await markProven(tx, actor.sessionId);
    return { done: true };
  },
});
