import {
  carrierCodeForShop,
  type LaneSetCode,
  laneSets,
  startingCard,
} from '@crossdock/domain/pricing/laneSets/laneSets.ts';
import type { Shop } from '../platform/shop.ts';

/**
 * A lane set adapted to this shop: zones are named in its language, amounts are in its currency, and carriers are
 * matched by code.
 */
export function laneSetForShop(code: LaneSetCode, { currency, defaultLang, settings }: Shop) {
  const { country, carriers, lanes, currency: from } = laneSets[code];
  const codeOf = (carrier: string) => carrierCodeForShop(currency, country, carrier);
  const { coinMinor } = settings;
  return {
    code,
    country,
    carriers: carriers
      .filter((one) => lanes.some((lane) => lane.carriers.some((used) => used.code === one.code)))
      .map((one) => ({ ...one, code: codeOf(one.code) })),
    lanes: lanes.map(({ names, zones, ...lane }) => ({
      ...lane,
      ...names,
      carriers: lane.carriers.map((one) => ({ ...one, code: codeOf(one.code) })),
      zones: zones.map((zone) => ({
        name: zone.names[defaultLang],
        zipPrefixes: [...zone.zipPrefixes],
        card: startingCard(zone.card, from, { currency, coinMinor }),
      })),
    })),
  };
}
