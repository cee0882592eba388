import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCompanyNumber, isMobileBarcode, isValidCodeFor } from '../src/einvoices/choices.ts';
import { type IssuedDocument, invoicePeriod, planDocuments } from '../src/einvoices/documents.ts';
import {
  type EinvoiceItem,
  einvoiceItems,
  includedTaxOf,
  splitIntoInvoices,
  splitWholeByWeights,
  taxedCosts,
  taxKinds,
  taxSums,
} from '../src/einvoices/taxes.ts';
import { costKinds } from '../src/pricing/costLine.ts';
import { forAll } from './forAll.ts';

const total = (items: readonly EinvoiceItem[]) => items.reduce((sum, { dollars }) => sum + dollars, 0);

describe('a member’s typed choice', () => {
  test('is a company number by its check sum, under the rules before and after 2023', () => {
    // Valid numbers: most have a check sum divisible by 10, one has a sum of 25, which only the newer rule accepts,
    // and one has a 7 in the seventh place, which also allows a sum that is too low by 1.
    for (const known of ['04595257', '53212539', '97025978', '10458575', '10458570', '12345675'])
      expect(isCompanyNumber(known), known).toBe(true);
    for (const wrong of ['04595258', '12345678', '00000000', '1045857', '104585755', '１０４５８５７５', ''])
      expect(isCompanyNumber(wrong), wrong).toBe(false);
  });

  test('has the form that its kind requires', () => {
    for (const [kind, good, bad] of [
      [
        'mobile',
        ['/ABC+123', '/-F-K0PR', '/.......'],
        ['ABC+1234', '/abc1234', '/ABC12345', '/ABC_123', '/ABC123'],
      ],
      ['certificate', ['AB12345678901234'], ['A123456789012345', 'ab12345678901234', 'AB1234567890123']],
      ['donation', ['168', '168001', '9876543'], ['12', '12345678', '12a']],
      ['email', [''], ['x']],
    ] as const) {
      for (const code of good) expect(isValidCodeFor(kind, code), code).toBe(true);
      for (const code of bad) expect(isValidCodeFor(kind, code), code).toBe(false);
    }
    expect(isMobileBarcode('/ABC1234\n')).toBe(false);
  });
});

const line = fc.record({
  kind: fc.constantFrom(...costKinds),
  amountMinor: fc.integer({ min: -500_000, max: 5_000_000 }),
});
const dollars = fc.integer({ min: 1, max: 5_000_000 });
const taxes = fc.dictionary(fc.constantFrom(...taxedCosts), fc.constantFrom(...taxKinds));

describe('amounts', () => {
  test('the items of an invoice add up to it in whole dollars above zero, whatever is deducted', () => {
    forAll(fc.array(line, { maxLength: 20 }), dollars, taxes, (lines, amount, of) => {
      const items = einvoiceItems(lines, amount, of);
      expect(total(items)).toBe(amount);
      expect(items.every((item) => Number.isInteger(item.dollars) && item.dollars > 0)).toBe(true);
      expect(Object.values(taxSums(items)).reduce((sum, one) => sum + one, 0)).toBe(amount);
    });
  });

  test('invoices mix only compatible taxes, and contain each item once', () => {
    forAll(fc.array(line, { maxLength: 20 }), dollars, taxes, fc.boolean(), (lines, amount, of, mixes) => {
      const items = einvoiceItems(lines, amount, of);
      const groups = splitIntoInvoices(items, mixes);
      expect(groups.flat().toSorted(byText)).toEqual(items.toSorted(byText));
      for (const group of groups) {
        const kinds = new Set(group.map(({ tax }) => tax));
        expect(group.length).toBeGreaterThan(0);
        expect(kinds.has('zero') && kinds.has('exempt')).toBe(false);
        if (!mixes) expect(kinds.size).toBe(1);
      }
    });
  });

  test('shares add up, and so do an amount’s tax and its rest', () => {
    forAll(dollars, fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 1 }), (amount, weights) => {
      const shares = splitWholeByWeights(amount, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      const net = amount - includedTaxOf(amount);
      expect(Math.abs(net * 0.05 - includedTaxOf(amount))).toBeLessThanOrEqual(1);
    });
    expect([21, 105, 1000, 10].map(includedTaxOf)).toEqual([1, 5, 48, 0]);
  });
});

const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));

test('a period is two months of Taiwan’s calendar and begins in an odd month', () => {
  expect(
    ['2025-12-31T15:59:59Z', '2025-12-31T16:00:00Z', '2026-02-28T15:59:59Z', '2026-02-28T16:00:00Z'].map(
      invoicePeriod,
    ),
  ).toEqual(['2025-11', '2026-01', '2026-01', '2026-03']);
});

/** A random step: a payment, a refund, passing time, or an answer of the provider, which refuses some documents. */
const step = fc.oneof(
  fc.record({ pay: dollars }),
  fc.record({ back: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ answer: fc.constantFrom('issue', 'refuse', 'lose') }),
  fc.record({ months: fc.integer({ min: 0, max: 3 }) }),
);

test('in every sequence, planned documents add up to the shop’s money, and no allowance exceeds its invoice', () => {
  forAll(fc.array(step, { maxLength: 40 }), (steps) => {
    let [net, ms] = [0, Date.UTC(2026, 0, 10)];
    let known: IssuedDocument[] = [];
    const now = () => new Date(ms).toISOString();
    const settle = (how: 'issue' | 'refuse' | 'lose') => {
      known = known.map((one): IssuedDocument => {
        if (one.state === 'voiding') return how === 'issue' ? { ...one, state: 'voided' } : one;
        if (one.state !== 'waiting') return one;
        if (how === 'lose') return { ...one, tries: one.tries + 1 };
        return how === 'issue'
          ? { ...one, state: 'issued', issuedAt: now() }
          : { ...one, state: 'failed', tries: 0 };
      });
    };
    const planned = () => {
      const made = planDocuments(known, net, now());
      const document = (
        kind: IssuedDocument['kind'],
        amount: number,
        ofId: string | null,
        tax: 'zero' | 'taxable' | 'exempt',
      ) => ({
        ...{ id: `${known.length}`, kind, ofId, state: 'waiting' as const, dollars: amount, tries: 0 },
        ...{ sums: { taxable: 0, zero: 0, exempt: 0, [tax]: amount }, issuedAt: null, donated: false },
      });
      known = known.map((one): IssuedDocument => {
        if (made.drop.includes(one.id)) return { ...one, state: 'dropped' };
        return made.takeBack.includes(one.id) ? { ...one, state: 'voiding' } : one;
      });
      for (const { ofId, tax, dollars: amount } of made.allow)
        known.push(document('allowance', amount, ofId, tax));
      if (made.issueDollars > 0) known.push(document('invoice', made.issueDollars, null, 'taxable'));
    };
    for (const one of steps) {
      if ('pay' in one) net += one.pay;
      else if ('back' in one) net -= Math.floor(net * one.back);
      else if ('months' in one) ms += one.months * 31 * 86_400_000;
      else settle(one.answer);
      planned();
    }
    settle('issue');
    planned();
    const counted = known.filter(({ state }) => ['waiting', 'failed', 'issued'].includes(state));
    const sum = (kind: string) =>
      counted.reduce((all, row) => (row.kind === kind ? all + row.dollars : all), 0);
    expect(sum('invoice') - sum('allowance')).toBe(net);
    for (const invoice of counted.filter(({ kind }) => kind === 'invoice')) {
      const allowed = counted
        .filter(({ ofId }) => ofId === invoice.id)
        .reduce((all, row) => all + row.dollars, 0);
      expect(allowed).toBeLessThanOrEqual(invoice.dollars);
    }
    for (const allowance of counted.filter(({ kind }) => kind === 'allowance'))
      expect(known.find(({ id }) => id === allowance.ofId)?.state).toBe('issued');
  });
});
