import { refuse } from '@crossdock/contract/refusals.ts';
import { locales } from '@crossdock/contract/wire/locale.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ChatSettings } from '@crossdock/domain/support/hours.ts';
import { fillVariables } from '@crossdock/domain/support/readyAnswers.ts';
import type { Handler } from '../platform/handler.ts';
import { findTalkForStaff, withCurrentTalk } from './desk.store.ts';
import { latestCardsInTalk, latestParcelAndOrderNumbers, readyAnswers } from './readyAnswers.store.ts';

export const fillReadyAnswers: Handler<'fillReadyAnswers'> = async (tx, { shop }, { talkId }) => {
  const [found, answers] = await Promise.all([
    withCurrentTalk(tx, talkId, async (one) => {
      const [talk, cards] = await Promise.all([findTalkForStaff(tx, one), latestCardsInTalk(tx, one)]);
      return talk && { talk, cards };
    }),
    readyAnswers(tx),
  ]);
  if (found === undefined) return refuse('row.notFound');
  const { talk, cards } = found;
  const latest =
    talk.memberId === null ? { parcel: '', order: '' } : await latestParcelAndOrderNumbers(tx, talk.memberId);
  const shown = (kind: 'parcel' | 'order') => cards.find((card) => card.kind === kind)?.number;
  const known = {
    member: talk.memberName || talk.account || talk.guestName,
    // The parcel or order shown last in the conversation takes precedence over the member's latest one.
    parcel: shown('parcel') ?? latest.parcel,
    order: shown('order') ?? latest.order,
    shop: shop.name,
    hours: hoursText(shop.settings.chat, talk.lang),
  };
  return {
    list: answers.map(({ id, name, ...texts }) => ({
      id,
      name,
      text: fillVariables(textFor(texts, talk.lang, shop.defaultLang), known),
    })),
  };
};

/** The text in the customer's language, else in the shop's, else in any. */
function textFor(texts: Readonly<Record<Lang, string>>, lang: Lang, usual: Lang): string {
  return texts[lang] || texts[usual] || texts.tw || texts.zh || texts.en;
}

/** 1 November 2026 is a Sunday. */
const dayAt = (day: number) => Date.UTC(2026, 10, 1 + day, 12);

/** The days with support from Monday on, and their hours. */
function hoursText({ days, from, until }: ChatSettings, lang: Lang): string {
  const name = new Intl.DateTimeFormat(locales[lang], { weekday: 'short', timeZone: 'UTC' });
  const named = [1, 2, 3, 4, 5, 6, 0]
    .filter((day) => days.includes(day))
    .map((day) => name.format(dayAt(day)));
  const time = `${from}–${until}`;
  return days.length === 7 ? time : `${named.join(lang === 'en' ? ', ' : '、')} ${time}`;
}
