import type { Output } from '@crossdock/contract/table.ts';

export type Settings = Output<'getPayoutSettings'>;
export type SavedMap = Settings['maps'][number];

export const payoutSchema = () =>
  import('@crossdock/contract/payouts/desk.ts').then((all) => all.payoutSettings);
