import { parseAmount } from '@crossdock/domain/wallet/amount.ts';
import type { WithdrawalAccountType, WithdrawalSource } from '@crossdock/domain/wallet/withdrawals.ts';

/** What is in the form. */
export interface Asked {
  source: WithdrawalSource;
  amount: string;
  accountType: WithdrawalAccountType | '';
  accountName: string;
  account: string;
  bankName: string;
}

/** What the contract's schema is to judge: nothing typed is nothing, and what is no amount becomes one that it refuses. */
export function amountOf(text: string, currency: string): number | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseAmount(text.trim(), currency);
  if ('amountMinor' in parsed) return parsed.amountMinor;
  return parsed.fault === 'amount.negative' ? -1 : Number.NaN;
}
