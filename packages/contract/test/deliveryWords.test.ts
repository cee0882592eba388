import { expect, test } from 'vitest';
import { words } from '../src/orders/words.ts';
import { systemTrackingTexts, trackingTexts } from '../src/tracking/texts.ts';

test("the carrier's delivery and the member's confirmation, often of the same minute, are two events", () => {
  for (const lang of ['zh', 'tw', 'en'] as const) {
    const said = [
      trackingTexts.delivered[lang],
      systemTrackingTexts.signed[lang],
      words['orders.event.sign'][lang],
    ];
    expect(said[1]).toBe(said[2]);
    expect(said[0]).not.toBe(said[1]);
  }
});
