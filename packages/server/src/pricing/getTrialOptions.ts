import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Handler } from '../platform/handler.ts';
import { listWarehouses } from '../warehouses/store.ts';
import { listChannelCountries } from './store.ts';

export const getTrialOptions: Handler<'getTrialOptions'> = async (tx, actor) => {
  const [warehouses, channels, types] = await Promise.all([
    listWarehouses(tx),
    listChannelCountries(tx),
    listGoodsTypes(tx),
  ]);
  const { priceHold } = actor.shop.settings;
  return {
    warehouses: warehouses.map((row) => ({ id: row.id, name: warehouseNameIn(actor.lang, row) })),
    destinations: [...Map.groupBy(channels, (row) => row.country)].map(([country, rows]) => ({
      country,
      name: rows[0]?.[actor.lang] ?? country,
      deliveryTypes: [...new Set(rows.flatMap((row) => row.deliveryTypes))].sort(),
    })),
    priceHold: { days: priceHold.days, tolerancePercent: priceHold.tolerancePercent },
    goodsTypes: types.map((row) => ({
      code: row.code,
      name: row[actor.lang],
      goodsClass: row.goodsClass,
    })),
  };
};
