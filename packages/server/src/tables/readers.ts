import type { ListTableName } from '@crossdock/contract/tables/tables.ts';
import { listAddressAudits } from '../addresses/listAddressAudits.ts';
import { listAllPickupPoints } from '../addresses/listAllPickupPoints.ts';
import { listAdjustments } from '../adjustments/listAdjustments.ts';
import { listReaders } from '../announcements/listReaders.ts';
import { listComments } from '../comments/listComments.ts';
import { listCouponHolders } from '../coupons/listCouponHolders.ts';
import { listStaffCoupons } from '../coupons/listStaffCoupons.ts';
import { listDeclarerAudits } from '../declarers/listDeclarerAudits.ts';
import { listDisputes } from '../disputes/listDisputes.ts';
import { listEinvoices } from '../einvoices/listEinvoices.ts';
import { listExceptions } from '../exceptions/listExceptions.ts';
import { listIdentityAudits } from '../identity/listIdentityAudits.ts';
import { listMessages } from '../messages/listMessages.ts';
import { queryUnclaimed } from '../parcels/queryUnclaimed.ts';
import { listPayouts } from '../payouts/listPayouts.ts';
import { listPickups } from '../pickups/listPickups.ts';
import type { Handler } from '../platform/handler.ts';
import { listPointsRecords } from '../points/listPointsRecords.ts';
import { listProblems } from '../problems/listProblems.ts';
import { listProducts } from '../products/listProducts.ts';
import { listPromotionEarnings } from '../promotion/listPromotionEarnings.ts';
import { listShares } from '../promotion/listShares.ts';
import { listReceipts } from '../receipts/listReceipts.ts';
import { listRemittanceLines } from '../remittances/listRemittanceLines.ts';
import { listRemittanceLists } from '../remittances/listRemittanceLists.ts';
import { listUnremitted } from '../remittances/listUnremitted.ts';
import { listServiceTasks } from '../services/listServiceTasks.ts';
import { listAfterSales } from '../settlement/listAfterSales.ts';
import { listBankTransfers } from '../settlement/listBankTransfers.ts';
import { listChargebacks } from '../settlement/listChargebacks.ts';
import { listRefunds } from '../settlement/listRefunds.ts';
import { listStaff } from '../staff/listStaff.ts';
import { listStatementImports } from '../statements/listStatementImports.ts';
import { listStatementLines } from '../statements/listStatementLines.ts';
import { listStaffVipImports } from '../vipImports/listStaffVipImports.ts';
import { listStaffVipOrders } from '../vipOrders/listStaffVipOrders.ts';
import { listWithdrawals } from '../wallet/listWithdrawals.ts';

/** The lists that are written as tables by one call, each with the call that answers it. */
export const readerOf: { readonly [N in ListTableName]: Handler<N> } = {
  listAddressAudits,
  listAdjustments,
  listAfterSales,
  listAllPickupPoints,
  listBankTransfers,
  listChargebacks,
  listComments,
  listCouponHolders,
  listDeclarerAudits,
  listDisputes,
  listEinvoices,
  listExceptions,
  listIdentityAudits,
  listMessages,
  listPayouts,
  listPickups,
  listPointsRecords,
  listProblems,
  listProducts,
  listPromotionEarnings,
  listReaders,
  listReceipts,
  listRefunds,
  listRemittanceLines,
  listRemittanceLists,
  listServiceTasks,
  listShares,
  listStaff,
  listStaffCoupons,
  listStaffVipImports,
  listStaffVipOrders,
  listStatementImports,
  listStatementLines,
  listUnremitted,
  listWithdrawals,
  queryUnclaimed,
};
