import type { Handler } from '../platform/handler.ts';
import { openReset } from './resetTicket.ts';

export const sendCode: Handler<'sendCode'> = (tx, actor, input, services) =>
  openReset(tx, actor, services, input, {
    named: input.email ?? input.phone ?? '',
    areaCode: input.areaCode,
    channel: input.email === undefined ? 'phone' : 'email',
  });
