import { refuse } from '@crossdock/contract/refusals.ts';
import type { Config } from '../platform/config.ts';
import { isAllowedShopAddress } from '../platform/outbound.ts';
import { type Browser, isPushKey } from '../platform/webPush.ts';

/** The browser names the address and the server contacts it, so it must be public. */
export function pushFault({ endpoint, p256dh }: Browser, { OUTBOUND_PRIVATE }: Config) {
  if (!isAllowedShopAddress(endpoint, OUTBOUND_PRIVATE))
    return refuse('push.endpointInvalid', {}, 'endpoint');
  if (!isPushKey(p256dh)) return refuse('push.keyInvalid', {}, 'p256dh');
  return undefined;
}
