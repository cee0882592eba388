import { expect, test } from 'vitest';
import { combineByPayment } from '../src/wallet/paymentParts.ts';

const entry = (id: string, paymentId: string | null, balanceBeforeMinor: number, amountMinor: number) => ({
  ...{ id, paymentId, balanceBeforeMinor, amountMinor, at: '2026-11-25T10:00:00.000Z' },
  balanceAfterMinor: balanceBeforeMinor + amountMinor,
});

test('a card payment, what it paid and its fee are one row with the charged amount', () => {
  const entries = [
    entry('fee', 'card', 1_280, -280),
    entry('order', 'card', 11_280, -10_000),
    entry('in', 'card', 1_000, 10_280),
  ];
  expect(combineByPayment(entries)).toEqual([
    {
      lead: entries[1],
      amountMinor: -10_280,
      balanceBeforeMinor: 1_000,
      balanceAfterMinor: 1_000,
      parts: entries,
    },
  ]);
});

test('other payments, other moments and records without a payment have their own rows', () => {
  const entries = [
    entry('a', 'one', 0, 500),
    entry('b', null, 0, 500),
    entry('c', null, 0, 500),
    entry('d', 'two', 0, 500),
    { ...entry('e', 'two', 0, 500), at: '2026-11-24T10:00:00.000Z' },
  ];
  expect(
    combineByPayment(entries).map(({ lead, amountMinor, parts }) => [lead.id, amountMinor, parts]),
  ).toEqual(entries.map(({ id }) => [id, 500, []]));
});
