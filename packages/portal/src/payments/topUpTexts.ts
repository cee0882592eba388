import type { Output } from '@crossdock/contract/table.ts';
import { isMultiple } from '@crossdock/domain/rounding.ts';
import { topUpFault } from '@crossdock/domain/wallet/topUp.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { t } from '../shell/i18n.ts';

type Limits = Pick<Output<'getRechargeOffers'>, 'currency' | 'minMinor' | 'maxMinor'>;

/** The error for an amount that is not whole coins. */
export function useCoinAmountFault(): (amountMinor: number) => string | undefined {
  const formatting = useFormatting();
  const { limits, currency } = currentShop();
  const { coinMinor } = limits;
  const coin = formatMoney(coinMinor, currency, formatting);
  return (amountMinor) =>
    isMultiple(amountMinor, coinMinor) ? undefined : t('payments.recharge.coin', { coin });
}

/** The shop's limits for top-ups, and the error of an amount. */
export function useTopUpTexts(limits: Limits) {
  const formatting = useFormatting();
  const coinFault = useCoinAmountFault();
  const { coinMinor } = currentShop().limits;
  const text = (amountMinor: number) => formatMoney(amountMinor, limits.currency, formatting);
  const range = t('payments.recharge.range', { min: text(limits.minMinor), max: text(limits.maxMinor) });
  return {
    range,
    faultOf: (amountMinor: number) =>
      topUpFault(amountMinor, { ...limits, coinMinor }) === 'recharge.amountRange'
        ? range
        : coinFault(amountMinor),
  };
}
