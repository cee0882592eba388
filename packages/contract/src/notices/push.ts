import { z } from 'zod';
import { guest, member } from '../wire/call.ts';
import { createdAnswer, id, instant, plain, text } from '../wire/values.ts';

/** A text of this many bytes in base64url, such as a point on the curve P-256 or a secret of RFC 8291. */
const bytes = (count: number) =>
  text(Math.ceil((count * 4) / 3) + 3).regex(
    new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`),
    'field.invalid',
  );

/** A browser's `PushSubscription`. */
const pushSubscriptionInput = z.strictObject({ endpoint: text(1000), p256dh: bytes(65), auth: bytes(16) });

const browser = z.object({
  id,
  /** Identifies the browser's own subscription. */
  endpoint: plain.text,
  userAgent: plain.text,
  createdAt: instant,
});

/** Push messages, which a browser shows even while no page is open (RFC 8030, 8291, 8292). */
export const pushCalls = {
  getPushBrowsers: member.get('Member/GetPushBrowsers', {
    summary: 'Get the shop’s push key and your browsers',
    output: z.object({ key: plain.text, browsers: z.array(browser) }),
  }),
  addPushBrowser: member.post('Member/AddPushBrowser', {
    summary: 'Turn on push for this browser',
    // Requires re-authentication. Otherwise somebody with access to an unlocked browser could receive the member's
    // messages from then on.
    fresh: true,
    input: pushSubscriptionInput,
    output: createdAnswer,
    refusals: ['push.endpointInvalid', 'push.keyInvalid'],
  }),
  renewPushBrowser: guest.post('Member/RenewPushBrowser', {
    summary: 'Move push to a browser’s new address',
    forPrograms: 'the portal’s worker asks it when the push service has given the browser another address',
    input: pushSubscriptionInput.extend({ old: pushSubscriptionInput.pick({ endpoint: true, auth: true }) }),
    refusals: ['push.endpointInvalid', 'push.keyInvalid'],
  }),
  removePushBrowser: member.byId.post('Member/RemovePushBrowser', {
    summary: 'Turn off push for a browser',
    personal: true,
  }),
};
