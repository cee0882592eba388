import { refuse } from '@crossdock/contract/refusals.ts';
import type { Config } from '../platform/config.ts';
import { isAllowedOutboundUrl } from '../platform/outbound.ts';
import { type BrowserSubscription, isPushKey } from '../platform/webPush.ts';

/** The browser names the address and the server contacts it, so it must be public. */
export function pushFault({ endpoint, p256dh }: BrowserSubscription, { OUTBOUND_PRIVATE }: Config) {
  if (!isAllowedOutboundUrl(endpoint, OUTBOUND_PRIVATE))
    return refuse('push.endpointInvalid', {}, 'endpoint');
  if (!isPushKey(p256dh)) return refuse('push.keyInvalid', {}, 'p256dh');
  return undefined;
}
