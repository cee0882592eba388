import type { Output } from '@crossdock/contract/table.ts';

export type Settings = Output<'getPayoutSettings'>;
export type BankColumnMap = Settings['maps'][number];

export const payoutSchema = () =>
  import('@crossdock/contract/payouts/desk.ts').then((all) => all.payoutSettings);
