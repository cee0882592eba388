import { rateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import { expect, test } from 'vitest';
import { demoLanes } from '../src/lanes/lanes.ts';

test('every rate card of the demo shops is one that an owner could have written', () => {
  for (const { channels } of Object.values(demoLanes)) {
    for (const { code, zones } of channels) {
      for (const card of zones.flatMap((zone) => zone.cards))
        expect(rateCardBody.safeParse(card.card).error?.issues, code).toBeUndefined();
    }
  }
});
