import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from './i18n.ts';

/** The days between which something arrives, or the last of them once it is past. */
export function useArrivalText(): (arrival: NonNullable<OrderCard['arrival']>) => string {
  const formatting = useFormatting();
  const day = (iso: string) => formatWhen(iso, 'day', formatting);
  return ({ from, until }) => {
    if (Date.parse(until) < Date.now()) return t('shell.arrival.late', { until: day(until) });
    return day(from) === day(until)
      ? t('shell.arrival.day', { until: day(until) })
      : t('shell.arrival', { from: day(from), until: day(until) });
  };
}
