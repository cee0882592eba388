import { decimalText } from '@crossdock/domain/decimalText.ts';
import { currencyExponent } from '@crossdock/domain/money.ts';
import { plainDateTime, plainMeasure, plainMoney } from '@crossdock/domain/plainFormat.ts';
import { plainNumber, plainPlural } from '@crossdock/domain/plainNumber.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatMoney, formatNumber, formatSize, formatWeight, formatWhen } from '../src/format.ts';
import { createTexts } from '../src/texts.ts';

const locales = ['zh-Hant-TW', 'zh-Hans-CN', 'en'] as const;
const locale = fc.constantFrom(...locales);
const whole = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -99_999, max: 99_999 }));

describe('formats as `Intl` does', () => {
  test('numbers and their units', () => {
    const inUnit = (unit: string) => (place: string) =>
      new Intl.NumberFormat(place, { style: 'unit', unit, maximumFractionDigits: 20 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 4 }), locale, (value, digits, place) => {
        const text = decimalText(value, digits);
        const number = new Intl.NumberFormat(place, { maximumFractionDigits: 20 });
        expect(plainNumber(text, place)).toBe(number.format(text));
        for (const unit of ['kilogram', 'centimeter'] as const)
          expect(plainMeasure(text, unit, place)).toBe(inUnit(unit)(place).format(text));
      }),
    );
  });

  const currencies = 'TWD USD HKD SGD AUD CAD CNY JPY THB KRW PHP VND EUR GBP'.split(' ');
  test.each(currencies)('%s', (currency) => {
    const digits = currencyExponent(currency);
    fc.assert(
      fc.property(whole, locale, fc.boolean(), (minor, place, signed) => {
        const text = decimalText(minor, digits);
        const format = new Intl.NumberFormat(place, {
          ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
          ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
          trailingZeroDisplay: 'stripIfInteger',
          signDisplay: signed ? 'exceptZero' : 'auto',
        });
        expect(plainMoney(text, currency, place, signed)).toBe(format.format(text));
      }),
    );
  });

  const zones = ['UTC', ...'Bangkok Ho_Chi_Minh Jakarta Taipei Shanghai Hong_Kong Macau'.split(' ')]
    .concat('Singapore Kuala_Lumpur Manila Tokyo Seoul'.split(' '))
    .map((name) => (name === 'UTC' ? name : `Asia/${name}`));
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const day = { month: 'short', day: 'numeric' } as const;
  const styles = {
    date: { year: 'numeric', ...day },
    time,
    short: { ...day, ...time },
    full: { year: 'numeric', ...day, ...time },
  } as const satisfies Record<string, Intl.DateTimeFormatOptions>;
  test.each(zones)('moments in %s', (timeZone) => {
    const formats = locales.flatMap((place) =>
      Object.entries(styles).map(
        ([style, options]) =>
          [place, style, new Intl.DateTimeFormat(place, { ...options, timeZone })] as const,
      ),
    );
    const moment = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (at) => {
        for (const [place, style, format] of formats)
          expect(plainDateTime(at.toISOString(), style, place, timeZone)).toBe(format.format(at));
      }),
    );
  });

  test('plurals', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -3, max: 3 }), whole, fc.double({ noNaN: true, noDefaultInfinity: true })),
        locale,
        (count, place) => {
          expect(plainPlural(count, place)).toBe(new Intl.PluralRules(place).select(count));
        },
      ),
    );
  });
});

test('other values are left to `Intl`', () => {
  expect(plainNumber('1234', 'de')).toBeNull();
  expect(plainNumber('1e21', 'en')).toBeNull();
  expect(plainMoney('1.00', 'HUF', 'en', false)).toBeNull();
  expect(plainDateTime('1999-12-31T23:00:00Z', 'date', 'en', 'Asia/Taipei')).toBeNull();
  expect(plainDateTime('2026-07-01T00:00:00Z', 'date', 'en', 'Europe/Berlin')).toBeNull();
  expect(plainDateTime('2026-07-01T00:00:00Z', 'day', 'en', 'Asia/Taipei')).toBeNull();
  expect(plainPlural(2, 'ar')).toBeNull();
  expect(formatWhen('2026-07-01T00:00:00Z', 'full', { locale: 'en', timeZone: 'Europe/Berlin' })).toBe(
    'Jul 1, 2026, 02:00',
  );
  expect(formatNumber(1234.5, { locale: 'en' })).toBe('1,235');
});

describe('a first list of parcels', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each(locales)('in %s starts none of the browser’s formatters', async (place) => {
    const refused = () => {
      throw new Error('a formatter was started');
    };
    vi.stubGlobal('Intl', { NumberFormat: refused, DateTimeFormat: refused, PluralRules: refused });
    const formatting = { locale: place, timeZone: 'Asia/Taipei' };
    expect(formatWeight(1_250, formatting)).toContain('1.25');
    expect(formatSize([300, 200, 105], formatting)).toContain('30 × 20 × 10.5');
    expect(formatMoney(12_000, 'TWD', formatting)).toContain('$120');
    expect(formatWhen('2026-11-20T16:30:00Z', 'date', formatting)).toContain('21');
    const texts = createTexts<'pieces'>();
    await texts.activate(place, {
      pieces: [['n', 'plural', { one: ['#', ' piece'], other: ['#', ' pieces'] }]],
    });
    expect(texts.t('pieces', { n: 1_200 })).toBe('1,200 pieces');
  });
});
