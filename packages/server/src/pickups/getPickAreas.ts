import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { pickupDays } from '@crossdock/domain/pickups/days.ts';
import type { Handler } from '../platform/handler.ts';
import { balanceOf } from '../wallet/store.ts';
import { servedAreas } from './areas.store.ts';
import { areaOf } from './view.ts';

export const getPickAreas: Handler<'getPickAreas'> = async (tx, actor) => {
  const { settings, timeZone } = actor.shop;
  const [areas, { balanceMinor }] = await Promise.all([servedAreas(tx), balanceOf(tx, actor.memberId)]);
  return {
    areas: areas.map((row) => areaOf(row, actor.lang)),
    days: pickupDays(dateIn(tx.now, timeZone), settings.pickups),
    parts: [...settings.pickups.parts],
    balanceMinor,
  };
};
