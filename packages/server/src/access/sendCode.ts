import type { accessCalls } from '@crossdock/contract/access/calls.ts';
import { checkCaptcha } from '../platform/captcha.ts';
import type { Handler } from '../platform/handler.ts';
import { spendSending } from './codes.ts';
import { findNamed, openReset } from './resetTicket.ts';

export const sendCode: Handler<(typeof accessCalls)['sendCode']> = async (tx, actor, input, services) => {
  const wrong = await checkCaptcha(tx, services.config.APP_SECRET, input.uuid, input.code);
  if (wrong) return wrong;
  const named = input.email ?? input.phone ?? '';
  const wait = await spendSending(tx, actor, `reset:${named.toLowerCase()}`);
  if (wait) return wait;
  const member = await findNamed(tx, named, input.areaCode);
  const channel = input.email === undefined ? 'phone' : 'email';
  return openReset(tx, actor, services, {
    named,
    member: member?.status === 'active' ? member : undefined,
    channel,
  });
};
