import { Muted } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { useArrivalText } from '../shell/arrivalText.ts';
import { goodsOf } from '../shell/orderGoods.ts';
import classes from './home.module.css';

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
      <Link to="/myOrder/$id" params={{ id: next.order.id }} className={classes.arrival}>
        <IconCalendarEvent size={26} stroke={1.7} aria-hidden />
        <span>
          <strong>{arrivalText(next.arrival)}</strong>
          <Muted size={13}>{goodsOf(next.order)}</Muted>
        </span>
      </Link>
    </Card>
  );
}
