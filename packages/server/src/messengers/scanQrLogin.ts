import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { scanQrLogin as scan } from './qrLogins.store.ts';

export const scanQrLogin: Handler<'scanQrLogin'> = async (tx, actor, input) => {
  const browser = await scan(tx, input.id, input.scanCode, actor.memberId);
  if (!browser) return refuse('messenger.qrInvalid');
  return {
    userAgent: browser.userAgent,
    ip: browser.ip,
    createdAt: browser.createdAt,
    expiresAt: browser.expiresAt,
  };
};
