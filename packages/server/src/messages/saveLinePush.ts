import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { isAllowedOutboundUrl, isSameServer } from '../platform/outbound.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { hasLineToken, lineChannelView, saveLineChannel } from './linePush.ts';

export const saveLinePush: Handler<'saveLinePush'> = async (tx, actor, { line }, { config }) => {
  if (line !== null && !isAllowedOutboundUrl(line.apiUrl, config.OUTBOUND_PRIVATE))
    return refuse('line.addressInvalid', {}, 'line.apiUrl');
  if (line !== null && line.token === undefined && !(await isTokenFor(tx, line.apiUrl)))
    return refuse('line.tokenNeeded', {}, 'line.token');
  await saveLineChannel(tx, encryptionWith(config.APP_SECRET), line);
  return { line: await lineChannelView(tx, line, actor.origin) };
};

async function isTokenFor(tx: Tx, apiUrl: string): Promise<boolean> {
  const [{ linePush }, isKept] = await Promise.all([currentSettings(tx), hasLineToken(tx)]);
  return isKept && isSameServer(apiUrl, linePush?.apiUrl);
}
