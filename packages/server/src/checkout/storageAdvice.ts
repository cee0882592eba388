import { storageAdviceTexts } from '@crossdock/contract/parcels/texts.ts';
import { fill } from '@crossdock/contract/refusals.ts';
import { dayText } from '@crossdock/contract/wire/dayText.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '../platform/db.ts';
import { asMemberId } from '../platform/scope.ts';
import type { Shop } from '../platform/shop.ts';
import { storageOutlook } from './calendarOutlook.ts';
import { calendarDestination } from './storageCalendarPricer.ts';

/**
 * The storage calendar's advice for a message, in every language: the price of shipping now, the amount that waiting
 * for one more parcel saves, and the day on which the storage fee begins. Unknown parts are left out.
 */
export async function storageAdvice(
  tx: Tx,
  { memberId, shop }: { readonly memberId: string; readonly shop: Shop },
  warehouseId: string,
): Promise<Record<Lang, string>> {
  const actor = { memberId: asMemberId(memberId), shop };
  const place = await calendarDestination(tx, actor, undefined);
  const { best, wait, rentBegins } = await storageOutlook(tx, actor, { warehouseId, place, days: 1 });
  const said = (lang: Lang) => {
    const texts = storageAdviceTexts[lang];
    const money = (minor: number) => moneyText(minor, shop.currency, lang);
    return [
      best ? fill(texts.now, { amount: money(best.offer.quote.totalMinor) }) : '',
      wait.kind === 'saves'
        ? fill(texts.wait, { amount: money(wait.savesMinor), number: wait.courierNumber })
        : '',
      rentBegins === null
        ? ''
        : fill(texts.begins, { day: dayText(dateIn(rentBegins, shop.timeZone), lang) }),
    ]
      .filter((text) => text !== '')
      .join(lang === 'en' ? ' ' : '');
  };
  return { zh: said('zh'), tw: said('tw'), en: said('en') };
}
