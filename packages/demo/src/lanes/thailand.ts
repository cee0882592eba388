import type { LaneSet } from '@crossdock/domain/pricing/laneSets/laneSet.ts';
import { laneSets, startingCard } from '@crossdock/domain/pricing/laneSets/laneSets.ts';
import { toHundredths } from '@crossdock/domain/pricing/laneSets/parts.ts';
import { thaiLandCard } from '@crossdock/domain/pricing/laneSets/thailand.ts';
import { usualCarriers } from '@crossdock/domain/pricing/usualCarriers.ts';
import { cardsOfTwoYears } from './cards.ts';
import type { DemoChannel, DemoLanes } from './lane.ts';

const shop = { currency: 'THB', coinMinor: toHundredths(1) };

/** Last year's price of a lane's zones, if it was different. */
const lastYear: Readonly<Record<string, readonly ReturnType<typeof thaiLandCard>[]>> = {
  'TH-LAND': [thaiLandCard([62, 46, 36]), thaiLandCard([68, 52, 42])],
};

/** The channels of a standard set, as if an owner had copied it for the Guangzhou warehouse with prices in baht. */
const taken = ({ country, currency, lanes }: LaneSet): DemoChannel[] =>
  lanes.map(({ code, names, zones, ...lane }) => ({
    ...lane,
    ...names,
    code: `GZ-${code}`,
    warehouse: 'GZ',
    country,
    zones: zones.map((zone, at) => {
      const card = startingCard(zone.card, currency, shop);
      return {
        name: zone.names.zh,
        zipPrefixes: zone.zipPrefixes,
        cards: cardsOfTwoYears(lastYear[code]?.[at] ?? card, card),
      };
    }),
  }));

export const thailandLanes: DemoLanes = {
  currency: shop.currency,
  warehouses: [
    {
      code: 'GZ',
      name: '广州仓',
      names: { zh: '广州仓', tw: '廣州倉', en: 'Guangzhou warehouse' },
      linkman: '{randomName}({memberId})',
      phone: '13570922018',
      address: '广东省广州市荔湾区东沙街道翠园路36号泰马集运中心2号门 {alias}',
      zip: '510388',
      freeStorageDays: 45,
      storage: {
        by: 'volume',
        unit: 10_000,
        dayRateMinor: 100,
        laterRates: [],
        capMinor: toHundredths(500),
        abandonAfterDays: 180,
      },
    },
  ],
  carriers: [...usualCarriers.TH, ...usualCarriers.MY],
  channels: [...taken(laneSets.th), ...taken(laneSets.my)],
};
