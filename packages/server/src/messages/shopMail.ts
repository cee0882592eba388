import type { Output } from '@crossdock/contract/table.ts';
import type { ShopMailServer } from '@crossdock/domain/notices/mail.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { mailAddressOf } from '../platform/mailOffered.ts';
import { deleteShopSecret, hasShopSecret, shopSecret, storeShopSecret } from '../platform/shopSecrets.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';

const secretName = 'mail';

/** The shop's own mail server with its password; undefined if it has none. */
export async function findShopMail(tx: Tx, encryption: Encryption) {
  const [{ mail }, password] = await Promise.all([
    currentSettings(tx),
    shopSecret(tx, encryption, secretName),
  ]);
  return mail === null ? undefined : { mail, password: password ?? '' };
}

export const hasMailPassword = (tx: Tx): Promise<boolean> => hasShopSecret(tx, secretName);

/** The shop's mail as staff see it: whether there is a password, never its value. */
export async function mailSettingsOf(
  tx: Tx,
  config: Config,
  mail: ShopMailServer | null,
): Promise<Output<'getMailSettings'>> {
  return {
    mail,
    passwordKept: await hasMailPassword(tx),
    installationSender: mailAddressOf(config, { mail: null }) || null,
  };
}

/** Removing the server, or its account, deletes the password. */
export async function saveShopMail(
  tx: Tx,
  encryption: Encryption,
  mail: ShopMailServer | null,
  password: string | undefined,
): Promise<void> {
  await changeSettings(tx, { mail });
  if (mail === null || mail.account === '') await deleteShopSecret(tx, secretName);
  else if (password !== undefined) await storeShopSecret(tx, encryption, secretName, password);
}
