import { monthlyCostIncrease, type Rates } from '@crossdock/domain/wallet/rates.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { useCall } from './api.ts';
import { t } from './i18n.ts';

/** How much more the typed rates would have cost in the last 30 days than the saved ones; renders nothing if less. */
export function MonthlyCostIncrease({ changed }: { changed: Partial<Rates> }) {
  const money = useMoneyText();
  const { data } = useCall('getRateMonth', {});
  if (data === undefined) return null;
  const more = monthlyCostIncrease(data.month, data.rates, { ...data.rates, ...changed });
  if (!Number.isSafeInteger(more) || more === 0) return null;
  const amount = money(more);
  return <Banner tone="warning" title={t('shell.moreAMonth', { amount })} />;
}
