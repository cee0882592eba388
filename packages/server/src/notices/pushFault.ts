import { refuse } from '@crossdock/contract/refusals.ts';
import type { Config } from '../platform/config.ts';
import { mayBeNamed } from '../platform/outbound.ts';
import { type Browser, isPushKey } from '../platform/webPush.ts';

/** The address is the browser's word: the server asks it, so it must be a public one. */
export function pushFault({ endpoint, p256dh }: Browser, { OUTBOUND_PRIVATE }: Config) {
  if (!mayBeNamed(endpoint, OUTBOUND_PRIVATE)) return refuse('push.endpointInvalid', {}, 'endpoint');
  if (!isPushKey(p256dh)) return refuse('push.keyInvalid', {}, 'p256dh');
  return undefined;
}
