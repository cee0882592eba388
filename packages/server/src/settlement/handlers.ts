import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { cancelOrder } from './cancelOrder.ts';
import { cancelOrderForMember } from './cancelOrderForMember.ts';
import { cancelPurchase } from './cancelPurchase.ts';
import { cancelPurchaseForMember } from './cancelPurchaseForMember.ts';
import { getPayTypeList } from './getPayTypeList.ts';
import { listBankTransfers } from './listBankTransfers.ts';
import { listPurchasesOfShop } from './listPurchasesOfShop.ts';
import { payFromBalance } from './payFromBalance.ts';
import { startPayment } from './startPayment.ts';

export const settlementHandlers = {
  cancelOrder,
  cancelOrderForMember,
  cancelPurchase,
  cancelPurchaseForMember,
  getPayTypeList,
  listBankTransfers,
  listPurchasesOfShop,
  payFromBalance,
  startPayment,
} satisfies Partial<Handlers<CallTable>>;
