import { consoleWords } from '@crossdock/contract/payouts/words.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { payerFault } from '@crossdock/domain/payouts/faults.ts';
import type { PayoutFileSettings, PayoutFormat } from '@crossdock/domain/payouts/file.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { payoutAccount } from '../payments/accounts.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { currentSettings } from '../platform/shopSettings.ts';

/** The format and the data of a new batch's file, by the shop's settings; refused if the settings are incomplete. */
export async function payoutFileTerms(
  tx: Tx,
  actor: Staff,
  asked: { readonly format: PayoutFormat; readonly mapName: string; readonly payOn: string },
): Promise<PayoutFileSettings | Refusal<'payout.payer' | 'payout.mapUnknown'>> {
  const { maps, ...payer } = (await currentSettings(tx)).payouts;
  const map = asked.format === 'map' ? maps.find(({ name }) => name === asked.mapName) : null;
  if (map === undefined) return refuse('payout.mapUnknown', {}, 'mapName');
  const provider = asked.format === 'billplz' ? ((await payoutAccount(tx)) ?? null) : null;
  const clock = wallClockAt(tx.now, actor.shop.timeZone).slice(11).replace(':', '').padEnd(6, '0');
  const terms = { format: asked.format, payer, map, payOn: asked.payOn, builtAt: tx.now, clock, provider };
  const fault = payerFault(terms, actor.shop.currency);
  if (fault === undefined) return terms;
  return refuse('payout.payer', { why: consoleWords[`payouts.fault.${fault}`][actor.lang] }, 'format');
}
