// @vitest-environment happy-dom

import { words } from '@crossdock/contract/pricing/words.ts';
import { serviceCalls } from '@crossdock/contract/services/calls.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { minor } from '@crossdock/domain/money.ts';
import { withDeductions } from '@crossdock/domain/pricing/deductions.ts';
import { freightLines } from '@crossdock/domain/pricing/freight.ts';
import { type BreakdownProps, createQuoteTexts } from '@crossdock/web/quoteTexts.tsx';
import { expect, test } from 'vitest';
import { renderWithCalls } from './renderWithCalls.tsx';

const rule = {
  shape: 'firstGrades' as const,
  ...{ firstWeightG: 5_000, firstPriceMinor: 5_000 },
  grades: [
    { upToG: 10_000, stepG: 1_000, stepPriceMinor: 1_801 },
    { upToG: null, stepG: 1_000, stepPriceMinor: 1_500 },
  ],
};
const load = { billingWeightG: 12_000, realWeightG: 12_000, volumeCm3: 0 };
const paying = { collected: null, paymentRateBp: 0, coinMinor: 100 };
const lines = withDeductions(freightLines(load, rule) ?? [], { couponMinor: 0, pointsMinor: 0 }, paying);

async function drawn(lang: 'zh' | 'tw' | 'en', shown: BreakdownProps['lines'] = lines) {
  const { QuoteBreakdown } = createQuoteTexts((key, values) =>
    words[key][lang]
      .replace(/\{n, plural, .*other \{#([^}]*)\}\}/, (_, rest: string) => `${values?.n}${rest}`)
      .replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name])),
  );
  const { place, end } = await renderWithCalls(
    deriveWire(serviceCalls),
    async () => Response.json({}),
    <QuoteBreakdown lines={shown.map((line) => ({ ...line, amountMinor: minor(line.amountMinor) }))} open />,
  );
  const text = place.textContent ?? '';
  await end();
  return text;
}

test.each([
  ['zh', ['运费（首重 5', '运费（5', '运费（10']],
  ['tw', ['運費（首重 5', '運費（5', '運費（10']],
  ['en', ['Shipping (first 5', 'Shipping (5', 'Shipping (10']],
] as const)('graded freight names in %s the part of the weight of each line', async (lang, names) => {
  const text = await drawn(lang);
  for (const name of names) expect(text).toContain(name);
});

test('a line that was rounded up to a coin shows its result', async () => {
  expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([5_000, 9_100, 3_000]);
  expect(await drawn('en')).toMatch(/90\.05, rounded up to a multiple of .*1/);
});

test('the storage fee of several parcels is one line, which opens to the arithmetic of each', async () => {
  const stored = (parcel: string, overtimeDays: number) => ({
    kind: 'storage' as const,
    amountMinor: minor(overtimeDays * 1_000),
    estimate: false,
    reason: {
      rule: 'storage.overtime' as const,
      numbers: {
        ...{ parcel, daysStored: 10 + overtimeDays, pausedDays: 0, freeDays: 10 },
        ...{ overtimeDays, dayCostMinor: 1_000 },
      },
    },
  });
  const rents = [stored('SF1', 2), stored('YT2', 3)];
  const text = await drawn('en', [...lines.slice(0, 1), ...rents]);
  expect(text.split(words['quote.kind.storage'].en)).toHaveLength(2);
  expect(text).toContain('2 parcels');
  expect(text).toMatch(/50/);
  expect(text).toMatch(/SF1:.*YT2:/);
  expect(await drawn('en', rents.slice(0, 1))).toContain('SF1');
});
