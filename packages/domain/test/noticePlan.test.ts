import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteOfDay, nextTimeAtMinute } from '../src/notices/dayTime.ts';
import { type MessageChannel, messageChannels, noticeChannels, noticeEvents } from '../src/notices/events.ts';
import { isUrgent, kindOf, noticeKinds } from '../src/notices/kinds.ts';
import { isQuiet, mutedKindKey, type NoticePreferences, planNotice } from '../src/notices/plan.ts';
import { forAll } from './forAll.ts';

const everyWay = { told: noticeChannels, offered: messageChannels, reachable: messageChannels };
const plain: NoticePreferences = {
  ways: messageChannels,
  off: [],
  quiet: null,
  digestAt: null,
  timeZone: 'Asia/Taipei',
};
/** 23:30 in Taipei. */
const atNight = '2026-11-20T15:30:00.000Z';

describe('a member with no reachable channel of their choice', () => {
  const skipped = (
    reachable: readonly MessageChannel[],
    wishes: object,
    offered: readonly MessageChannel[] = messageChannels,
  ) =>
    planNotice('order.ship', { told: noticeChannels, offered, reachable }, { ...plain, ...wishes }, atNight)
      .filter((one) => !('skippedFor' in one))
      .map(({ way }) => way);

  test.each([
    ['hears by their browsers', ['email', 'sms', 'push'], { ways: ['line'] }, ['push']],
    ['else by mail, and by nothing else beside it', ['email', 'sms'], { ways: ['line'] }, ['email']],
    [
      'not by mail that they have taken back',
      ['email', 'sms'],
      { ways: ['line'], off: [mutedKindKey('shipped', 'email')] },
      ['sms'],
    ],
    ['not where one of their ways works', ['email', 'sms'], { ways: ['line', 'sms'] }, ['sms']],
    ['not where they want to hear of nothing', ['email'], { ways: [] }, []],
    [
      'not of what they have switched off',
      ['email'],
      { ways: ['line'], off: [mutedKindKey('shipped', 'line')] },
      [],
    ],
  ] as const)('%s', (_what, reachable, wishes, expected) => {
    expect(skipped(reachable, wishes)).toEqual(expected);
  });

  test('never gets a channel that the shop does not have', () => {
    expect(skipped(['email', 'sms'], { ways: ['line'] }, ['line', 'sms'])).toEqual(['sms']);
  });
});

describe('which notification goes on which channel to a member, and when', () => {
  test.each([
    ['at once, where nothing else is wished', {}, 'order.ship', { at: atNight, gathered: false }],
    [
      'after the quiet hours that lie over midnight',
      { quiet: { from: 22 * 60, until: 7 * 60 } },
      'order.pack',
      { at: '2026-11-20T23:00:00.000Z', gathered: false },
    ],
    [
      'in the daily summary, where it can wait',
      { digestAt: 9 * 60 },
      'order.ship',
      { at: '2026-11-21T01:00:00.000Z', gathered: true },
    ],
    [
      'by itself in spite of the summary, where somebody waits for the member',
      { digestAt: 9 * 60 },
      'order.pack',
      { at: atNight, gathered: false },
    ],
    [
      'a summary that falls into quiet hours comes when they end',
      { digestAt: 6 * 60, quiet: { from: 22 * 60, until: 7 * 60 } },
      'order.ship',
      { at: '2026-11-20T23:00:00.000Z', gathered: true },
    ],
    [
      'by the clock of the member, not of the shop',
      { digestAt: 9 * 60, timeZone: 'Europe/London' },
      'order.ship',
      { at: '2026-11-21T09:00:00.000Z', gathered: true },
    ],
    ['not on a way that is off', { ways: [] }, 'order.ship', { skippedFor: 'notChosen' }],
    [
      'not on a way that is off for its kind',
      { off: [mutedKindKey('shipped', 'email')] },
      'order.ship',
      { skippedFor: 'notChosen' },
    ],
  ] as const)('%s', (_what, wishes, event, expected) => {
    expect(planNotice(event, everyWay, { ...plain, ...wishes }, atNight)[0]).toEqual({
      way: 'email',
      ...expected,
    });
  });

  test('a member without LINE is not reached by it, and channels that the shop lacks are not mentioned', () => {
    const told = ['app', 'email', 'line'] as const;
    const plan = planNotice(
      'order.ship',
      { told, offered: ['line', 'sms'], reachable: ['email'] },
      plain,
      atNight,
    );
    expect(plan).toEqual([{ way: 'line', skippedFor: 'unreachable' }]);
  });

  test('nothing is sent in quiet hours, too early, more than two days late, twice, or on an unwanted channel', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const someOf = <T>(all: readonly T[]) => fc.subarray([...all]);
    const wishes = fc.record({
      ways: someOf(messageChannels),
      off: someOf(noticeKinds.flatMap((kind) => messageChannels.map((way) => mutedKindKey(kind, way)))),
      quiet: fc.option(fc.record({ from: minute, until: minute })),
      digestAt: fc.option(minute),
      timeZone: fc.constantFrom(
        'Asia/Taipei',
        'America/New_York',
        'Europe/London',
        'Pacific/Apia',
        'Asia/Kolkata',
      ),
    });
    const possible = fc.record({
      told: someOf(noticeChannels),
      offered: someOf(messageChannels),
      reachable: someOf(messageChannels),
    });
    // Includes days of clock changes.
    const when = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    forAll(fc.constantFrom(...noticeEvents), possible, wishes, when, (event, can, wants, date) => {
      const now = date.toISOString();
      const plans = planNotice(event, can, wants, now);
      expect(new Set(plans.map(({ way }) => way)).size).toBe(plans.length);
      for (const plan of plans) {
        expect(can.told.includes(plan.way) && can.offered.includes(plan.way)).toBe(true);
        if ('skippedFor' in plan) continue;
        expect(can.reachable).toContain(plan.way);
        // A channel that the member did not choose is used alone, and only if none of the chosen channels reaches
        // them.
        if (!wants.ways.includes(plan.way))
          expect(plans.filter((one) => !('skippedFor' in one))).toEqual([plan]);
        expect(wants.off).not.toContain(mutedKindKey(kindOf(event), plan.way));
        expect(plan.gathered && isUrgent(event)).toBe(false);
        expect(plan.at >= now).toBe(true);
        expect(Date.parse(plan.at) - date.getTime()).toBeLessThan(50 * 3_600_000);
        const local = minuteOfDay(plan.at, wants.timeZone);
        // A night whose end is skipped by a clock change is an hour shorter.
        if (wants.quiet && plan.at !== now && local !== wants.quiet.until)
          expect(isQuiet(wants.quiet, local) && !isQuiet(wants.quiet, (local + 60) % 1440)).toBe(false);
      }
    });
  });

  test('the next such minute is never now, and shows that time if the clocks do not change', () => {
    forAll(
      fc.integer({ min: 0, max: 1439 }),
      fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') }),
      (minute, date) => {
        const moment = nextTimeAtMinute(minute, 'Asia/Taipei', date.toISOString());
        expect(Date.parse(moment) - date.getTime()).toBeGreaterThan(0);
        expect(Date.parse(moment) - date.getTime()).toBeLessThanOrEqual(86_400_000);
        expect(minuteOfDay(moment, 'Asia/Taipei')).toBe(minute);
      },
    );
  });

  test('every event has a kind that members can choose', () => {
    const of = (kind: string) => noticeEvents.filter((event) => kindOf(event) === kind);
    expect(of('bill')).toEqual(['order.pack', 'order.askPrice', 'order.packCod', 'order.packPaid']);
    expect(of('announcement')).toEqual(['announcement.publish']);
  });
});
