import type { CouponInput, StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { conditionSubjects, couponBases } from '@crossdock/domain/coupons/rules.ts';
import { decimalText } from '@crossdock/domain/decimalText.ts';
import { dateIn, dayEnd, dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { parseFixedPoint } from '@crossdock/ui/format.ts';
import type { Formatting } from '@crossdock/ui/UiProvider.tsx';

/** The values of the form as typed texts. Days are calendar days of the shop. */
export interface CouponFormValues {
  readonly tw: string;
  readonly zh: string;
  readonly en: string;
  readonly type: string;
  readonly amount: string;
  /** Percent. */
  readonly rate: string;
  readonly rounding: string;
  readonly max: string;
  readonly base: string;
  readonly join: string;
  readonly freight: string;
  readonly total: string;
  /** Kilograms. */
  readonly weight: string;
  readonly from: string;
  readonly lasts: string;
  readonly until: string;
  readonly days: string;
  readonly perMember: string;
  readonly totalCount: string;
  readonly budget: string;
}

/** The last millisecond before `end`, as an ISO instant: it is within the last valid day. */
export const lastInstantBefore = (end: string) => new Date(Date.parse(end) - 1).toISOString();

export function toCouponFormValues(
  coupon: StaffCoupon | null,
  { currency, timeZone }: Formatting,
): CouponFormValues {
  const amount = (amountMinor: number | null) => (amountMinor ? shortAmountText(amountMinor, currency) : '');
  const shown = (whole: number | null, places: number) =>
    whole
      ? decimalText(whole, places)
          .replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '')
      : '';
  const atLeast = (on: string) => coupon?.rules.conditions.find((one) => one.on === on)?.atLeast ?? null;
  return {
    tw: coupon?.tw ?? '',
    zh: coupon?.zh ?? '',
    en: coupon?.en ?? '',
    type: String(coupon?.type ?? 1),
    amount: amount(coupon?.amountMinor ?? null),
    rate: shown(coupon?.rateBp ?? null, 2),
    rounding: coupon?.rounding ?? 'halfUp',
    max: amount(coupon?.maxMinor ?? null),
    base: coupon?.base ?? 'freight',
    join: coupon?.rules.join ?? 'and',
    freight: amount(atLeast('freight')),
    total: amount(atLeast('total')),
    weight: shown(atLeast('weight'), 3),
    from: dateIn(coupon?.validFrom ?? new Date().toISOString(), timeZone),
    lasts: coupon && coupon.validUntil === null ? 'days' : 'until',
    until: coupon?.validUntil ? dateIn(lastInstantBefore(coupon.validUntil), timeZone) : '',
    days: coupon?.validDays ? String(coupon.validDays) : '30',
    perMember: String(coupon?.perMember ?? 1),
    totalCount: coupon?.totalCount ? String(coupon.totalCount) : '',
    budget: amount(coupon?.budgetMinor ?? null),
  };
}

export function toCouponInput(
  values: CouponFormValues,
  id: string | undefined,
  { currency, timeZone }: Formatting,
): CouponInput {
  const amount = (text: string) => typedAmount(text, currency) ?? null;
  const typed = (text: string, places: number) => parseFixedPoint(text.trim(), places) ?? Number.NaN;
  const orNull = (text: string, places: number) => (text.trim() === '' ? null : typed(text, places));
  const kg = (text: string) => orNull(text, 3);
  const base = couponBases.find((one) => one === values.base) ?? 'freight';
  const readers = { freight: amount, total: amount, weight: kg };
  return {
    ...(id === undefined ? {} : { id }),
    tw: values.tw,
    zh: values.zh,
    en: values.en,
    type: values.type === '2' ? 2 : 1,
    amountMinor: values.type === '2' ? 0 : (amount(values.amount) ?? 0),
    rateBp: values.type === '2' ? (orNull(values.rate, 2) ?? 0) : 0,
    rounding: values.rounding === 'up' ? 'up' : 'halfUp',
    maxMinor: values.type === '2' ? amount(values.max) : null,
    base,
    rules: {
      join: values.join === 'or' ? 'or' : 'and',
      conditions: conditionSubjects.flatMap((on) => {
        const atLeast = readers[on](values[on]);
        // Coupons for goods have no minimum freight: the form hides its box, so a typed value does not count.
        return atLeast === null || (on === 'freight' && base === 'goods') ? [] : [{ on, atLeast }];
      }),
    },
    validFrom: values.from === '' ? '' : dayStart(values.from, timeZone),
    validUntil: values.lasts === 'until' && values.until !== '' ? dayEnd(values.until, timeZone) : null,
    validDays: values.lasts === 'days' ? orNull(values.days, 0) : null,
    perMember: typed(values.perMember, 0),
    totalCount: orNull(values.totalCount, 0),
    budgetMinor: amount(values.budget),
  };
}
