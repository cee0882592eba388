import type { Handler } from '../platform/handler.ts';
import { identifierKind, startPasswordReset } from './resetTicket.ts';

export const findPassword: Handler<'findPassword'> = (tx, actor, input, services) => {
  const named = input.account;
  const by = identifierKind(named);
  const channel = by === 'account' ? (input.channel ?? 'phone') : by;
  return startPasswordReset(tx, actor, services, input, { named, areaCode: input.areaCode, channel });
};
