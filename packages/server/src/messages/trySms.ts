import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { sendMessage } from '../platform/messages.ts';
import { currentSettings } from '../platform/shopSettings.ts';

const usefulForMs = 30 * 60_000;

/** Sends a test message on the same path as every message, so that its success proves the settings. */
export const trySms: Handler<'trySms'> = async (tx, actor, { phone }) => {
  if ((await currentSettings(tx)).sms === null) return refuse('sms.notSet');
  const messageId = await sendMessage(tx, {
    channel: 'sms',
    recipient: phone,
    subject: '',
    body: `${actor.shop.name}: SMS 測試 / test`,
    secret: false,
    expiresAt: tx.later(usefulForMs),
  });
  return { messageId };
};
