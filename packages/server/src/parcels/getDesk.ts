import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { listWarehouses } from '../warehouses/store.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';
import { goodsTypeOf } from './goodsView.ts';
import { countInState, countParcelsForStaff } from './staffList.store.ts';

export const getDesk: Handler<'getDesk'> = async (tx, actor) => {
  const [warehouses, types, unclaimed, notShelved, withoutPicture, settings] = await Promise.all([
    listWarehouses(tx),
    listGoodsTypes(tx),
    countInState(tx, 'unclaimed'),
    countInState(tx, 'received'),
    countParcelsForStaff(tx, { withoutPicture: true }),
    currentSettings(tx),
  ]);
  return {
    warehouses: warehouses.map(({ id, code, name }) => ({ id, code, name })),
    goodsTypes: types.map((type) => goodsTypeOf(type, actor.lang)),
    unclaimed,
    notShelved,
    picturesNeeded: settings.picturesNeeded,
    withoutPicture,
    likelyMeasures: settings.likelyMeasures,
    takesRefusals: settings.takesRefusals,
    asksOwners: settings.asksOwners,
    forecastDays: settings.forecastDays,
  };
};
