import type { Output } from '@crossdock/contract/table.ts';

/** The rows of this noun's lists, as the server answers them. */
export type StaffTransfer = Output<'listBankTransfers'>['list'][number];
export type Payment = Output<'listPayments'>['list'][number];
export type Method = Output<'listPaymentMethods'>['list'][number];
export type Account = Output<'listBankAccounts'>['list'][number];
export type ProviderAccount = Output<'listPaymentAccounts'>['list'][number];
export type Refund = Output<'listRefunds'>['list'][number];
