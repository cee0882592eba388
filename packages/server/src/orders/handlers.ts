import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { findDeskOrder } from './findDeskOrder.ts';
import { getCounterPart } from './getCounterPart.ts';
import { getDeskOrder } from './getDeskOrder.ts';
import { getOrder } from './getOrder.ts';
import { getOrderConfirmInfo } from './getOrderConfirmInfo.ts';
import { getOrderCosts } from './getOrderCosts.ts';
import { getOrderStatistics } from './getOrderStatistics.ts';
import { getPickList } from './getPickList.ts';
import { getSignStat } from './getSignStat.ts';
import { listDeskOrders } from './listDeskOrders.ts';
import { listOrders } from './listOrders.ts';
import { listTimeFilters } from './listTimeFilters.ts';

export const orderHandlers = {
  findDeskOrder,
  getCounterPart,
  getDeskOrder,
  getOrder,
  getOrderConfirmInfo,
  getOrderCosts,
  getOrderStatistics,
  getPickList,
  getSignStat,
  listDeskOrders,
  listOrders,
  listTimeFilters,
} satisfies Partial<Handlers<CallTable>>;
