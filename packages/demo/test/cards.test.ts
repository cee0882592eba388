import { rateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import { expect, test } from 'vitest';
import { demoLanes } from '../src/lanes/lanes.ts';

test('an owner could have written every rate card of the demo shops', () => {
  for (const { channels } of Object.values(demoLanes)) {
    for (const { code, zones } of channels) {
      for (const card of zones.flatMap((zone) => zone.cards))
        expect(rateCardBody.safeParse(card.card).error?.issues, code).toBeUndefined();
    }
  }
});
