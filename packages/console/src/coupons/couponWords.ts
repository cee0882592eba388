import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { conditionsText, couponValueText } from '@crossdock/contract/coupons/texts.ts';
import type { CouponTerms } from '@crossdock/domain/coupons/rules.ts';
import { formatMoney, formatWeight } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { t } from '../shell/i18n.ts';

/** Formats coupons as sentences, in the reader's language and the shop's units. */
export function useCouponWords() {
  const formatting = useFormatting();
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  const writing = { money, weight: (grams: number) => formatWeight(grams, formatting) };
  const takesOff = (terms: Omit<CouponTerms, 'rules'>) => couponValueText(terms, currentLanguage(), writing);
  const conditions = (rules: Parameters<typeof conditionsText>[0]) =>
    conditionsText(rules, currentLanguage(), writing);
  return {
    money,
    conditions,
    takesOff,
    nameOf: (coupon: Pick<StaffCoupon, 'zh' | 'tw' | 'en'>) => coupon[currentLanguage()],
    sentence: (terms: CouponTerms) => {
      const when = conditions(terms.rules);
      const what = takesOff(terms);
      return when === ''
        ? t('coupons.sentence.always', { what })
        : t('coupons.sentence.when', { what, when });
    },
  };
}
