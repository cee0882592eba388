import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveVipSettings: Handler<'saveVipSettings'> = async (tx, _actor, vipOrders) => {
  await changeSettings(tx, { vipOrders });
  return vipOrders;
};
