import type { SmsProvider } from '@crossdock/contract/smsDesk.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { q } from '../platform/query.ts';
import { changeSettings, currentSettings } from '../shops/settings.store.ts';

const secretName = 'sms';

export interface SetProvider {
  readonly provider: SmsProvider;
  readonly secret: string;
}

/** Whom the shop's text messages go to, with the secret; undefined where it has nobody. */
export async function findSmsProvider(tx: Tx, encryption: Encryption): Promise<SetProvider | undefined> {
  const [{ sms }, sealed] = await Promise.all([currentSettings(tx), sealedSecret(tx)]);
  if (sms === null) return undefined;
  return { provider: sms as SmsProvider, secret: sealed === undefined ? '' : encryption.open(sealed) };
}

async function sealedSecret(tx: Tx): Promise<string | undefined> {
  const row = await tx.maybe(
    q
      .selectFrom('shop_secrets')
      .select('value')
      .where('shop_id', '=', tx.shopId)
      .where('name', '=', secretName),
  );
  return row?.value;
}

export async function isSmsSecretKept(tx: Tx): Promise<boolean> {
  return (await sealedSecret(tx)) !== undefined;
}

/** A provider that is given up takes its secret with it. */
export async function saveSmsProvider(
  tx: Tx,
  encryption: Encryption,
  provider: SmsProvider | null,
  secret: string | undefined,
): Promise<void> {
  await changeSettings(tx, { sms: provider });
  if (provider === null)
    await tx.run(
      q.deleteFrom('shop_secrets').where('shop_id', '=', tx.shopId).where('name', '=', secretName),
    );
  if (provider === null || secret === undefined) return;
  const value = encryption.seal(secret);
  await tx.run(
    q
      .insertInto('shop_secrets')
      .values({ shop_id: tx.shopId, name: secretName, value, updated_at: tx.now })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'name']).doUpdateSet({ value, updated_at: tx.now }),
      ),
  );
}
