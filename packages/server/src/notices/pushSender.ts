import { isUrgent } from '@crossdock/domain/notices/kinds.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Tx } from '../platform/db.ts';
import { deliveryOutcomeOf } from '../platform/deliveryOutcome.ts';
import { type OutboundResponse, retryAfterMs, sendOutbound } from '../platform/outbound.ts';
import type { Sender, SendResult } from '../platform/outbox.ts';
import { currentSettings, shopHosts } from '../platform/shopSettings.ts';
import { encryptForBrowser, shopPushKeys, vapidAuthorization } from '../platform/webPush.ts';
import { deleteBrowser, findBrowser, recordBrowserSeen } from './push.store.ts';

const timeoutMs = 20_000;
/** A message that a browser did not fetch in a day is outdated. */
const keptSeconds = 86_400;
/** The longest text. With its envelope it is below the 4,096 bytes that every push service accepts. */
const textAtMost = 900;

/** Sends push messages to browsers, through the push service that each of them named. */
export function pushSender(database: Database, config: Config): Sender {
  return async (shopId, message, handed) => {
    const { id, recipient, subject, body, link, event } = message;
    const [browser, contact] = await database.transact(shopId, (tx) =>
      Promise.all([findBrowser(tx, recipient), contactOf(tx)]),
    );
    if (browser === undefined) return { kind: 'refused', why: ended };
    const keys = shopPushKeys(config.APP_SECRET, shopId);
    const told = { title: subject, body: body.slice(0, textAtMost), tag: id, url: pathOf(link) };
    const sealed = encryptForBrowser(JSON.stringify(told), browser);
    if (!(await handed())) return { kind: 'unknown', why: 'somebody else sends this message now' };
    let attempt: SendResult;
    try {
      const said = await sendOutbound({
        url: browser.endpoint,
        method: 'POST',
        headers: {
          authorization: vapidAuthorization(keys, browser.endpoint, contact, Date.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(keptSeconds),
          urgency: event && isUrgent(event) ? 'high' : 'normal',
        },
        body: sealed,
        timeoutMs,
        privateToo: config.OUTBOUND_PRIVATE,
      });
      attempt = attemptOf(said);
    } catch (error) {
      attempt = deliveryOutcomeOf(error);
    }
    await database.transact(shopId, async (tx) => {
      if (attempt.kind === 'refused' && attempt.why === ended) await deleteBrowser(tx, recipient);
      if (attempt.kind === 'sent') await recordBrowserSeen(tx, recipient);
    });
    return attempt;
  };
}

const ended = 'the browser takes no messages any more';

/** RFC 8030: 404 and 410 end a subscription. */
function attemptOf(said: OutboundResponse): SendResult {
  const { status, text } = said;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'refused', why: ended };
  const why = `HTTP ${status}: ${text}`.slice(0, 300);
  if (status < 500 && status !== 429 && status !== 408) return { kind: 'refused', why };
  return { kind: 'later', why, afterMs: retryAfterMs(said, Date.now()) };
}

/** The link as a path below the shop's own address, whichever host the browser uses. */
function pathOf(link: string | null | undefined): string {
  if (!link) return '/answer?view=mine';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** RFC 8292 requires an address for complaints by push services: the shop's own email or, without one, its website. */
async function contactOf(tx: Tx): Promise<string> {
  const [{ contact }, [first]] = await Promise.all([currentSettings(tx), shopHosts(tx)]);
  return contact.email === '' ? `https://${first?.host ?? 'localhost'}` : `mailto:${contact.email}`;
}
