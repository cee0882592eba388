import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { hasPermission } from './authorize.ts';
import type { ListPage, ReadList } from './listRows.ts';
import { type AnyHandler, handlerArguments } from './runCall.ts';
import type { Services } from './services.ts';

/**
 * Reads a list through its own handler, for a person who may make its call. Answers `denied` if they may not,
 * `unfit` if the input does not fit the call.
 */
export function listReader(
  calls: Readonly<Record<string, Call>>,
  handlers: Readonly<Record<string, AnyHandler>>,
  services: () => Services,
): ReadList {
  return async (tx, actor, { name, input }) => {
    const call = calls[name];
    const handler = handlers[name];
    if (call === undefined || typeof handler !== 'function') throw new Error(`${name} is no list`);
    const { access } = call;
    if (access.by !== 'staff' || (access.can !== 'any' && !hasPermission(actor, access.can))) return 'denied';
    const parsed = call.input.safeParse(input);
    if (!parsed.success) return 'unfit';
    const read: (...given: never[]) => Promise<unknown> = handler;
    const page = await read(...handlerArguments(tx, actor, parsed.data, services()));
    if (isRefusal(page)) return 'refused';
    if (!isStretch(page)) throw new Error(`${name} answers no list`);
    return page;
  };
}

const isStretch = (page: unknown): page is ListPage =>
  isRecord(page) && Array.isArray(page.list) && typeof page.more === 'boolean';
