import { noticeTexts } from '@crossdock/contract/notices/texts.ts';
import { fill } from '@crossdock/contract/refusals.ts';
import { dayText } from '@crossdock/contract/wire/dayText.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import {
  channelsOf,
  type NoticeEvent,
  type NoticeSettings,
  noticeEvents,
} from '@crossdock/domain/notices/events.ts';
import { reasonText } from '../platform/reasons.ts';
import type { NoticeWords } from './noticeText.ts';

type Params = Readonly<Record<string, string | number>>;

/**
 * An event's text in the member's language, with amounts in the shop's currency. `own` are the shop's texts
 * for it.
 */
export function noticeTextOf(
  event: NoticeEvent,
  params: Params,
  lang: Lang,
  { name, currency }: { readonly name: string; readonly currency: string },
  own?: NoticeWords,
) {
  const { title, text } = own ?? noticeTexts[event][lang];
  const { amountMinor, totalMinor, day, reason = '', ...rest } = params;
  const values: Record<string, string | number> = {
    shop: name,
    // The default for messages without a subject, such as older ones about storage.
    subject: '',
    reason: reasonText(String(reason), lang),
    ...rest,
    // A name given by the shop is stored in the message once per language; the reader's language is chosen here.
    ...(lang in rest ? { [event.startsWith('service.') ? 'service' : 'subject']: rest[lang] ?? '' } : {}),
    ...(day === undefined ? {} : { day: dayText(String(day), lang) }),
    ...(typeof amountMinor === 'number' ? { amount: moneyText(amountMinor, currency, lang) } : {}),
    ...(typeof totalMinor === 'number' ? { total: moneyText(totalMinor, currency, lang) } : {}),
  };
  return { title: fill(title, values).trim(), text: oneStop(fill(text, values).trim()) };
}

/** Avoids a second full stop after text that somebody wrote. */
function oneStop(text: string): string {
  return text.replace(/([。！？])。/g, '$1').replace(/([!?]|(?<!\.)\.)\.(?!\.)/g, '$1');
}

/** The events for the settings of notifications. */
export function noticeEventViewsOf(
  settings: NoticeSettings,
  lang: Lang,
  own: readonly { readonly event: NoticeEvent; readonly lang: Lang }[],
) {
  return noticeEvents.map((event) => ({
    event,
    title: noticeTexts[event][lang].title,
    channels: [...channelsOf(settings, event)],
    ownWords: own.filter((one) => one.event === event).map((one) => one.lang),
  }));
}
