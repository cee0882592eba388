import { formatMoney } from '@crossdock/ui/format.ts';
import { Note } from '@crossdock/ui/Note.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** The shop's limits for top-ups. They are shown before the member sends the money. */
export function TopUpLimitsNote() {
  const { data } = useCall('getRechargeOffers', {}, { staleMs: 300_000 });
  const formatting = useFormatting();
  if (!data) return null;
  const text = (amountMinor: number) => formatMoney(amountMinor, data.currency, formatting);
  const [min, max, coin] = [data.minMinor, data.maxMinor, currentShop().limits.coinMinor].map(text);
  return <Note>{t('payments.bank.rules', { min: min ?? '', max: max ?? '', coin: coin ?? '' })}</Note>;
}
