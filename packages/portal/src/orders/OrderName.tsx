import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { goodsOf } from '../shell/orderGoods.ts';
import classes from './orders.module.css';

/** An order as its owner knows it: by what is in it; the number that the shop knows it by comes second. */
export function OrderName({ order }: { order: OrderCard }) {
  return (
    <Grid as="span" gap={2} minWidth={0} size={14}>
      <strong className={classes.goods}>{goodsOf(order)}</strong>
      <Muted size={13}>
        <Code>{order.number}</Code>
      </Muted>
    </Grid>
  );
}
