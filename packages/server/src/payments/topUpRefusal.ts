import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { topUpFault } from '@crossdock/domain/wallet/topUp.ts';
import type { Member } from '../platform/scope.ts';

/**
 * Refuses a top-up that is outside the shop's limits or not a multiple of its rounding unit; undefined if it is
 * allowed.
 */
export function topUpRefusal({ shop, lang }: Member, sentMinor: number, arrivesMinor = sentMinor) {
  const { rechargeMinMinor, rechargeMaxMinor, coinMinor } = shop.settings;
  const limits = { minMinor: rechargeMinMinor, maxMinor: rechargeMaxMinor, coinMinor };
  const fault = topUpFault(sentMinor, limits, arrivesMinor);
  const money = (amountMinor: number) => moneyText(amountMinor, shop.currency, lang);
  if (fault === 'recharge.wholeCoins') return refuse(fault, { coin: money(coinMinor) }, 'amountMinor');
  if (fault === undefined) return undefined;
  return refuse(fault, { min: money(rechargeMinMinor), max: money(rechargeMaxMinor) }, 'amountMinor');
}
