import { refuse } from '@crossdock/contract/refusals.ts';
import type { ShopMailServer } from '@crossdock/domain/notices/mail.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { isPublicName } from '../platform/outbound.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { hasMailPassword, mailSettingsOf, saveShopMail } from './shopMail.ts';

export const saveMailSettings: Handler<'saveMailSettings'> = async (tx, _actor, input, { config }) => {
  const { mail, password } = input;
  const wrong = mail && !config.OUTBOUND_PRIVATE && faultOf(mail);
  if (wrong) return wrong;
  if (mail && mail.account !== '' && password === undefined && !(await isForSameAccount(tx, mail)))
    return refuse('mail.passwordNeeded', {}, 'password');
  await saveShopMail(tx, encryptionWith(config.APP_SECRET), mail, password);
  return mailSettingsOf(tx, config, mail);
};

/**
 * Whether the stored password belongs to this account. It is never sent to a server other than the one it was
 * entered for.
 */
async function isForSameAccount(tx: Tx, mail: ShopMailServer): Promise<boolean> {
  const [{ mail: before }, isKept] = await Promise.all([currentSettings(tx), hasMailPassword(tx)]);
  return isKept && before?.host === mail.host && before.account === mail.account;
}

/**
 * The fault in the mail server's settings. Mail carries login codes, so it may leave unencrypted only within
 * the operator's own network.
 */
function faultOf({ host, encryption }: ShopMailServer) {
  if (!isPublicName(host)) return refuse('mail.hostInvalid', {}, 'mail.host');
  return encryption === 'none' ? refuse('mail.encryptionNeeded', {}, 'mail.encryption') : undefined;
}
