import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { t } from '../shell/i18n.ts';
import { destinationLine } from './destinationLine.ts';

/** The facts that a packer needs before choosing a box. */
export function PackSummary({ order }: { order: DeskOrderDetails }) {
  return (
    <Section>
      {order.remark ? (
        <Banner tone="warning" title={t('orders.remark')}>
          {order.remark}
        </Banner>
      ) : null}
      <Facts
        facts={[
          [t('orders.consignee'), order.consignee],
          [t('orders.address'), destinationLine(order.destination)],
          [t('orders.channel'), `${order.channelName} · ${order.carrierName}`],
        ]}
      />
    </Section>
  );
}
