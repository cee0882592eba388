import { monthlyCostIncrease, type RewardRates } from '@crossdock/domain/wallet/rates.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useCall } from './api.ts';
import { t } from './i18n.ts';

/**
 * Says how much more the typed rates would have cost in the last 30 days than the saved ones. Renders nothing if they
 * would have cost less.
 */
export function MonthlyCostIncrease({ changed }: { changed: Partial<RewardRates> }) {
  const formatting = useFormatting();
  const { data } = useCall('getRateMonth', {});
  if (data === undefined) return null;
  const more = monthlyCostIncrease(data.month, data.rates, { ...data.rates, ...changed });
  if (!Number.isSafeInteger(more) || more === 0) return null;
  const amount = formatMoney(more, formatting.currency, formatting);
  return <Banner tone="warning" title={t('shell.moreAMonth', { amount })} />;
}
