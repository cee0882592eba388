import type { accessCalls } from '@crossdock/contract/access/calls.ts';
import { checkCaptcha } from '../platform/captcha.ts';
import type { Handler } from '../platform/handler.ts';
import { spendSending } from './codes.ts';
import { findNamed, namedBy, openReset } from './resetTicket.ts';

export const findPassword: Handler<(typeof accessCalls)['findPassword']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const wrong = await checkCaptcha(tx, services.config.APP_SECRET, input.uuid, input.code);
  if (wrong) return wrong;
  const named = input.account;
  const by = namedBy(named);
  const channel = by === 'account' ? (input.channel ?? 'phone') : by;
  const wait = await spendSending(tx, actor, `reset:${named.toLowerCase()}`);
  if (wait) return wait;
  const member = await findNamed(tx, named, input.areaCode);
  return openReset(tx, actor, services, {
    named,
    member: member?.status === 'active' ? member : undefined,
    channel,
  });
};
