import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addAdvance } from './addAdvance.ts';
import { amendShipment } from './amendShipment.ts';
import { chooseCashOnDelivery } from './chooseCashOnDelivery.ts';
import { discountOrder } from './discountOrder.ts';
import { exportToShip } from './exportToShip.ts';
import { findDeskOrder } from './findDeskOrder.ts';
import { getAdvances } from './getAdvances.ts';
import { getCashOnDelivery } from './getCashOnDelivery.ts';
import { getCashOnDeliveryFare } from './getCashOnDeliveryFare.ts';
import { getCounterPart } from './getCounterPart.ts';
import { getDeskOrder } from './getDeskOrder.ts';
import { getOrder } from './getOrder.ts';
import { getOrderAmountAndWeight } from './getOrderAmountAndWeight.ts';
import { getOrderConfirmInfo } from './getOrderConfirmInfo.ts';
import { getOrderCosts } from './getOrderCosts.ts';
import { getOrderDefaultInfo } from './getOrderDefaultInfo.ts';
import { getOrderPoints } from './getOrderPoints.ts';
import { getOrderStatistics } from './getOrderStatistics.ts';
import { getPickList } from './getPickList.ts';
import { getSignStat } from './getSignStat.ts';
import { importShipments } from './importShipments.ts';
import { listAdvances } from './listAdvances.ts';
import { listDeskOrders } from './listDeskOrders.ts';
import { listOrders } from './listOrders.ts';
import { listTimeFilters } from './listTimeFilters.ts';
import { packOrder } from './packOrder.ts';
import { previewBill } from './previewBill.ts';
import { previewShipments } from './previewShipments.ts';
import { quoteOrder } from './quoteOrder.ts';
import { shipOrder } from './shipOrder.ts';
import { signForOrder } from './signForOrder.ts';
import { signOrder } from './signOrder.ts';
import { submitOrder } from './submitOrder.ts';
import { undoShipOrder } from './undoShipOrder.ts';
import { unpackOrder } from './unpackOrder.ts';
import { withdrawAdvance } from './withdrawAdvance.ts';

export const orderHandlers = {
  addAdvance,
  amendShipment,
  chooseCashOnDelivery,
  discountOrder,
  exportToShip,
  findDeskOrder,
  getAdvances,
  getCashOnDelivery,
  getCashOnDeliveryFare,
  getCounterPart,
  getDeskOrder,
  getOrder,
  getOrderAmountAndWeight,
  getOrderConfirmInfo,
  getOrderCosts,
  getOrderDefaultInfo,
  getOrderPoints,
  getOrderStatistics,
  getPickList,
  getSignStat,
  importShipments,
  listAdvances,
  listDeskOrders,
  listOrders,
  listTimeFilters,
  packOrder,
  previewBill,
  previewShipments,
  quoteOrder,
  shipOrder,
  signForOrder,
  signOrder,
  submitOrder,
  undoShipOrder,
  unpackOrder,
  withdrawAdvance,
} satisfies Partial<Handlers<CallTable>>;
