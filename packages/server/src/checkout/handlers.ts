import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addAdvance } from './addAdvance.ts';
import { addOrderDeclarer } from './addOrderDeclarer.ts';
import { answerVipOrder } from './answerVipOrder.ts';
import { buyCart } from './buyCart.ts';
import { changeVipOrder } from './changeVipOrder.ts';
import { chooseCashOnDelivery } from './chooseCashOnDelivery.ts';
import { discountOrder } from './discountOrder.ts';
import { getAdvances } from './getAdvances.ts';
import { getCashOnDelivery } from './getCashOnDelivery.ts';
import { getCashOnDeliveryFare } from './getCashOnDeliveryFare.ts';
import { getChannel } from './getChannel.ts';
import { getOrderAmountAndWeight } from './getOrderAmountAndWeight.ts';
import { getOrderDefaultInfo } from './getOrderDefaultInfo.ts';
import { getOrderPoints } from './getOrderPoints.ts';
import { getStaffVipOrder } from './getStaffVipOrder.ts';
import { getVipChoices } from './getVipChoices.ts';
import { getVipOrder } from './getVipOrder.ts';
import { listAdvances } from './listAdvances.ts';
import { listCartCoupons } from './listCartCoupons.ts';
import { listCoupons } from './listCoupons.ts';
import { listOrderDeclarers } from './listOrderDeclarers.ts';
import { listServicesOfOrder } from './listServicesOfOrder.ts';
import { packOrder } from './packOrder.ts';
import { placeVipOrder } from './placeVipOrder.ts';
import { previewBill } from './previewBill.ts';
import { quoteOrder } from './quoteOrder.ts';
import { removeOrderDeclarer } from './removeOrderDeclarer.ts';
import { submitOrder } from './submitOrder.ts';
import { unpackOrder } from './unpackOrder.ts';
import { withdrawAdvance } from './withdrawAdvance.ts';

export const checkoutHandlers = {
  addAdvance,
  addOrderDeclarer,
  buyCart,
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
  listCartCoupons,
  listCoupons,
  listOrderDeclarers,
  listServicesOfOrder,
  packOrder,
  previewBill,
  quoteOrder,
  removeOrderDeclarer,
  submitOrder,
  unpackOrder,
  answerVipOrder,
  changeVipOrder,
  getStaffVipOrder,
  getVipChoices,
  getVipOrder,
  placeVipOrder,
  withdrawAdvance,
} satisfies Partial<Handlers<CallTable>>;
