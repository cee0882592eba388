import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { conditionsText } from '@crossdock/contract/coupons/texts.ts';
import { formatMoney, formatWeight } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { t } from '../shell/i18n.ts';

type Terms = Pick<MemberCoupon, 'type' | 'amountMinor' | 'rateBp' | 'maxMinor' | 'rules'>;

/** The texts of a coupon: its discount and its conditions. */
export function useCouponWords() {
  const { lang } = useConnection();
  const formatting = useFormatting();
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  const writing = { money, weight: (grams: number) => formatWeight(grams, formatting) };
  return {
    money,
    figure: (terms: Terms) =>
      terms.type === 1 ? money(terms.amountMinor) : t('coupons.off', { percent: terms.rateBp / 100 }),
    limit: (terms: Terms) =>
      terms.maxMinor === null ? '' : t('coupons.max', { amount: money(terms.maxMinor) }),
    conditions: (terms: Terms) => {
      const conditions = conditionsText(terms.rules, lang(), writing);
      return conditions === '' ? t('coupons.always') : t('coupons.when', { conditions });
    },
  };
}
