import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addAdvance } from './addAdvance.ts';
import { addOrderDeclarer } from './addOrderDeclarer.ts';
import { chooseCashOnDelivery } from './chooseCashOnDelivery.ts';
import { discountOrder } from './discountOrder.ts';
import { getAdvances } from './getAdvances.ts';
import { getCashOnDelivery } from './getCashOnDelivery.ts';
import { getCashOnDeliveryFare } from './getCashOnDeliveryFare.ts';
import { getChannel } from './getChannel.ts';
import { getOrderAmountAndWeight } from './getOrderAmountAndWeight.ts';
import { getOrderDefaultInfo } from './getOrderDefaultInfo.ts';
import { getOrderPoints } from './getOrderPoints.ts';
import { listAdvances } from './listAdvances.ts';
import { listCoupons } from './listCoupons.ts';
import { listOrderDeclarers } from './listOrderDeclarers.ts';
import { listServicesOfOrder } from './listServicesOfOrder.ts';
import { packOrder } from './packOrder.ts';
import { previewBill } from './previewBill.ts';
import { quoteOrder } from './quoteOrder.ts';
import { removeOrderDeclarer } from './removeOrderDeclarer.ts';
import { submitOrder } from './submitOrder.ts';
import { unpackOrder } from './unpackOrder.ts';
import { withdrawAdvance } from './withdrawAdvance.ts';

export const checkoutHandlers = {
  addAdvance,
  addOrderDeclarer,
  chooseCashOnDelivery,
  discountOrder,
  getAdvances,
  getCashOnDelivery,
  getCashOnDeliveryFare,
  getChannel,
  getOrderAmountAndWeight,
  getOrderDefaultInfo,
  getOrderPoints,
  listAdvances,
  listCoupons,
  listOrderDeclarers,
  listServicesOfOrder,
  packOrder,
  previewBill,
  quoteOrder,
  removeOrderDeclarer,
  submitOrder,
  unpackOrder,
  withdrawAdvance,
} satisfies Partial<Handlers<CallTable>>;
