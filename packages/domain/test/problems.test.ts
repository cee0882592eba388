import { describe, expect, test } from 'vitest';
import {
  blocksShipping,
  canRegisterProblem,
  concernsWholeOrder,
  defaultProblemSettings,
  mayLeaveOutParcel,
  overdueCutoff,
  problemChoicesFor,
  problemDesks,
  problemFee,
  problemTypes,
  problemTypesAtDesk,
} from '../src/parcels/problems.ts';
import { parcelStates } from '../src/parcels/states.ts';

describe('a member’s possible answers', () => {
  test('let an order go without the parcel, or wait for it', () => {
    for (const type of problemTypes) {
      const asks = blocksShipping(type) && !concernsWholeOrder(type);
      expect(problemChoicesFor(type, 'requested', true).includes('without')).toBe(asks);
      expect(problemChoicesFor(type, 'requested', false)).not.toContain('without');
      expect(problemChoicesFor(type, 'requested')).not.toContain('without');
      expect(problemChoicesFor(type, 'shelved', true)).not.toContain('wait');
    }
  });

  test('each kind can be found at some desk, in some state of its parcel', () => {
    for (const type of problemTypes) {
      expect(problemDesks.some((desk) => problemTypesAtDesk(desk).includes(type))).toBe(true);
      expect(parcelStates.some((state) => canRegisterProblem(type, state))).toBe(true);
    }
    expect(problemTypesAtDesk(undefined)).toEqual(problemTypes);
    expect(problemTypesAtDesk('packing').length).toBeLessThanOrEqual(10);
  });

  test.each([
    ['receiving', 'missing badAddress sentBack'],
    ['packing', 'noLabel refusedPayment sentBack'],
    ['shipping', 'wet noLabel refusedPayment short'],
  ] as const)('at the desk for %s nobody finds: %s', (desk, types) => {
    const found = problemTypesAtDesk(desk);
    expect(problemTypes.filter((type) => !found.includes(type)).join(' ')).toBe(types);
  });

  test.each([
    ['badAddress', 'requested packed'],
    ['sentBack', 'shipped'],
  ] as const)('%s is found only with a parcel that is %s', (type, states) => {
    expect(parcelStates.filter((state) => canRegisterProblem(type, state)).join(' ')).toBe(states);
    expect(concernsWholeOrder(type)).toBe(true);
  });

  test.each([
    ['never', 'open', true, false],
    ['overdue', 'open', false, false],
    ['overdue', 'answered', true, true],
    ['always', 'open', false, true],
    ['always', 'resolved', true, false],
  ] as const)('rule %s, %s, overdue %s: staff may leave it out: %s', (rule, state, overdue, may) => {
    expect(mayLeaveOutParcel(rule, { state, overdue })).toBe(may);
  });

  test.each([
    ['damaged', true, 'ship return destroy talk'],
    ['wet', true, 'ship return destroy talk'],
    ['wrongContent', true, 'ship return destroy proof talk'],
    ['forbidden', true, 'return destroy proof talk'],
    ['overLimits', true, 'return destroy talk'],
    ['noLabel', true, 'proof return talk'],
    ['refusedPayment', false, 'return talk'],
    ['short', false, 'ship return proof talk'],
    ['missing', true, 'talk'],
    ['unreadable', true, 'proof return talk'],
    ['badAddress', true, 'address talk'],
    ['sentBack', true, 'resend talk'],
  ] as const)('to %s (blocks: %s): %s', (type, blocks, choices) => {
    expect(blocksShipping(type)).toBe(blocks);
    expect(problemChoicesFor(type, 'shelved').join(' ')).toBe(choices);
  });

  test('never remove a parcel from its order, and are never empty', () => {
    for (const type of problemTypes)
      for (const state of ['requested', 'packed'] as const) {
        const choices = problemChoicesFor(type, state);
        expect(choices).not.toContain('return');
        expect(choices).not.toContain('destroy');
        expect(choices.length).toBeGreaterThan(0);
      }
  });
});

test('returning and destroying cost the shop’s fee, unless the firm is at fault', () => {
  const settings = { ...defaultProblemSettings, returnFeeMinor: 300, destroyFeeMinor: 200 };
  expect([problemFee('return', false, settings), problemFee('destroy', false, settings)]).toEqual([300, 200]);
  expect([problemFee('ship', false, settings), problemFee('talk', false, settings)]).toEqual([0, 0]);
  expect(problemFee('return', true, settings)).toBe(0);
});

test('a problem is overdue after the shop’s days', () => {
  expect(overdueCutoff('2026-11-22T08:00:00.000Z', { ...defaultProblemSettings, escalateDays: 3 })).toBe(
    '2026-11-19T08:00:00.000Z',
  );
});
