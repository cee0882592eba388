import type {
  CouponBase,
  CouponCondition,
  CouponRules,
  CouponTerms,
} from '@crossdock/domain/coupons/rules.ts';
import type { Lang, Texts } from '../wire/values.ts';

/** How amounts and weights are written in the texts about coupons. */
export interface CouponFormatters {
  readonly money: (minor: number) => string;
  readonly weight: (grams: number) => string;
}

const phrases = {
  freight: { zh: '运费满 {n}', tw: '運費滿 {n}', en: 'shipping of at least {n}' },
  total: { zh: '总费用满 {n}', tw: '總費用滿 {n}', en: 'a total fee of at least {n}' },
  weight: { zh: '计费重量满 {n}', tw: '計費重量滿 {n}', en: 'a chargeable weight of at least {n}' },
  and: { zh: '，且', tw: '，且', en: ' and ' },
  or: { zh: '，或', tw: '，或', en: ' or ' },
  is: { zh: '（目前 {is}）', tw: '（目前 {is}）', en: ' (now {is})' },
  amountFreight: { zh: '运费减 {n}', tw: '運費折抵 {n}', en: '{n} off shipping' },
  amountTotal: { zh: '总费用减 {n}', tw: '總費用折抵 {n}', en: '{n} off the whole fee' },
  rateFreight: { zh: '运费减 {n}%', tw: '運費減免 {n}%', en: '{n}% off shipping' },
  rateTotal: { zh: '总费用减 {n}%', tw: '總費用減免 {n}%', en: '{n}% off the whole fee' },
  amountGoods: { zh: '商品减 {n}', tw: '商品折抵 {n}', en: '{n} off shop products' },
  amountAny: {
    zh: '集运费用或商品减 {n}',
    tw: '集運費用或商品折抵 {n}',
    en: '{n} off shipping or shop products',
  },
  rateGoods: { zh: '商品减 {n}%', tw: '商品減免 {n}%', en: '{n}% off shop products' },
  rateAny: {
    zh: '集运费用或商品减 {n}%',
    tw: '集運費用或商品減免 {n}%',
    en: '{n}% off shipping or shop products',
  },
  forGoods: { zh: '本店商品', tw: '商店商品', en: 'shop products' },
  forShipping: { zh: '集运费用', tw: '集運費用', en: 'shipping' },
  max: { zh: '，最多减 {n}', tw: '，最高折 {n}', en: ', up to {n}' },
} satisfies Record<string, Texts>;

/**
 * The conditions of a coupon as a phrase; empty without conditions. For a condition with `is`, the phrase also says
 * the current value.
 */
export function conditionsText(
  {
    join,
    conditions,
  }: { join: CouponRules['join']; conditions: readonly (CouponCondition & { is?: number })[] },
  lang: Lang,
  writing: CouponFormatters,
): string {
  return conditions
    .map(({ on, atLeast, is }) => {
      const write = on === 'weight' ? writing.weight : writing.money;
      const now = is === undefined ? '' : phrases.is[lang].replace('{is}', write(is));
      return phrases[on][lang].replace('{n}', write(atLeast)) + now;
    })
    .join(phrases[join][lang]);
}

/** A phrase that says whether a coupon is only for goods or only for shipping. */
export const couponScopeText = (base: CouponBase, lang: Lang): string =>
  (base === 'goods' ? phrases.forGoods : phrases.forShipping)[lang];

const taken = {
  freight: { amount: phrases.amountFreight, rate: phrases.rateFreight },
  total: { amount: phrases.amountTotal, rate: phrases.rateTotal },
  goods: { amount: phrases.amountGoods, rate: phrases.rateGoods },
  any: { amount: phrases.amountAny, rate: phrases.rateAny },
} satisfies Record<CouponBase, unknown>;

/** The discount of a coupon as a phrase: "10% off the freight, at most 200". */
export function couponValueText(
  terms: Omit<CouponTerms, 'rules'>,
  lang: Lang,
  writing: CouponFormatters,
): string {
  const { amount, rate: rateOff } = taken[terms.base];
  if (terms.type === 1) return amount[lang].replace('{n}', writing.money(terms.amountMinor));
  const rate = rateOff[lang].replace('{n}', String(terms.rateBp / 100));
  return terms.maxMinor === null
    ? rate
    : rate + phrases.max[lang].replace('{n}', writing.money(terms.maxMinor));
}
