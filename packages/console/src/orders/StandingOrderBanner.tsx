import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatWhen } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from '../shell/i18n.ts';

/** Says that a standing order made the order, and until when the member can revoke it. */
export function StandingOrderBanner({
  order,
}: {
  order: Pick<DeskOrder, 'byStandingOrder' | 'revocableUntil'>;
}) {
  const formatting = useFormatting();
  if (!order.byStandingOrder) return null;
  const { revocableUntil } = order;
  return (
    <Banner tone={revocableUntil === null ? 'info' : 'warning'} title={t('standing.desk.made')}>
      {revocableUntil === null
        ? null
        : t('standing.desk.until', { time: formatWhen(revocableUntil, 'time', formatting) })}
    </Banner>
  );
}
