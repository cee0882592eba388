import type { Output } from '@crossdock/contract/table.ts';

export type PayoutSettingsView = Output<'getPayoutSettings'>;
export type BankColumnMap = PayoutSettingsView['maps'][number];

export const payoutSchema = () =>
  import('@crossdock/contract/payouts/desk.ts').then((all) => all.payoutSettings);
