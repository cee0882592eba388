import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { RowLink } from '@crossdock/web/placedLinks.tsx';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { useArrivalText } from '../shell/arrivalText.ts';
import { goodsOf } from '../shell/orderGoods.ts';

/** The shipment that is expected first, and when. */
export function NextArrival() {
  const orders = useCall('listOrders', { state: 'awaitingSignature', pageSize: 10 }, { topics: ['orders'] });
  const arrivalText = useArrivalText();
  const [next] = (orders.data?.list ?? [])
    .flatMap((order) => (order.arrival ? [{ order, arrival: order.arrival }] : []))
    .toSorted((a, b) => a.arrival.until.localeCompare(b.arrival.until));
  if (!next) return null;
  return (
    <Card tight>
      <RowLink
        to="/myOrder/$id"
        params={{ id: next.order.id }}
        gap={12}
        align="center"
        minHeight={44}
        tone="text"
      >
        <IconCalendarEvent size={26} stroke={1.7} color="var(--link)" aria-hidden />
        <Grid as="span" minWidth={0}>
          <strong>{arrivalText(next.arrival)}</strong>
          <Muted size={13}>{goodsOf(next.order)}</Muted>
        </Grid>
      </RowLink>
    </Card>
  );
}
