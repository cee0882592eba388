import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addWithdrawalVoucher } from './addWithdrawalVoucher.ts';
import { approveWithdrawal } from './approveWithdrawal.ts';
import { cancelWithdrawal } from './cancelWithdrawal.ts';
import { endRechargeOffer } from './endRechargeOffer.ts';
import { exportConsumption } from './exportConsumption.ts';
import { getConsumptionList } from './getConsumptionList.ts';
import { getMemberLedger } from './getMemberLedger.ts';
import { getMemberMoney } from './getMemberMoney.ts';
import { getRechargeOffers } from './getRechargeOffers.ts';
import { getSpending } from './getSpending.ts';
import { getWallet } from './getWallet.ts';
import { getWithdrawal } from './getWithdrawal.ts';
import { listMyWithdrawals } from './listMyWithdrawals.ts';
import { listRechargeOffers } from './listRechargeOffers.ts';
import { listWithdrawals } from './listWithdrawals.ts';
import { rejectWithdrawal } from './rejectWithdrawal.ts';
import { saveRechargeOffer } from './saveRechargeOffer.ts';
import { submitWithdrawal } from './submitWithdrawal.ts';

export const walletHandlers = {
  addWithdrawalVoucher,
  approveWithdrawal,
  cancelWithdrawal,
  endRechargeOffer,
  exportConsumption,
  getConsumptionList,
  getMemberLedger,
  getMemberMoney,
  getRechargeOffers,
  getSpending,
  getWallet,
  getWithdrawal,
  listMyWithdrawals,
  listRechargeOffers,
  listWithdrawals,
  rejectWithdrawal,
  saveRechargeOffer,
  submitWithdrawal,
} satisfies Partial<Handlers<CallTable>>;
