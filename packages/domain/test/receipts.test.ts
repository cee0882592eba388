import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountWithSign,
  firstReceiptLines,
  isReceiptReady,
  missingDocuments,
} from '../src/receipts/documents.ts';
import { forAll } from './forAll.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });

/** A random step of a paid order: its bill changes, more is paid, something is given back, or receipts are written. */
const step = fc.oneof(
  fc.record({ bill: amount }),
  fc.record({ pay: amount, fee: fc.integer({ min: 0, max: 5_000 }) }),
  fc.record({ back: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.constant({ write: true }),
);

test('receipts minus credit notes equal the shop’s money, and no receipt exceeds the payments', () => {
  forAll(fc.array(step, { maxLength: 30 }), (steps) => {
    let [billMinor, feeMinor, paidMinor, givenBackMinor] = [0, 0, 0, 0];
    let written: { kind: 'receipt' | 'creditNote'; amountMinor: number }[] | undefined;
    for (const one of [...steps, { write: true }]) {
      if ('bill' in one) billMinor = one.bill;
      else if ('pay' in one) [paidMinor, feeMinor] = [paidMinor + one.pay, feeMinor + one.fee];
      else if ('back' in one) {
        const back = Math.floor(paidMinor * one.back);
        [paidMinor, givenBackMinor] = [paidMinor - back, givenBackMinor + back];
      } else {
        const documentedMinor = written?.reduce((sum, row) => sum + amountWithSign(row), 0);
        const netMinor = paidMinor + feeMinor;
        const missing = missingDocuments({
          billMinor,
          feeMinor,
          netMinor,
          givenBackMinor,
          documentedMinor,
        });
        expect(missing.every((row) => row.amountMinor > 0)).toBe(true);
        if (missing.length > 0) written = [...(written ?? []), ...missing];
        expect((written ?? []).reduce((sum, row) => sum + amountWithSign(row), 0)).toBe(netMinor);
        const receipts = (written ?? []).filter(({ kind }) => kind === 'receipt');
        const receiptedMinor = receipts.reduce((sum, row) => sum + row.amountMinor, 0);
        expect(receiptedMinor).toBeLessThanOrEqual(netMinor + givenBackMinor);
      }
    }
  });
});

test('the lines of a first receipt add up to its amount', () => {
  const line = fc.record({ kind: fc.constantFrom('freight', 'coupon'), amountMinor: fc.integer() });
  forAll(fc.array(line), amount, (lines, amountMinor) => {
    const all = firstReceiptLines(lines as Parameters<typeof firstReceiptLines>[0], amountMinor);
    expect(all.reduce((sum, one) => sum + one.amountMinor, 0)).toBe(amountMinor);
  });
});

test('receipts wait for the final bill and its payment', () => {
  const paid = { state: 'awaitingShipment', paymentState: 'paid', billTotalMinor: 100 };
  expect(isReceiptReady(paid)).toBe(true);
  expect(isReceiptReady({ ...paid, paymentState: 'none' })).toBe(false);
  expect(isReceiptReady({ ...paid, state: 'processing', billTotalMinor: null })).toBe(false);
  expect(isReceiptReady({ ...paid, state: 'cancelled', billTotalMinor: null })).toBe(true);
});
