import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Bar } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { Link } from '@tanstack/react-router';
import { AfterSalesClaimButton } from '../shell/AfterSalesClaimButton.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** For a signed or lost order: its claims, and a link to file one while claims are accepted. */
export function AfterSales({ order: { id: orderId, lostAt, lostReason, state } }: { order: OrderDetails }) {
  const formatting = useFormatting();
  const topics = ['orders', 'aftersales'];
  const limits = useCall('getAfterSalesLimits', { orderId }, { topics });
  const claims = useCall('getAfterSalesRecords', { orderId }, { topics });
  const list = claims.data?.list ?? [];
  const free = limits.data?.parcels.some(
    (one) => one.openClaimId === null && one.mostMinor.freightAndGoods > 0,
  );
  const open = limits.data !== undefined && limits.data.obstacle === null && free;
  return (
    <>
      {lostAt && state !== 'signed' ? (
        <Banner tone="danger" title={t('aftersales.lost')}>
          <When iso={lostAt} style="date" /> · {lostReason}
        </Banner>
      ) : null}
      {open || list.length > 0 ? (
        <Section
          title={t('aftersales.title')}
          aside={
            open ? <AfterSalesClaimButton orderId={orderId} look="soft" text={t('aftersales.apply')} /> : null
          }
        >
          {list.map((claim) => (
            <Bar as="p" key={claim.id} gap={[4, 12]} below={8}>
              <Link to="/afterSales/$id" params={{ id: claim.id }}>
                {claim.goodsName || claim.courierNumber}
              </Link>
              <Money minor={claim.awardedMinor || claim.claimedMinor} />
              <AuditBadge state={claim.state} label={t(`aftersales.state.${claim.state}`)} />
            </Bar>
          ))}
          {open && limits.data?.lastDay ? (
            <Note>
              {t(limits.data.lost ? 'aftersales.until.lost' : 'aftersales.until', {
                day: dayText(limits.data.lastDay, formatting, 'date'),
                n: limits.data.days,
              })}
            </Note>
          ) : null}
        </Section>
      ) : null}
    </>
  );
}
