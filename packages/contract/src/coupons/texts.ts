import type { CouponCondition, CouponRules, CouponTerms } from '@crossdock/domain/coupons/rules.ts';
import type { Lang } from '../wire/values.ts';

/** How amounts and weights are written where the sentence stands. */
export interface Writing {
  readonly money: (minor: number) => string;
  readonly weight: (grams: number) => string;
}

const texts = {
  zh: {
    freight: '运费满 {n}',
    total: '总费用满 {n}',
    weight: '计费重量满 {n}',
    and: '，且',
    or: '，或',
    is: '（目前 {is}）',
    amountFreight: '运费减 {n}',
    amountTotal: '总费用减 {n}',
    rateFreight: '运费减 {n}%',
    rateTotal: '总费用减 {n}%',
    max: '，最多减 {n}',
  },
  tw: {
    freight: '運費滿 {n}',
    total: '總費用滿 {n}',
    weight: '計費重量滿 {n}',
    and: '，且',
    or: '，或',
    is: '（目前 {is}）',
    amountFreight: '運費折抵 {n}',
    amountTotal: '總費用折抵 {n}',
    rateFreight: '運費減免 {n}%',
    rateTotal: '總費用減免 {n}%',
    max: '，最高折 {n}',
  },
  en: {
    freight: 'freight of at least {n}',
    total: 'a total fee of at least {n}',
    weight: 'a billing weight of at least {n}',
    and: ' and ',
    or: ' or ',
    is: ' (now {is})',
    amountFreight: '{n} off the freight',
    amountTotal: '{n} off the whole fee',
    rateFreight: '{n}% off the freight',
    rateTotal: '{n}% off the whole fee',
    max: ', at most {n}',
  },
} as const satisfies Record<Lang, Record<string, string>>;

/** The conditions of a coupon as a phrase; with `is`, how far each one is met now. Empty without conditions. */
export function conditionsText(
  {
    join,
    conditions,
  }: { join: CouponRules['join']; conditions: readonly (CouponCondition & { is?: number })[] },
  lang: Lang,
  writing: Writing,
): string {
  const words = texts[lang];
  return conditions
    .map(({ on, atLeast, is }) => {
      const write = on === 'weight' ? writing.weight : writing.money;
      const now = is === undefined ? '' : words.is.replace('{is}', write(is));
      return words[on].replace('{n}', write(atLeast)) + now;
    })
    .join(words[join]);
}

/** What a coupon takes off, as a phrase: "10% off the freight, at most 200". */
export function takesOffText(terms: Omit<CouponTerms, 'rules'>, lang: Lang, writing: Writing): string {
  const words = texts[lang];
  const freight = terms.base === 'freight';
  if (terms.type === 1)
    return (freight ? words.amountFreight : words.amountTotal).replace(
      '{n}',
      writing.money(terms.amountMinor),
    );
  const rate = (freight ? words.rateFreight : words.rateTotal).replace('{n}', String(terms.rateBp / 100));
  return terms.maxMinor === null ? rate : rate + words.max.replace('{n}', writing.money(terms.maxMinor));
}
