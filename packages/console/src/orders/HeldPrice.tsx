import type { PriceHold } from '@crossdock/contract/orders/heldPrice.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney, formatWhen } from '@crossdock/ui/format.ts';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from '../shell/i18n.ts';

const shownAnswers = ['agreed', 'takenBack', 'expired'] as const;

/** The price that an order holds, and whether the member must answer a higher one. */
export function HeldPrice({ hold }: { hold: PriceHold }) {
  const formatting = useFormatting();
  if (hold.kind === 'none') return null;
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  const when = (iso: string) => formatWhen(iso, 'short', formatting);
  if (hold.kind === 'asked')
    return (
      <Banner
        tone="warning"
        title={t('orders.hold.staff.asked', {
          before: money(hold.beforeMinor),
          after: money(hold.afterMinor),
        })}
      >
        {t('orders.hold.staff.by', { by: when(hold.answerBy) })}
      </Banner>
    );
  if (isOneOf(shownAnswers, hold.answer))
    return <Banner tone="info">{t(`orders.hold.answer.${hold.answer}`)}</Banner>;
  if (hold.ended) return <Banner tone="info">{t('orders.hold.staff.ended')}</Banner>;
  const most = formatQuantity(hold.mostLoad, hold.byVolume ? 'volume' : 'weight', formatting);
  return (
    <Banner tone="info">
      {t('orders.hold.staff.until', { until: when(hold.untilAt), most, percent: hold.tolerancePercent })}
    </Banner>
  );
}
