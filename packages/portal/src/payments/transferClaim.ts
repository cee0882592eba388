import type { BankAccount, BankTransferView } from '@crossdock/contract/payments/bankTransfers.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import { currentShop } from '@crossdock/web/shop.ts';

/** A transfer as its form has it. */
export interface Claim {
  bankAccountId: string;
  transactionNumber: string;
  payerName: string;
  payerPhone: string;
  amount: string;
  /** On the shop's clock, as the field writes it. */
  traded: string;
  orderIds: readonly string[];
  /** Pays again what a reported transfer is already on its way for. */
  despiteReported: boolean;
  /** The money has left: whether the shop takes it so is for its finance to decide. */
  alreadySent: boolean;
}

/** What the pay page hands over in the address. */
export interface Asked {
  order?: string;
  amount?: number;
  despite?: boolean;
}

/** Who pays, as far as it is known. */
export interface Payer {
  readonly name: string;
  readonly phone: string;
}

/** A new one; what the way here already knows is filled in. */
export function freshClaim(
  accounts: readonly BankAccount[],
  { order, amount, despite }: Asked,
  payer: Payer,
): Claim {
  const { timeZone, currency } = currentShop();
  return {
    bankAccountId: accounts.length === 1 ? (accounts[0]?.id ?? '') : '',
    transactionNumber: '',
    payerName: payer.name,
    payerPhone: payer.phone,
    amount: amount ? shortAmountText(Number(amount), currency) : '',
    traded: wallClockAt(new Date().toISOString(), timeZone),
    orderIds: order ? [order] : [],
    despiteReported: despite === true,
    alreadySent: false,
  };
}

/** An account that was closed meanwhile is to be chosen anew. */
export function claimOf(
  transfer: BankTransferView,
  accounts: readonly BankAccount[],
  timeZone: string,
): Claim {
  return {
    bankAccountId: accounts.find(({ id }) => id === transfer.bankAccount.id)?.id ?? '',
    transactionNumber: transfer.transactionNumber,
    payerName: transfer.payerName,
    payerPhone: transfer.payerPhone,
    amount: shortAmountText(transfer.amountMinor, transfer.currency),
    traded: wallClockAt(transfer.tradedAt, timeZone),
    orderIds: transfer.orders.map(({ id }) => id),
    despiteReported: false,
    alreadySent: false,
  };
}
