import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { payersOf } from './admission.ts';
import { authorize, needsReauthentication } from './authorize.ts';
import { parseInput } from './checkedInput.ts';
import type { IncomingRequest } from './incoming.ts';
import { isOutcome, type Outcome, refusalOutcome } from './outcome.ts';
import { currentContext } from './requestContext.ts';
import type { Actor } from './scope.ts';
import type { Person } from './sessionHolder.ts';

/**
 * Authenticates and authorises the caller and parses the input. If the call's file has not arrived yet, the input is
 * not parsed; this function runs again when it has.
 */
export function authorizeAndParse(
  call: Call,
  incoming: IncomingRequest,
  person: Person | Refusal | undefined,
  now: string,
): Outcome | { readonly actor: Actor; readonly input: object | undefined } {
  const requestContext = currentContext();
  if (requestContext?.spent && person && !isRefusal(person))
    requestContext.spent.payers = payersOf(incoming.shop.id, person);
  const actor = authorize(call, incoming, person);
  if (isRefusal(actor)) return refusalOutcome(actor, incoming.lang);
  const input = incoming.receive && incoming.digest === undefined ? undefined : parseInput(call, incoming);
  if (isOutcome(input)) return input;
  if (!needsReauthentication(call, actor, input, now)) return { actor, input };
  return refusalOutcome(refuse(isProgram(actor) ? 'key.closed' : 'session.stale'), incoming.lang);
}

const isProgram = (actor: Actor): boolean => actor.kind === 'staff' && actor.key !== undefined;
