// @vitest-environment happy-dom

import { act, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, test } from 'vitest';
import { type Drawn, draw, typeInput } from '../samples/draw.tsx';
import { AmountBox } from '../src/AmountBox.tsx';
import { AmountField } from '../src/fields.tsx';
import { UiProvider } from '../src/UiProvider.tsx';

interface Values {
  feeMinor?: number | null;
}

let drawn: Drawn | undefined;
afterEach(() => drawn?.end());

const shown: { values?: () => Values; reset?: (feeMinor: number) => void } = {};

function Form({ start, currency, empty }: { start: number; currency?: string; empty?: null }) {
  const form = useForm<Values>({ defaultValues: { feeMinor: start } });
  shown.values = form.getValues;
  shown.reset = (feeMinor) => form.reset({ feeMinor });
  return (
    <AmountField
      control={form.control}
      name="feeMinor"
      label="Fee"
      {...(currency ? { currency } : {})}
      {...(empty === null ? { empty } : {})}
    />
  );
}

const inShopOf = (currency: string, form = <Form start={1500} />) => (
  <UiProvider formatting={{ locale: 'en', timeZone: 'UTC', currency }}>{form}</UiProvider>
);
const input = () => drawn?.one<HTMLInputElement>('input') as HTMLInputElement;

describe('an amount is typed in major units and stored in minor units of its currency', () => {
  test.each([
    ['JPY', '1500', 'numeric', '980', 980],
    ['VND', '1500', 'numeric', '1,200,000', 1_200_000],
    ['TWD', '15', 'decimal', '980', 98_000],
    ['TWD', '15', 'decimal', '1,000.5', 100_050],
    ['KWD', '1.500', 'decimal', '2.125', 2_125],
  ])('%s: 1500 is shown as %s (%s), %s becomes %i', async (currency, at, mode, typed, kept) => {
    drawn = await draw(inShopOf(currency));
    expect([input().value, input().inputMode]).toEqual([at, mode]);
    expect(drawn.place.textContent).toContain(currency);
    await typeInput(input(), typed);
    expect([input().value, shown.values?.().feeMinor]).toEqual([typed, kept]);
  });

  test.each([
    ['JPY', '98.5'],
    ['TWD', '98.555'],
    ['TWD', '12,5'],
    ['TWD', 'ten'],
  ])('in %s %j stays in the box, and its schema refuses it', async (currency, typed) => {
    drawn = await draw(inShopOf(currency));
    await typeInput(input(), typed);
    expect([input().value, shown.values?.().feeMinor]).toEqual([typed, Number.NaN]);
  });

  test('a negative amount is refused by schemas', async () => {
    drawn = await draw(inShopOf('TWD'));
    await typeInput(input(), '-5');
    expect([input().value, shown.values?.().feeMinor]).toEqual(['-5', -1]);
  });

  test("an emptied box has no amount, and after a reset it shows the form's value", async () => {
    drawn = await draw(inShopOf('JPY', <Form start={1500} empty={null} />));
    await typeInput(input(), '');
    expect([input().value, shown.values?.().feeMinor]).toEqual(['', null]);
    await act(async () => shown.reset?.(700));
    expect(input().value).toBe('700');
  });

  test("a currency of its own takes precedence over the shop's", async () => {
    drawn = await draw(inShopOf('TWD', <Form start={1500} currency="JPY" />));
    expect(input().value).toBe('1500');
    expect(drawn.place.textContent).toContain('JPY');
  });
});

test('outside a form the box returns the typed text and shows the currency', async () => {
  function Plain() {
    const [text, setText] = useState('12');
    return (
      <AmountBox label="Fee" value={text} onText={setText} action={<button type="button">All</button>} />
    );
  }
  drawn = await draw(inShopOf('KRW', <Plain />));
  await typeInput(input(), '12x');
  expect([input().value, input().inputMode]).toEqual(['12x', 'numeric']);
  expect(drawn.place.textContent).toContain('AllKRW');
});
