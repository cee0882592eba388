import type { Lang } from '@crossdock/contract/wire/values.ts';
import {
  type MessageChannel,
  messageChannels,
  type NoticeChannel,
  type NoticeEvent,
} from '@crossdock/domain/notices/events.ts';
import { noticeTextOf } from '@crossdock/server/notices/view.ts';
import type { Random } from './random.ts';
import type { DemoShop } from './shops.ts';
import { hour, iso } from './times.ts';

export interface NoticeRecipient {
  readonly email: string;
  readonly lang: Lang;
  readonly lineId: string | null;
  readonly pushId: string | null;
  readonly gathers: boolean;
}

interface ToldNotice {
  readonly id: string;
  readonly memberId: string;
  readonly event: NoticeEvent;
  readonly params: Readonly<Record<string, string | number>>;
  readonly channels: readonly NoticeChannel[];
  readonly at: number;
  readonly to: NoticeRecipient;
}

interface FatesOf {
  readonly shop: DemoShop;
  readonly shopId: string;
  readonly now: number;
}

type Ending = readonly [state: 'sent' | 'failed' | 'unknown' | 'held', failure: string | null];

/** The delivery outcomes for each channel, with their relative frequency. */
const endings: Readonly<Record<MessageChannel, readonly (readonly [Ending, number])[]>> = {
  email: [
    [['sent', null], 40],
    [['failed', '550 5.1.1 no such mailbox'], 2],
    [['unknown', 'the connection broke before the server answered'], 1],
    [['held', null], 1],
  ],
  sms: [[['sent', null], 1]],
  line: [
    [['sent', null], 20],
    [['failed', 'HTTP 400: Failed to send messages'], 1],
  ],
  push: [
    [['sent', null], 12],
    [['unknown', 'the sender was lost before it heard the answer'], 1],
  ],
};

/** For a notice: its channels, its messages, and the unsent ones that can be sent again. */
export function noticeDeliveries(random: Random, of: FatesOf, notice: ToldNotice) {
  const ways = messageChannels
    .filter((way) => notice.channels.includes(way))
    .map((way) => ({ way, ...wayOf(random, of, notice, way) }));
  const common = { shopId: of.shopId, notificationId: notice.id, memberId: notice.memberId };
  return {
    ways: ways.map(({ message, ...way }) => ({ ...common, ...way, messageIds: message ? [message.id] : [] })),
    messages: ways.flatMap(({ message }) => message ?? []),
    // Messages that have expired, or soon will, cannot be sent again and are left out.
    outbox: ways.flatMap(({ message }) => {
      const expiresAt = notice.at + 72 * hour;
      return message && message.state !== 'sent' && expiresAt > of.now + hour
        ? [{ shopId: of.shopId, messageId: message.id, dueAt: null, expiresAt: iso(expiresAt) }]
        : [];
    }),
  };
}

const left = { state: 'skipped', dueAt: null, gathered: false, message: undefined } as const;

function wayOf(random: Random, of: FatesOf, notice: ToldNotice, way: MessageChannel) {
  const { to } = notice;
  const recipient = { email: to.email, sms: null, line: to.lineId, push: to.pushId }[way];
  if (recipient === null) return { ...left, skippedFor: 'unreachable' as const };
  if (random.chance(0.12)) return { ...left, skippedFor: 'notChosen' as const };
  // Part of a daily summary that is not due yet.
  if (to.gathers && way === 'email' && of.now - notice.at < 12 * hour)
    return {
      ...{ state: 'waiting' as const, dueAt: iso(of.now + 9 * hour), gathered: true },
      ...{ skippedFor: null, message: undefined },
    };
  const message = messageOf(random, of, notice, way, recipient);
  return { state: 'written' as const, dueAt: null, gathered: false, skippedFor: null, message };
}

function messageOf(random: Random, of: FatesOf, notice: ToldNotice, way: MessageChannel, recipient: string) {
  const { event, params, memberId, to, at } = notice;
  const { title, text } = noticeTextOf(event, params, to.lang, of.shop);
  const [state, failure] = random.weighted(endings[way]);
  return {
    ...{ shopId: of.shopId, id: random.idAt(at), channel: way, recipient, secret: false, memberId, event },
    subject: `${of.shop.name}：${title}`,
    body: text,
    link: null,
    ...{ state, failure, attempts: state === 'held' ? 0 : 1, createdAt: iso(at) },
    sentAt: state === 'sent' ? iso(Math.min(at + 2_000, of.now)) : null,
    reference: way === 'line' && state === 'sent' ? random.digits(18) : null,
  };
}
