import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { dropShopSecret, hasShopSecret, keepShopSecret, shopSecret } from '../platform/shopSecrets.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';

const secretName = 'linePush';

/** Where the shop's messages in LINE are handed over, with the token; undefined where it has no channel. */
export async function findLinePush(tx: Tx, encryption: Encryption) {
  const [{ linePush }, token] = await Promise.all([
    currentSettings(tx),
    shopSecret(tx, encryption, secretName),
  ]);
  return linePush === null || token === undefined ? undefined : { apiUrl: linePush.apiUrl, token };
}

export const isLineTokenKept = (tx: Tx): Promise<boolean> => hasShopSecret(tx, secretName);

/** A channel that is given up takes its token with it. */
export async function saveLineChannel(
  tx: Tx,
  encryption: Encryption,
  line: { readonly apiUrl: string; readonly token?: string | undefined } | null,
): Promise<void> {
  await changeSettings(tx, { linePush: line && { apiUrl: line.apiUrl } });
  if (line === null) await dropShopSecret(tx, secretName);
  else if (line.token !== undefined) await keepShopSecret(tx, encryption, secretName, line.token);
}
