import type { accessCalls } from '@crossdock/contract/access/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { namedBy, openReset } from './resetTicket.ts';

export const findPassword: Handler<(typeof accessCalls)['findPassword']> = (tx, actor, input, services) => {
  const named = input.account;
  const by = namedBy(named);
  const channel = by === 'account' ? (input.channel ?? 'phone') : by;
  return openReset(tx, actor, services, input, { named, areaCode: input.areaCode, channel });
};
