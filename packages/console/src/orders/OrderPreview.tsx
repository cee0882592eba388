import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Count, Money, Weight, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { MessageMemberButton } from '../shell/MessageMemberButton.tsx';
import { OtherViewers } from '../shell/OtherViewers.tsx';
import { RowPreview } from '../shell/RowPreview.tsx';
import { waitedText } from '../shell/waitingTime.ts';
import { OrderBadge } from './OrderBadge.tsx';

/** The order beside the list: member, destination, amount, waiting time. */
export function OrderPreview({ order }: { order: DeskOrder }) {
  return (
    <RowPreview title={order.number}>
      <OrderBadge state={order.state} />
      <Facts
        facts={[
          [
            t('orders.member'),
            <MemberLink key="m" id={order.member.id} name={order.member.name} note={order.member.alias} />,
          ],
          [t('orders.consignee'), order.consignee],
          [t('orders.channel'), `${order.channelName} · ${order.carrierName}`],
          [t('orders.parcels'), <Count key="p" n={order.parcelCount} />],
          [t('orders.packages'), <Count key="q" n={order.packageCount} />],
          [t('orders.weight'), <Weight key="w" grams={order.realWeightG} />],
          [t('orders.amount'), <Money key="a" minor={order.billTotalMinor ?? order.quoteTotalMinor} />],
          [t('orders.due'), <Money key="d" minor={Math.max(0, order.dueMinor)} />],
          ...(order.transfer
            ? [[t('orders.transfer'), <Money key="t" minor={order.transfer.amountMinor} />] as const]
            : []),
          [t('orders.waiting'), waitedText(order.waitingSince)],
          [t('orders.created'), <When key="c" iso={order.createdAt} />],
          ...(order.remark ? [[t('orders.remark'), order.remark] as const] : []),
        ]}
      />
      <OtherViewers key={order.id} noun="order" id={order.id} />
      <MessageMemberButton memberId={order.member.id} name={order.member.name} />
      <LinkButton to="/orders/$id" params={{ id: order.id }} full text={t('orders.open')} />
    </RowPreview>
  );
}
