import { refuse } from '@crossdock/contract/refusals.ts';
import type { ShopMailbox } from '@crossdock/domain/notices/mail.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { isPublicName } from '../platform/outbound.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { hasMailboxPassword, mailboxSettingsOf, saveShopMailbox } from './shopMailbox.ts';

export const saveMailboxSettings: Handler<'saveMailboxSettings'> = async (tx, _actor, input, { config }) => {
  const { mailbox, password } = input;
  if (mailbox && !config.OUTBOUND_PRIVATE) {
    if (!isPublicName(mailbox.host)) return refuse('mail.hostInvalid', {}, 'mailbox.host');
    if (mailbox.encryption === 'none') return refuse('mail.encryptionNeeded', {}, 'mailbox.encryption');
  }
  if (mailbox && password === undefined && !(await isForSameAccount(tx, mailbox)))
    return refuse('mail.passwordNeeded', {}, 'password');
  await saveShopMailbox(tx, encryptionWith(config.APP_SECRET), mailbox, password);
  return mailboxSettingsOf(tx, mailbox);
};

/**
 * Whether the stored password belongs to this account. It is never sent to a server other than the one it was
 * entered for.
 */
async function isForSameAccount(tx: Tx, mailbox: ShopMailbox): Promise<boolean> {
  const [{ mailbox: before }, isKept] = await Promise.all([currentSettings(tx), hasMailboxPassword(tx)]);
  return isKept && before?.host === mailbox.host && before.account === mailbox.account;
}
