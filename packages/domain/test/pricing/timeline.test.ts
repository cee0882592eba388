import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Period, placeCard } from '../../src/pricing/timeline.ts';
import { forAll } from '../forAll.ts';

const now = '2026-06-01T00:00:00.000Z';
const on = (day: number) => new Date(Date.parse(now) + day * 86_400_000).toISOString();
const card = (from: number, to: number | null, id = 0) => ({
  id,
  validFrom: on(from),
  validTo: to === null ? null : on(to),
});

describe('placing a rate card', () => {
  it('ends the card in force where the new one begins', () => {
    const running = card(-10, null);
    expect(placeCard([running], card(5, null), now)).toEqual({
      validFrom: on(5),
      closes: running,
      gapFrom: null,
    });
  });

  it('begins now at the earliest, so that earlier charges stay', () => {
    expect(placeCard([], card(-20, null), now)).toMatchObject({ validFrom: now });
  });

  it.each([
    ['ends before now', card(-9, -1)],
    ['ends when it begins', card(3, 3)],
  ])('refuses a period that %s', (_, period) => {
    expect(placeCard([], period, now)).toEqual({ problem: 'periodOver' });
  });

  it('refuses to overlap a later card, or to begin with it', () => {
    const later = card(10, null);
    expect(placeCard([later], card(1, null), now)).toEqual({ problem: 'overlap', with: later });
    expect(placeCard([later], card(10, null), now)).toEqual({ problem: 'overlap', with: later });
    expect(placeCard([later], card(1, 10), now)).toMatchObject({ gapFrom: null });
  });

  it('says where a gap would begin', () => {
    expect(placeCard([card(-5, null)], card(1, 4), now)).toMatchObject({ gapFrom: on(4) });
    expect(placeCard([card(8, null)], card(1, 4), now)).toMatchObject({ gapFrom: on(4) });
  });

  it('never leaves two cards valid at one instant, in any order of publishing', () => {
    const period = fc.record({
      from: fc.integer({ min: -5, max: 20 }),
      days: fc.option(fc.integer({ min: 1, max: 9 })),
    });
    forAll(fc.array(period, { maxLength: 8 }), (periods) => {
      let published: (Period & { id: number })[] = [];
      for (const [id, { from, days }] of periods.entries()) {
        const draft = card(from, days === null ? null : from + days, id);
        const place = placeCard(published, draft, now);
        if ('problem' in place) continue;
        published = published.map((one) =>
          one === place.closes ? { ...one, validTo: place.validFrom } : one,
        );
        published.push({ ...draft, validFrom: place.validFrom });
      }
      for (let day = -6; day < 40; day += 0.5) {
        const valid = published.filter(
          (one) => one.validFrom <= on(day) && (one.validTo === null || on(day) < one.validTo),
        );
        expect(valid.length).toBeLessThanOrEqual(1);
      }
    });
  });
});
