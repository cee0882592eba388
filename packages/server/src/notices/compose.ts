import { mailFooter, summaryTexts } from '@crossdock/contract/notices/mailTexts.ts';
import { fill } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { MessageChannel, NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { noticePagePath } from '@crossdock/domain/notices/pages.ts';
import type { Message } from '../platform/outbox.store.ts';
import { phoneForDisplay } from '../platform/phoneNumbers.ts';
import { unsubscribePlaceholder } from '../platform/unsubscribe.ts';
import type { NoticeText, NoticeWords } from './noticeText.ts';
import type { Recipient } from './preferences.store.ts';

export type Addressee = Pick<
  Recipient,
  'id' | 'lang' | 'email' | 'areaCode' | 'phone' | 'lineId' | 'pushIds'
>;

/**
 * How long a LINE or push message can still be sent. LINE recognises a repeated message as a duplicate for one day,
 * of which one hour is kept as a margin. A push message that a browser has not fetched by then is outdated.
 */
const almostDayMs = 23 * 3_600_000;

/** The messages for one channel: one message, or for push one per browser. */
export function messagesFor(
  way: MessageChannel,
  to: Addressee,
  shopName: string,
  said: NoticeText,
  now: string,
): Message[] {
  const common = {
    channel: way,
    secret: false,
    memberId: to.id,
    event: said.event,
    link: said.link,
    ...(way === 'line' || way === 'push'
      ? { expiresAt: new Date(Date.parse(now) + almostDayMs).toISOString() }
      : {}),
  };
  const subject = `${shopName}：${said.title}`;
  const linked = said.link === null ? said.text : `${said.text}\n\n${said.link}`;
  switch (way) {
    case 'email':
      return [{ ...common, recipient: to.email, subject, body: `${linked}${footerOf(said.link, to.lang)}` }];
    case 'sms':
      return [
        {
          ...common,
          recipient: phoneForDisplay(to.areaCode, to.phone),
          subject,
          body: `【${shopName}】${said.text}`,
        },
      ];
    case 'line':
      return to.lineId === null
        ? []
        : [{ ...common, recipient: to.lineId, subject, body: `${said.title}\n\n${linked}` }];
    case 'push':
      return to.pushIds.map((recipient) => ({ ...common, recipient, subject, body: said.text }));
  }
}

const footerOf = (link: string | null, lang: Lang) =>
  link === null ? '' : `\n\n-- \n${fill(mailFooter[lang], { link: unsubscribePlaceholder })}`;

const namedAtMost = 20;

/**
 * Several notifications in one message. Each has its text if there is room; in a short message there are only titles.
 */
export function summarizeNotices(
  way: MessageChannel,
  all: readonly NoticeWords[],
  lang: Lang,
  origin: string | null,
): NoticeText {
  const { title, more } = summaryTexts[lang];
  const isShort = way === 'sms' || way === 'push';
  const named = all.slice(0, isShort ? 3 : namedAtMost);
  const rest = all.length - named.length;
  const lines = isShort
    ? [named.map((one) => one.title).join(lang === 'en' ? ', ' : '、')]
    : named.map(lineOf);
  if (rest > 0) lines.push(fill(more, { n: rest }));
  return {
    title: fill(title, { n: all.length }),
    text: lines.join(isShort ? ' ' : '\n\n'),
    event: null,
    link: origin === null ? null : `${origin}/answer?view=mine`,
  };
}

const lineOf = ({ title, text }: NoticeWords) => `・${title}\n${text}`;

export function noticeLink(
  origin: string | null,
  event: NoticeEvent,
  subjectId: string | null,
): string | null {
  return origin === null ? null : `${origin}${noticePagePath(event, subjectId)}`;
}
