import type { Handler } from '../platform/handler.ts';
import { startPasswordReset } from './resetTicket.ts';

export const sendCode: Handler<'sendCode'> = (tx, actor, input, services) =>
  startPasswordReset(tx, actor, services, input, {
    named: input.email ?? input.phone ?? '',
    areaCode: input.areaCode,
    channel: input.email === undefined ? 'phone' : 'email',
  });
