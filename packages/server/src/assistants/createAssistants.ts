import { createHash } from 'node:crypto';
import { toolConditionsOf } from '@crossdock/contract/assistants/assistantTools.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import type { AssistantFunctions } from '../platform/assistants.ts';
import type { Tx } from '../platform/db.ts';
import { type AnyHandler, handlerArguments } from '../platform/runCall.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import {
  countAwaitingRequests,
  insertAwaitingRequest,
  monthlySpendingByClient,
  recordAssistantCall,
} from './calls.store.ts';
import { priceRequestedOrder } from './describeOrderForMember.ts';
import { lockGrant } from './grants.store.ts';

/** The answer that the assistant gets while the call awaits the member's confirmation. */
const awaits = z.object({
  state: z.literal('awaitsConfirmation'),
  /** The address at which the member confirms or refuses the call. */
  link: z.string(),
  expiresAt: z.string(),
});

export const sha256 = (input: string): Buffer => createHash('sha256').update(input).digest();

/** Connects the endpoint for assistants with the members' grants and the table of calls. */
export function createAssistantFunctions(
  calls: Readonly<Record<string, Call>>,
  handlers: Readonly<Record<string, AnyHandler>>,
  services: () => Services,
): AssistantFunctions {
  const made = new Map<string, ReturnType<AssistantFunctions['asking']>>();
  return {
    asking: (name, call) => {
      if (toolConditionsOf(call)?.confirm !== true) return undefined;
      const known = made.get(name);
      if (known) return known;
      const handler = (tx: Tx, actor: Member, input: unknown) => ask(tx, actor, name, input);
      const form = { call: { ...call, output: awaits }, handler };
      made.set(name, form);
      return form;
    },
    note: recordAssistantCall,
    carryOut: async (tx, actor, name, input) => {
      const [call, handler] = [calls[name], handlers[name]];
      if (!call || toolConditionsOf(call)?.confirm !== true || typeof handler !== 'function')
        throw new Error(`${name} is no call that a member confirms`);
      const parsed = call.input.safeParse(input);
      if (!parsed.success) return refuse('row.changed');
      const handle: (...given: never[]) => Promise<unknown> = handler;
      const answer = await handle(...handlerArguments(tx, actor, parsed.data, services()));
      return isRefusal(answer) ? answer : undefined;
    },
  };
}

/** Stores the assistant's request, if the member could confirm it now and its monthly limit allows it. */
async function ask(
  tx: Tx,
  actor: Member,
  name: string,
  input: unknown,
): Promise<z.infer<typeof awaits> | Refusal> {
  const { memberId, assistant } = actor;
  const grant = assistant && (await lockGrant(tx, memberId, assistant.id));
  if (!grant) return refuse('assistant.ended');
  const { awaitingMost } = assistantLimits;
  if ((await countAwaitingRequests(tx, grant.id)) >= awaitingMost)
    return refuse('assistant.tooManyAwait', { most: awaitingMost });
  const text = JSON.stringify(input);
  const priced = await priceRequestedOrder(tx, actor, text);
  if (isRefusal(priced)) return priced;
  const amountMinor = priced.totalMinor;
  const asked = isRecord(input) ? input.totalMinor : undefined;
  if (asked !== amountMinor)
    return refuse('order.feeChanged', { totalMinor: amountMinor, seenMinor: Number(asked) }, 'totalMinor');
  const spent = (await monthlySpendingByClient(tx, actor.shop.timeZone, memberId)).get(grant.clientId) ?? 0;
  if (spent + amountMinor > (grant.monthMostMinor ?? 0)) return refuse('assistant.overLimit');
  const { id, expiresAt } = await insertAwaitingRequest(tx, {
    grantId: grant.id,
    memberId,
    call: name,
    input: text,
    inputHash: sha256(text),
    amountMinor,
  });
  return { state: 'awaitsConfirmation', link: `${actor.origin}/assistants?ask=${id}`, expiresAt };
}
