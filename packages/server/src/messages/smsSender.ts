import { deliveryReportMode, isNumberServed } from '@crossdock/contract/messages/smsPresets.ts';
import { reportPollDelayMs } from '@crossdock/domain/notices/delivery.ts';
import { removeLinksAndPhoneNumbers } from '@crossdock/domain/notices/segments.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import { deliveryOutcomeOf } from '../platform/deliveryOutcome.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { isAllowedOutboundUrl, retryAfterMs, sendOutbound } from '../platform/outbound.ts';
import type { Sender, SendResult } from '../platform/outbox.ts';
import { findSmsProvider } from './smsProvider.ts';
import { messageReportAddress } from './smsReports.ts';
import { readSendAnswer, requestOf } from './smsRequest.ts';

const timeoutMs = 20_000;

/** Sends text messages through the HTTP provider that the shop's owner has set up. */
export function smsSender(database: Database, config: Config): Sender {
  const encryption = encryptionWith(config.APP_SECRET);
  return async (shopId, message, handed) => {
    const found = await database.transact(shopId, (tx) => findSmsProvider(tx, encryption));
    if (found === undefined) return { kind: 'noProvider' };
    const { provider, secret } = found;
    const text = { ...message, body: bodyFor(message) };
    if (!isNumberServed(provider, message.recipient))
      return { kind: 'refused', why: notServed(message.recipient) };
    const way = deliveryReportMode(provider);
    const address = way === 'told' ? messageReportAddress(found.reportAddress, message.id) : '';
    // The report address is left out if it is unreachable, because a provider would refuse the message.
    const callback = isAllowedOutboundUrl(address, config.OUTBOUND_PRIVATE) ? address : '';
    const request = requestOf(provider, secret, text, callback);
    const isAwaited = way === 'asked' || callback !== '';
    if (!(await handed())) return { kind: 'unknown', why: 'somebody else sends this message now' };
    try {
      const said = await sendOutbound({
        ...request,
        timeoutMs,
        privateToo: config.OUTBOUND_PRIVATE,
      });
      const attempt = readSendAnswer(provider, said.status, said.text, text.body);
      const afterMs = retryAfterMs(said, Date.now());
      return awaiting(attempt.kind === 'later' ? { ...attempt, afterMs } : attempt, way, isAwaited);
    } catch (error) {
      return awaiting(deliveryOutcomeOf(error), way, isAwaited);
    }
  };
}

/**
 * The text to send. Links and numbers are removed for recipients in Taiwan, where such texts would be
 * blocked.
 */
const bodyFor = ({ recipient, body }: { recipient: string; body: string }) =>
  recipient.startsWith('+886') ? removeLinksAndPhoneNumbers(body) : body;

/** The error shown to staff beside a recipient whose country is not served. */
const notServed = (e164: string) =>
  `the provider of text messages does not serve numbers that begin with ${e164.slice(0, 4)}`;

/**
 * Adds `awaits` to the result if a delivery report can still come. A provider that sends reports can report any message;
 * a provider that must be queried can report only a message for which it returned an id.
 */
function awaiting(attempt: SendResult, way: 'asked' | 'told' | 'none', isAwaited: boolean): SendResult {
  if (!isAwaited) return attempt;
  if (way === 'told' && (attempt.kind === 'sent' || attempt.kind === 'unknown'))
    return { ...attempt, awaits: { askAfterMs: null } };
  return attempt.kind === 'sent' && attempt.reference !== undefined
    ? { ...attempt, awaits: { askAfterMs: reportPollDelayMs(1) } }
    : attempt;
}
