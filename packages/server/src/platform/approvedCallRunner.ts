import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { may } from '@crossdock/domain/staff/roles.ts';
import { recordAudit } from './audit.ts';
import { type AnyHandler, handlerArguments } from './runCall.ts';
import type { Services } from './services.ts';
import type { CarryOutCall } from './twoPeople.ts';
import { deleteWaitingSecrets, withWaitingSecrets } from './waitingSecrets.ts';

/**
 * Creates the function that runs a call after two people have agreed to it. It runs the call's own handler for the given
 * member of staff, and refuses if their roles do not allow the call.
 */
export function approvedCallRunner(
  calls: Readonly<Record<string, Call>>,
  handlers: Readonly<Record<string, AnyHandler>>,
  services: () => Services,
): CarryOutCall {
  return async (tx, actor, { name, input }) => {
    const call = calls[name];
    const handler = handlers[name];
    if (call?.takesTwo === undefined || typeof handler !== 'function')
      throw new Error(`${name} is no call to which two people agree`);
    const { access } = call;
    if (access.by !== 'staff' || access.can === 'any' || !may(actor.roles, access.can))
      return refuse('access.denied');
    const typed = await withWaitingSecrets(tx, services().config.APP_SECRET, input);
    const parsed = call.input.safeParse(typed);
    if (!parsed.success) return refuse('row.changed');
    await deleteWaitingSecrets(tx, input);
    const handle: (...given: never[]) => Promise<unknown> = handler;
    const answer = await handle(...handlerArguments(tx, actor, parsed.data, services()));
    if (isRefusal(answer)) return answer;
    await recordAudit(tx, actor, { call: name, input: parsed.data, answer });
    return undefined;
  };
}
