import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { Code } from '@crossdock/ui/values.tsx';
import { goodsOf } from '../shell/orderGoods.ts';
import classes from './orders.module.css';

/** An order as its owner knows it: by what is in it; the number that the shop knows it by comes second. */
export function OrderName({ order }: { order: OrderCard }) {
  return (
    <span className={classes.words}>
      <strong className={classes.goods}>{goodsOf(order)}</strong>
      <span className={classes.muted}>
        <Code>{order.number}</Code>
      </span>
    </span>
  );
}
