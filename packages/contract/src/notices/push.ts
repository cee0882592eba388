import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, text } from '../wire/values.ts';

/** Base64url of this many bytes: a point on P-256, and a secret of RFC 8291. */
const bytes = (count: number) =>
  text(Math.ceil((count * 4) / 3) + 3).regex(
    new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`),
    'field.invalid',
  );

/** A browser's `PushSubscription`. */
const pushSubscriptionInput = z.strictObject({
  endpoint: text(1000),
  p256dh: bytes(65),
  auth: bytes(16),
});

const browser = z.object({
  id,
  /** Identifies the browser's own subscription. */
  endpoint: z.string(),
  userAgent: z.string(),
  createdAt: instant,
});

/** Push messages, which a browser shows even while no page is open (RFC 8030, 8291, 8292). */
export const pushCalls = {
  getPushBrowsers: call('GET', 'Member/GetPushBrowsers', {
    by: 'member',
    summary: 'Get the shop’s push key and your browsers',
    input: emptyInput,
    output: z.object({ key: z.string(), browsers: z.array(browser) }),
  }),
  addPushBrowser: call('POST', 'Member/AddPushBrowser', {
    by: 'member',
    personal: true,
    // Otherwise somebody with access to an unlocked browser could receive the member's messages from then on.
    fresh: true,
    summary: 'Turn on push for this browser',
    input: pushSubscriptionInput,
    output: z.object({ id }),
    refusals: ['push.endpointInvalid', 'push.keyInvalid'],
  }),
  renewPushBrowser: call('POST', 'Member/RenewPushBrowser', {
    by: 'guest',
    forPrograms: 'the portal’s worker asks it when the push service has given the browser another address',
    summary: 'Move push to a browser’s new address',
    input: pushSubscriptionInput.extend({ old: pushSubscriptionInput.pick({ endpoint: true, auth: true }) }),
    output: doneAnswer,
    refusals: ['push.endpointInvalid', 'push.keyInvalid'],
  }),
  removePushBrowser: call('POST', 'Member/RemovePushBrowser', {
    by: 'member',
    personal: true,
    summary: 'Turn off push for a browser',
    input: z.strictObject({ id }),
    output: doneAnswer,
  }),
};
