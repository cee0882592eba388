import type { TransferRules } from '@crossdock/domain/payments/transferPlan.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { MethodRow } from './methods.store.ts';

/** The shop's current rules for transfers. A closed method accepts no more top-ups. */
export function bankTransferRules(
  { rechargeMinMinor, rechargeMaxMinor, coinMinor }: ShopSettings,
  method: Pick<MethodRow, 'feeBasisPoints' | 'forRecharge'> | undefined,
): TransferRules {
  return {
    ...{ minMinor: rechargeMinMinor, maxMinor: rechargeMaxMinor, coinMinor },
    feeBasisPoints: method?.feeBasisPoints ?? 0,
    forRecharge: method?.forRecharge ?? false,
  };
}
