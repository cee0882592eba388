import type { Output } from '@crossdock/contract/table.ts';
import type { ShopMailbox } from '@crossdock/domain/notices/mail.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { deleteShopSecret, hasShopSecret, shopSecret, storeShopSecret } from '../platform/shopSecrets.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';
import { mailboxReadState, resetMailboxReading } from './mailbox.store.ts';

const secretName = 'mailbox';

/** The shop's mailbox with its password; undefined if it has none. */
export async function findShopMailbox(tx: Tx, encryption: Encryption) {
  const [{ mailbox }, password] = await Promise.all([
    currentSettings(tx),
    shopSecret(tx, encryption, secretName),
  ]);
  return mailbox === null ? undefined : { mailbox, password: password ?? '' };
}

export const hasMailboxPassword = (tx: Tx): Promise<boolean> => hasShopSecret(tx, secretName);

/** The mailbox as staff see it, and how its last reading went. */
export async function mailboxSettingsOf(
  tx: Tx,
  mailbox: ShopMailbox | null,
): Promise<Output<'getMailboxSettings'>> {
  const [passwordKept, read] = await Promise.all([hasMailboxPassword(tx), mailboxReadState(tx, 'own')]);
  return { mailbox, passwordKept, readAt: read?.readAt ?? null, readFailure: read?.failure ?? '' };
}

/** Removing the mailbox deletes the password. */
export async function saveShopMailbox(
  tx: Tx,
  encryption: Encryption,
  mailbox: ShopMailbox | null,
  password: string | undefined,
): Promise<void> {
  await changeSettings(tx, { mailbox });
  if (mailbox === null) await deleteShopSecret(tx, secretName);
  else if (password !== undefined) await storeShopSecret(tx, encryption, secretName, password);
  await resetMailboxReading(tx, mailbox !== null);
}
