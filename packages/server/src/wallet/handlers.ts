import type { walletCalls } from '@crossdock/contract/wallet.ts';
import type { Handlers } from '../platform/handler.ts';
import { adjustMemberBalance } from './adjustMemberBalance.ts';
import { getConsumptionList } from './getConsumptionList.ts';
import { getLedgerOverview } from './getLedgerOverview.ts';
import { getMemberLedger } from './getMemberLedger.ts';
import { getMemberMoney } from './getMemberMoney.ts';
import { getRechargeOffers } from './getRechargeOffers.ts';
import { getWallet } from './getWallet.ts';

export const walletHandlers: Handlers<typeof walletCalls> = {
  getWallet,
  getConsumptionList,
  getRechargeOffers,
  getLedgerOverview,
  getMemberMoney,
  getMemberLedger,
  adjustMemberBalance,
};
