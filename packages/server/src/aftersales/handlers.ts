import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addAfterSalesVoucher } from './addAfterSalesVoucher.ts';
import { applyForAfterSales } from './applyForAfterSales.ts';
import { approveAfterSales } from './approveAfterSales.ts';
import { getAfterSalesLimits } from './getAfterSalesLimits.ts';
import { getAfterSalesRecords } from './getAfterSalesRecords.ts';
import { getAfterSalesSettings } from './getAfterSalesSettings.ts';
import { listAfterSales } from './listAfterSales.ts';
import { listLostOrders } from './listLostOrders.ts';
import { rejectAfterSales } from './rejectAfterSales.ts';
import { revokeAfterSales } from './revokeAfterSales.ts';
import { saveAfterSalesSettings } from './saveAfterSalesSettings.ts';

export const afterSalesHandlers = {
  addAfterSalesVoucher,
  applyForAfterSales,
  approveAfterSales,
  getAfterSalesLimits,
  getAfterSalesRecords,
  getAfterSalesSettings,
  listAfterSales,
  listLostOrders,
  rejectAfterSales,
  revokeAfterSales,
  saveAfterSalesSettings,
} satisfies Partial<Handlers<CallTable>>;
