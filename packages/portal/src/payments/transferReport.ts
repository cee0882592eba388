import type { BankAccount, BankTransferView } from '@crossdock/contract/payments/bankTransfers.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import { currentShop } from '@crossdock/web/shop.ts';

/** The values of the transfer form. */
export interface TransferReport {
  bankAccountId: string;
  transactionNumber: string;
  payerName: string;
  payerPhone: string;
  amount: string;
  /** The time of the transfer in the shop's time zone, in the form that the field uses. */
  traded: string;
  orderIds: readonly string[];
  /** The member confirms paying something for which a transfer is already reported. */
  despiteReported: boolean;
  /** The money has already been sent; the shop's finance department decides whether to accept it. */
  alreadySent: boolean;
}

/** The values that the pay page passes on in the URL. */
export interface TransferParams {
  order?: string;
  amount?: number;
  despite?: boolean;
  returnTo?: string;
}

/** The known data of the payer. */
export interface Payer {
  readonly name: string;
  readonly phone: string;
}

/** The values of a new form, with everything that the URL already contains. */
export function emptyReport(
  accounts: readonly BankAccount[],
  { order, amount, despite }: TransferParams,
  payer: Payer,
): TransferReport {
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

/**
 * The values of an earlier transfer. If the shop has closed the bank account that received it, another account must
 * be chosen.
 */
export function toReport(
  transfer: BankTransferView,
  accounts: readonly BankAccount[],
  timeZone: string,
): TransferReport {
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
