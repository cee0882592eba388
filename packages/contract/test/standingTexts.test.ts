import { expect, test } from 'vitest';
import { causeSentence, standingSentence } from '../src/standingOrders/texts.ts';

const rule = {
  ...{ parcels: 1, weightG: 2_500, weightBy: 'chargeable' as const, freeDaysLeft: 0 },
  ...{ asksFirst: false, limitMinor: 80_000, currency: 'TWD', lane: 'Sea', consignee: 'Mei', region: '' },
} as const;
const cause = {
  ...{ dueBy: ['weight', 'freeDays'] as const, parcelCount: 1, weightG: 2_500, freeDaysLeft: 0 },
  sinceDay: '2026-11-02',
};

test('a rule and its cause are whole sentences, also for one thing and for none', () => {
  expect(standingSentence('en', rule)).toBe(
    'When a parcel is on the shelf, their chargeable weight is 2.5 kg, or the oldest parcel has no free days left: ship by Sea to Mei without asking and pay up to $800 from my balance.',
  );
  expect(standingSentence('tw', rule)).toBe(
    '有包裹上架、計費重滿 2.5 公斤或最早的包裹免費倉儲用完時，直接用「Sea」寄給Mei，從餘額付款，最多 $800。',
  );
  expect(causeSentence('en', cause)).toBe(
    'Because 1 parcel has been in since Mon, Nov 2, the weight is 2.5 kg, and the oldest has no free days left.',
  );
  expect(causeSentence('tw', cause)).toBe(
    '因為11月2日週一起有 1 件包裹上架，共重 2.5 公斤，最早的已經沒有免費倉儲。',
  );
  expect(causeSentence('zh', { ...cause, freeDaysLeft: 4 })).toMatch(/最早的只剩 4 天免费仓储。$/);
});
