import type { vipCalls } from '@crossdock/contract/vipOrders/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveVipSettings: Handler<(typeof vipCalls)['saveVipSettings']> = async (
  tx,
  _actor,
  vipOrders,
) => {
  await changeSettings(tx, { vipOrders });
  return vipOrders;
};
