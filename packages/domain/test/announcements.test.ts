import { describe, expect, test } from 'vitest';
import {
  announcementState,
  isAnnouncementEventAllowed,
  isPublic,
  isValidPeriod,
  secondsToRead,
} from '../src/announcements/rules.ts';
import { isAllowedLink, textForReader } from '../src/richText.ts';

const now = '2026-11-22T08:00:00.000Z';
const before = '2026-11-22T07:00:00.000Z';
const after = '2026-11-22T09:00:00.000Z';

describe('an announcement', () => {
  test.each([
    [false, null, null, 'draft'],
    [false, before, null, 'draft'],
    [true, after, null, 'planned'],
    [true, now, null, 'live'],
    [true, before, after, 'live'],
    [true, before, now, 'ended'],
  ] as const)('released %s, with the period %s to %s, is %s', (released, publishAt, endsAt, state) => {
    expect(announcementState({ released, publishAt, endsAt }, now)).toBe(state);
  });

  test('that members could read is ended and never becomes a draft again', () => {
    expect(isAnnouncementEventAllowed('planned', 'withdraw')).toBe(true);
    for (const state of ['live', 'ended'] as const)
      expect(isAnnouncementEventAllowed(state, 'withdraw')).toBe(false);
    expect(isAnnouncementEventAllowed('live', 'release')).toBe(false);
  });

  test('ends after it begins and after now', () => {
    expect(isValidPeriod(now, null, now)).toBe(true);
    expect(isValidPeriod(now, after, now)).toBe(true);
    expect(isValidPeriod(after, after, now)).toBe(false);
    expect(isValidPeriod(before, now, now)).toBe(false);
  });

  test.each([
    [5, '2026-11-22T08:00:00.000Z', 5],
    [5, '2026-11-22T07:59:55.001Z', 1],
    [5, '2026-11-22T07:59:55.000Z', 0],
    // If the device's clock was set back, the reading time does not get shorter.
    [5, '2026-11-22T08:00:30.000Z', 5],
    [0, '2026-11-22T08:00:00.000Z', 0],
  ])('of %i seconds opened at %s has %i left to read', (seconds, openedAt, left) => {
    expect(secondsToRead(seconds, openedAt, now)).toBe(left);
  });

  test('is public if it excludes nobody', () => {
    const all = { membersOnly: false, levels: [], countries: [], channelIds: [] };
    expect(isPublic(all)).toBe(true);
    for (const part of [{ membersOnly: true }, { levels: [2] }, { countries: ['TW'] }, { channelIds: ['a'] }])
      expect(isPublic({ ...all, ...part })).toBe(false);
  });
});

test.each([
  [{ zh: 1, tw: 2, en: 3 }, 'zh', 1],
  [{ zh: 1, en: 3 }, 'tw', 1],
  [{ tw: 2, en: 3 }, 'zh', 2],
  [{ zh: 1, tw: 2 }, 'en', 2],
  [{ en: 3 }, 'tw', 3],
] as const)('of %j, a reader of %s gets %i', (texts, wanted, text) => {
  expect(textForReader<number>(texts, wanted, 'tw')?.text).toBe(text);
});

test.each([
  ['https://example.com/a?b=c', true],
  ['mailto:help@example.com', true],
  ['tel:+886223456789', true],
  ['/newBag', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  [' https://example.com', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['http://example.com', false],
])('a link to %s: %s', (href, may) => expect(isAllowedLink(href)).toBe(may));
