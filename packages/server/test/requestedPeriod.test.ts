import { expect, test } from 'vitest';
import { periodOfMonth } from '../src/platform/requestedPeriod.ts';

test.each([
  ['Asia/Taipei', '2026-10-31T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
  ['UTC', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-01T07:00:00.000Z', '2026-12-01T08:00:00.000Z'],
])('a month begins and ends with its days in %s', (timeZone, from, until) => {
  expect(periodOfMonth('2026-11', { timeZone })).toEqual({ from, until });
});
