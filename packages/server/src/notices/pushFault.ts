import { refuse } from '@crossdock/contract/refusals.ts';
import type { Config } from '../platform/config.ts';
import { isAllowedOutboundUrl } from '../platform/outbound.ts';
import { type BrowserSubscription, isPushKey } from '../platform/webPush.ts';

/**
 * Refuses a push subscription with an invalid address or key. The address must be public, because the browser chooses
 * it and the server sends requests to it.
 */
export function pushSubscriptionFault(
  { endpoint, p256dh }: BrowserSubscription,
  { OUTBOUND_PRIVATE }: Config,
) {
  if (!isAllowedOutboundUrl(endpoint, OUTBOUND_PRIVATE))
    return refuse('push.endpointInvalid', {}, 'endpoint');
  if (!isPushKey(p256dh)) return refuse('push.keyInvalid', {}, 'p256dh');
  return undefined;
}
