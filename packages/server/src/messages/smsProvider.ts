import type { SmsProvider } from '@crossdock/contract/messages/sms.ts';
import { smsProviderOf } from '@crossdock/contract/messages/smsPresets.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { deleteShopSecret, hasShopSecret, shopSecret, storeShopSecret } from '../platform/shopSecrets.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';

const secretName = 'sms';
const reportName = 'smsReport';

export interface ConfiguredProvider {
  readonly provider: SmsProvider;
  readonly secret: string;
  /** The address for delivery reports; empty in settings stored by an older version, which used no reports. */
  readonly reportAddress: string;
}

/** The shop's text message provider with its secret; undefined if it has none. */
export async function findSmsProvider(
  tx: Tx,
  encryption: Encryption,
): Promise<ConfiguredProvider | undefined> {
  const [{ sms }, secret, reportAddress] = await Promise.all([
    currentSettings(tx),
    shopSecret(tx, encryption, secretName),
    shopSecret(tx, encryption, reportName),
  ]);
  if (sms === null) return undefined;
  return { provider: smsProviderOf(sms), secret: secret ?? '', reportAddress: reportAddress ?? '' };
}

export const hasSmsSecret = (tx: Tx): Promise<boolean> => hasShopSecret(tx, secretName);

/** Removing the provider deletes its secrets. The report address stays valid for reports under way. */
export async function saveSmsProvider(
  tx: Tx,
  encryption: Encryption,
  provider: SmsProvider | null,
  secret: string | undefined,
  reportAddress: string,
): Promise<void> {
  await changeSettings(tx, { sms: provider });
  if (provider === null) {
    await Promise.all([deleteShopSecret(tx, secretName), deleteShopSecret(tx, reportName)]);
    return;
  }
  await storeShopSecret(tx, encryption, reportName, reportAddress);
  if (secret !== undefined) await storeShopSecret(tx, encryption, secretName, secret);
}

/** The address for the provider's reports. It contains the key that authenticates them. */
export const smsReportAddress = (tx: Tx, encryption: Encryption): Promise<string | undefined> =>
  shopSecret(tx, encryption, reportName);
