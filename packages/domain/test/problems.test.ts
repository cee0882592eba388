import { describe, expect, test } from 'vitest';
import {
  blocksByItself,
  choicesOf,
  feeOf,
  overdueBefore,
  problemTypes,
  usualProblems,
} from '../src/parcels/problems.ts';

describe('what a member may answer', () => {
  test.each([
    ['damaged', true, 'ship return destroy talk'],
    ['wet', true, 'ship return destroy talk'],
    ['wrongContent', true, 'ship return destroy proof talk'],
    ['forbidden', true, 'return destroy proof talk'],
    ['overLimits', true, 'return destroy talk'],
    ['noLabel', true, 'proof return talk'],
    ['refusedPayment', false, 'return talk'],
    ['short', false, 'ship return proof talk'],
  ] as const)('to %s (blocks: %s): %s', (type, blocks, choices) => {
    expect(blocksByItself(type)).toBe(blocks);
    expect(choicesOf(type, 'shelved').join(' ')).toBe(choices);
  });

  test('to a parcel in an order: nothing that takes it away; always something', () => {
    for (const type of problemTypes)
      for (const state of ['requested', 'packed'] as const) {
        const choices = choicesOf(type, state);
        expect(choices).not.toContain('return');
        expect(choices).not.toContain('destroy');
        expect(choices.length).toBeGreaterThan(0);
      }
  });
});

test('sending back and destroying cost what the shop asks, unless the firm is the cause', () => {
  const settings = { ...usualProblems, returnFeeMinor: 300, destroyFeeMinor: 200 };
  expect([feeOf('return', false, settings), feeOf('destroy', false, settings)]).toEqual([300, 200]);
  expect([feeOf('ship', false, settings), feeOf('talk', false, settings)]).toEqual([0, 0]);
  expect(feeOf('return', true, settings)).toBe(0);
});

test('a problem is overdue after the shop’s days', () => {
  expect(overdueBefore('2026-11-22T08:00:00.000Z', { ...usualProblems, escalateDays: 3 })).toBe(
    '2026-11-19T08:00:00.000Z',
  );
});
