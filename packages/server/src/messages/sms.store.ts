import type { SmsProvider } from '@crossdock/contract/messages/sms.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { dropShopSecret, hasShopSecret, keepShopSecret, shopSecret } from '../platform/shopSecrets.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';

const secretName = 'sms';

export interface SetProvider {
  readonly provider: SmsProvider;
  readonly secret: string;
}

/** Whom the shop's text messages go to, with the secret; undefined where it has nobody. */
export async function findSmsProvider(tx: Tx, encryption: Encryption): Promise<SetProvider | undefined> {
  const [{ sms }, secret] = await Promise.all([currentSettings(tx), shopSecret(tx, encryption, secretName)]);
  if (sms === null) return undefined;
  return { provider: sms as SmsProvider, secret: secret ?? '' };
}

export const isSmsSecretKept = (tx: Tx): Promise<boolean> => hasShopSecret(tx, secretName);

/** A provider that is given up takes its secret with it. */
export async function saveSmsProvider(
  tx: Tx,
  encryption: Encryption,
  provider: SmsProvider | null,
  secret: string | undefined,
): Promise<void> {
  await changeSettings(tx, { sms: provider });
  if (provider === null) await dropShopSecret(tx, secretName);
  else if (secret !== undefined) await keepShopSecret(tx, encryption, secretName, secret);
}
