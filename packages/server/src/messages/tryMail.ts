import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { isMailOffered } from '../platform/mailOffered.ts';
import { sendMessage } from '../platform/messages.ts';
import { currentSettings } from '../platform/shopSettings.ts';

const usefulForMs = 30 * 60_000;

/** Sends a test email on the same path as every email, so that its success proves the settings. */
export const tryMail: Handler<'tryMail'> = async (tx, actor, { email }, { config }) => {
  if (!isMailOffered(config, await currentSettings(tx))) return refuse('mail.notSet');
  const title = `${actor.shop.name}: 郵件測試 / test`;
  const messageId = await sendMessage(tx, {
    channel: 'email',
    recipient: email,
    subject: title,
    body: title,
    secret: false,
    expiresAt: tx.later(usefulForMs),
  });
  return { messageId };
};
