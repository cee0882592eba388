import type { WithdrawalAccountType, WithdrawalSource } from '@crossdock/domain/wallet/withdrawals.ts';

export interface WithdrawalFormValues {
  source: WithdrawalSource;
  amount: string;
  accountType: WithdrawalAccountType | '';
  accountName: string;
  account: string;
  bankName: string;
  bankCode: string;
}
