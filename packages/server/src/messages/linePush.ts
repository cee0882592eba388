import { lineEventsPath } from '@crossdock/contract/messengers/lineEvents.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { deleteShopSecret, hasShopSecret, shopSecret, storeShopSecret } from '../platform/shopSecrets.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';

const secretName = 'linePush';
const eventSecretName = 'lineEvents';

/** The shop's LINE channel for messages, with its token; undefined if it has none. */
export async function findLinePush(tx: Tx, encryption: Encryption) {
  const [{ linePush }, token] = await Promise.all([
    currentSettings(tx),
    shopSecret(tx, encryption, secretName),
  ]);
  return linePush === null || token === undefined ? undefined : { apiUrl: linePush.apiUrl, token };
}

/** The secret that signs the channel's events; undefined if the owner has not entered it. */
export const lineEventSecret = (tx: Tx, encryption: Encryption): Promise<string | undefined> =>
  shopSecret(tx, encryption, eventSecretName);

/** LINE's page for adding the shop's official account; null if the shop has not entered its id. */
export const addFriendUrl = ({ linePush }: Pick<ShopSettings, 'linePush'>): string | null =>
  linePush?.accountId ? `https://line.me/R/ti/p/${encodeURIComponent(linePush.accountId)}` : null;

/** The channel as staff see it. */
export async function lineChannelView(
  tx: Tx,
  linePush: ShopSettings['linePush'],
  origin: string,
): Promise<Output<'getLinePush'>['line']> {
  if (linePush === null) return null;
  const [tokenKept, secretKept] = await Promise.all([
    hasShopSecret(tx, secretName),
    hasShopSecret(tx, eventSecretName),
  ]);
  return {
    apiUrl: linePush.apiUrl,
    accountId: linePush.accountId ?? '',
    tokenKept,
    secretKept,
    webhook: `${origin}/api/${lineEventsPath}`,
  };
}

export const hasLineToken = (tx: Tx): Promise<boolean> => hasShopSecret(tx, secretName);

interface LineChannelInput {
  readonly apiUrl: string;
  readonly accountId: string;
  readonly token?: string | undefined;
  readonly secret?: string | undefined;
}

/** Removing the channel deletes its secrets. */
export async function saveLineChannel(
  tx: Tx,
  encryption: Encryption,
  line: LineChannelInput | null,
): Promise<void> {
  await changeSettings(tx, { linePush: line && { apiUrl: line.apiUrl, accountId: line.accountId } });
  for (const [name, secret] of [
    [secretName, line?.token],
    [eventSecretName, line?.secret],
  ] as const) {
    if (line === null) await deleteShopSecret(tx, name);
    else if (secret !== undefined) await storeShopSecret(tx, encryption, name, secret);
  }
}
