import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { cancelVipOrderByStaff } from './cancelVipOrderByStaff.ts';
import { findCustomsProducts } from './findCustomsProducts.ts';
import { getVipSettings } from './getVipSettings.ts';
import { listCustomsProducts } from './listCustomsProducts.ts';
import { listStaffProducts } from './listStaffProducts.ts';
import { listStaffVipOrders } from './listStaffVipOrders.ts';
import { listVipOrders } from './listVipOrders.ts';
import { saveCustomsProduct } from './saveCustomsProduct.ts';
import { saveVipSettings } from './saveVipSettings.ts';

export const vipOrderHandlers = {
  cancelVipOrderByStaff,
  findCustomsProducts,
  getVipSettings,
  listCustomsProducts,
  listStaffProducts,
  listStaffVipOrders,
  listVipOrders,
  saveCustomsProduct,
  saveVipSettings,
} satisfies Partial<Handlers<CallTable>>;
