import { expect, test } from 'vitest';
import { type PurchaseFacts, purchaseByParcel, sellerOf } from '../../src/planning/purchases.ts';

const facts = (id: string, more: Partial<PurchaseFacts> = {}): PurchaseFacts => ({
  ...{ id, orderNumber: '', splitFrom: null, goodsLink: '', forecastAt: null, forecastDay: null },
  ...more,
});
const link = (path: string) => `https://www.shop.example/${path}`;
const on = (time: string) => ({ forecastAt: `2026-11-20T${time}Z`, forecastDay: '2026-11-20' });

/** Whether two parcels are one purchase. */
function isOne(a: Partial<PurchaseFacts>, b: Partial<PurchaseFacts>): boolean {
  const found = purchaseByParcel([facts('a', a), facts('b', b)]);
  return found.get('a') === found.get('b');
}

test.each<[string, boolean, Partial<PurchaseFacts>, Partial<PurchaseFacts>]>([
  ['nothing is known', false, {}, {}],
  ['the same order number', true, { orderNumber: '7' }, { orderNumber: '7' }],
  ['other order numbers', false, { orderNumber: '7' }, { orderNumber: '8' }],
  [
    'the same number at two sellers',
    false,
    { orderNumber: '7', goodsLink: link('a') },
    { orderNumber: '7', goodsLink: 'other.example/a' },
  ],
  ['split from one parcel', true, { splitFrom: 'x' }, { splitFrom: 'x' }],
  ['the rest of a parcel and what was split from it', true, {}, { splitFrom: 'a' }],
  [
    'the same seller on one day',
    true,
    { goodsLink: link('a'), ...on('08:00:00') },
    { goodsLink: link('b'), ...on('19:00:00') },
  ],
  [
    'two sellers on one day',
    false,
    { goodsLink: link('a'), ...on('08:00:00') },
    { goodsLink: 'other.example', ...on('19:00:00') },
  ],
  ['one forecast without a seller', true, on('08:00:00'), on('08:00:00')],
  ['two forecasts of one day without a seller', false, on('08:00:00'), on('09:00:00')],
])('%s: %s', (_, one, a, b) => {
  expect(isOne(a, b)).toBe(one);
});

test('a parcel that links two others makes all three one purchase', () => {
  const found = purchaseByParcel([
    facts('a', { orderNumber: '1' }),
    facts('b', { splitFrom: 'x' }),
    facts('c', { orderNumber: '1', splitFrom: 'x' }),
  ]);
  expect(new Set(found.values()).size).toBe(1);
});

test('the seller is the host of the link', () => {
  expect(sellerOf('https://m.shop.example/item/1')).toBe('shop.example');
  expect(sellerOf('買的店')).toBe('');
});
