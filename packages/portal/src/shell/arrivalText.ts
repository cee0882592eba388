import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { memoized } from '@crossdock/ui/memoized.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from './i18n.ts';

export const daysFormat = memoized(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone }),
);

/**
 * Formats the days between which a shipment should arrive, or only the last day once the first has passed. The text
 * fits into one line on a phone.
 */
export function useArrivalText(): (arrival: NonNullable<OrderCard['arrival']>) => string {
  const formatting = useFormatting();
  const { locale, timeZone } = formatting;
  return ({ from, until }) => {
    const [first, last] = [new Date(from), new Date(until)];
    const days = daysFormat(locale, timeZone);
    if (last.getTime() < Date.now()) return t('shell.arrival.late', { until: days.format(last) });
    return days.format(first) === days.format(last)
      ? t('shell.arrival.day', { until: formatWhen(until, 'day', formatting) })
      : t('shell.arrival', { days: days.formatRange(first, last) });
  };
}
