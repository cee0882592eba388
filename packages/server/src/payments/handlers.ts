import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { approveBankTransfer } from './approveBankTransfer.ts';
import { attachBankTransfer } from './attachBankTransfer.ts';
import { getBankList } from './getBankList.ts';
import { getPayState } from './getPayState.ts';
import { listBankAccounts } from './listBankAccounts.ts';
import { listMyBankTransfers } from './listMyBankTransfers.ts';
import { listPaymentMethods } from './listPaymentMethods.ts';
import { listPayments } from './listPayments.ts';
import { listRecharges } from './listRecharges.ts';
import { receiveSandboxEvent } from './receiveSandboxEvent.ts';
import { receiveStripeEvent } from './receiveStripeEvent.ts';
import { rejectBankTransfer } from './rejectBankTransfer.ts';
import { saveBankAccount } from './saveBankAccount.ts';
import { savePaymentMethod } from './savePaymentMethod.ts';
import { submitBankTransfer } from './submitBankTransfer.ts';
import { withdrawBankTransfer } from './withdrawBankTransfer.ts';

export const paymentHandlers = {
  approveBankTransfer,
  attachBankTransfer,
  getBankList,
  getPayState,
  listBankAccounts,
  listMyBankTransfers,
  listPaymentMethods,
  listPayments,
  listRecharges,
  receiveSandboxEvent,
  receiveStripeEvent,
  rejectBankTransfer,
  saveBankAccount,
  savePaymentMethod,
  submitBankTransfer,
  withdrawBankTransfer,
} satisfies Partial<Handlers<CallTable>>;
