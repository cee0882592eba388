import type { orderDeskCalls } from '@crossdock/contract/orders/desk.ts';
import type { shipmentSheetCalls } from '@crossdock/contract/orders/shipmentSheet.ts';
import type { Handlers } from '../platform/handler.ts';
import { amendShipment } from './amendShipment.ts';
import { cancelOrderForMember } from './cancelOrderForMember.ts';
import { exportToShip } from './exportToShip.ts';
import { findDeskOrder } from './findDeskOrder.ts';
import { getDeskOrder } from './getDeskOrder.ts';
import { getPickList } from './getPickList.ts';
import { importShipments } from './importShipments.ts';
import { listDeskOrders } from './listDeskOrders.ts';
import { packOrder } from './packOrder.ts';
import { previewBill } from './previewBill.ts';
import { previewShipments } from './previewShipments.ts';
import { shipOrder } from './shipOrder.ts';
import { signForOrder } from './signForOrder.ts';
import { undoShipOrder } from './undoShipOrder.ts';
import { unpackOrder } from './unpackOrder.ts';

export const orderDeskHandlers: Handlers<typeof orderDeskCalls & typeof shipmentSheetCalls> = {
  listDeskOrders,
  findDeskOrder,
  getDeskOrder,
  getPickList,
  previewBill,
  packOrder,
  unpackOrder,
  shipOrder,
  undoShipOrder,
  amendShipment,
  signForOrder,
  cancelOrderForMember,
  exportToShip,
  previewShipments,
  importShipments,
};
