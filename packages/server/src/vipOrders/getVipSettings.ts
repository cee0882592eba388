import type { vipCalls } from '@crossdock/contract/vipOrders/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getVipSettings: Handler<(typeof vipCalls)['getVipSettings']> = async (tx) =>
  (await currentSettings(tx)).vipOrders;
