import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn, dayStart, timeFilters, timeSpanOf } from '../src/orders/timeFilters.ts';
import { forAll } from './forAll.ts';

describe('order time filters', () => {
  const now = '2026-11-20T17:30:00Z'; // 21 November, 01:30 in Taipei

  it.each([
    ['all', null, null],
    ['today', '2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['yesterday', '2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z'],
    ['week', '2026-11-14T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['month', '2026-10-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
  ] as const)('%s, in Taipei', (filter, from, to) => {
    expect(timeSpanOf(filter, now, 'Asia/Taipei')).toEqual({ from, to });
  });

  it('counts days in the shop’s time zone', () => {
    expect(timeSpanOf('today', now, 'Asia/Bangkok').from).toBe('2026-11-20T17:00:00.000Z');
    expect(timeSpanOf('today', now, 'UTC').from).toBe('2026-11-20T00:00:00.000Z');
    expect(timeSpanOf('today', now, 'Asia/Kolkata').from).toBe('2026-11-19T18:30:00.000Z');
    expect(timeSpanOf('today', now, 'America/New_York').from).toBe('2026-11-20T05:00:00.000Z');
  });

  it('a month reaches back to the last day of a shorter month', () => {
    expect(timeSpanOf('month', '2026-03-31T04:00:00Z', 'Asia/Taipei').from).toBe('2026-02-27T16:00:00.000Z');
    expect(timeSpanOf('month', '2027-01-15T04:00:00Z', 'Asia/Taipei').from).toBe('2026-12-14T16:00:00.000Z');
  });

  // In New York the two days have 23 and 25 hours. In Sydney the clocks have already changed at midnight UTC.
  it.each([
    ['2026-03-08T12:00:00Z', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01T12:00:00Z', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['2026-10-04T05:00:00Z', 'Australia/Sydney', '2026-10-03T14:00:00.000Z', '2026-10-04T13:00:00.000Z'],
  ])('a day on which the clocks change has its own length: %s in %s', (now, timeZone, from, to) => {
    expect(timeSpanOf('today', now, timeZone)).toEqual({ from, to });
  });

  it('today contains now and begins where yesterday ends', () => {
    const zones = fc.constantFrom('Asia/Taipei', 'Asia/Bangkok', 'Europe/London', 'America/New_York', 'UTC');
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    forAll(zones, instants, (zone, instant) => {
      const at = instant.toISOString();
      const [, today, yesterday, week, month] = timeFilters.map((filter) => timeSpanOf(filter, at, zone));
      expect(String(today?.from) <= at && at < String(today?.to)).toBe(true);
      expect(yesterday?.to).toBe(today?.from);
      expect(String(month?.from) < String(week?.from) && String(week?.from) < String(yesterday?.from)).toBe(
        true,
      );
    });
  });
});

it.each([
  ['2026-11-20', 'Asia/Taipei', '2026-11-19T16:00:00.000Z'],
  ['2026-11-20', 'Asia/Bangkok', '2026-11-19T17:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
])('the day %s begins in %s at %s, and that instant is of that day', (date, zone, instant) => {
  expect(dayStart(date, zone)).toBe(instant);
  expect(dateIn(instant, zone)).toBe(date);
  expect(dateIn(new Date(Date.parse(instant) - 1).toISOString(), zone) < date).toBe(true);
});
