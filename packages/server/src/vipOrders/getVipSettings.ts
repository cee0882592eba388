import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getVipSettings: Handler<'getVipSettings'> = async (tx) => (await currentSettings(tx)).vipOrders;
