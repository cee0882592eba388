import type { Output } from '@crossdock/contract/table.ts';

/** The row types of the lists about payments. */
export type StaffTransfer = Output<'listBankTransfers'>['list'][number];
export type Payment = Output<'listPayments'>['list'][number];
export type PaymentMethodRow = Output<'listPaymentMethods'>['list'][number];
export type BankAccountRow = Output<'listBankAccounts'>['list'][number];
export type ProviderAccount = Output<'listPaymentAccounts'>['list'][number];
export type Refund = Output<'listRefunds'>['list'][number];
