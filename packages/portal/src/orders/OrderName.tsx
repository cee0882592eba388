import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { Code } from '@crossdock/ui/values.tsx';
import { orderGoodsText } from '../shell/orderGoods.ts';
import classes from './orders.module.css';

/** An order named by its contents, as members know it. The shop's order number comes second. */
export function OrderName({ order }: { order: OrderCard }) {
  return (
    <span className={classes.words}>
      <strong className={classes.goods}>{orderGoodsText(order)}</strong>
      <span className={classes.muted}>
        <Code>{order.number}</Code>
      </span>
    </span>
  );
}
