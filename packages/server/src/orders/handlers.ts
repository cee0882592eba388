import type { orderCalls } from '@crossdock/contract/orders/calls.ts';
import type { Handlers } from '../platform/handler.ts';
import { cancelOrder } from './cancelOrder.ts';
import { chooseCashOnDelivery } from './chooseCashOnDelivery.ts';
import { discountOrder } from './discountOrder.ts';
import { getCashOnDelivery } from './getCashOnDelivery.ts';
import { getCashOnDeliveryFare } from './getCashOnDeliveryFare.ts';
import { getCounterPart } from './getCounterPart.ts';
import { getOrder } from './getOrder.ts';
import { getOrderAmountAndWeight } from './getOrderAmountAndWeight.ts';
import { getOrderConfirmInfo } from './getOrderConfirmInfo.ts';
import { getOrderCosts } from './getOrderCosts.ts';
import { getOrderDefaultInfo } from './getOrderDefaultInfo.ts';
import { getOrderPoints } from './getOrderPoints.ts';
import { getOrderStatistics } from './getOrderStatistics.ts';
import { getSignStat } from './getSignStat.ts';
import { listOrders } from './listOrders.ts';
import { listTimeFilters } from './listTimeFilters.ts';
import { quoteOrder } from './quoteOrder.ts';
import { signOrder } from './signOrder.ts';
import { submitOrder } from './submitOrder.ts';

export const orderHandlers: Handlers<typeof orderCalls> = {
  getOrderDefaultInfo,
  getOrderAmountAndWeight,
  quoteOrder,
  submitOrder,
  listOrders,
  getOrder,
  getOrderCosts,
  getOrderConfirmInfo,
  cancelOrder,
  signOrder,
  getSignStat,
  listTimeFilters,
  chooseCashOnDelivery,
  getCashOnDelivery,
  getCashOnDeliveryFare,
  getCounterPart,
  getOrderStatistics,
  discountOrder,
  getOrderPoints,
};
