import type { Handler } from '../platform/handler.ts';
import { shopPushKeys } from '../platform/webPush.ts';
import { pushBrowsers } from './push.store.ts';

export const getPushBrowsers: Handler<'getPushBrowsers'> = async (tx, actor, _input, { config }) => ({
  key: shopPushKeys(config.APP_SECRET, tx.shopId).publicKey.toString('base64url'),
  browsers: await pushBrowsers(tx, actor.memberId),
});
