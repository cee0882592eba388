import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { promisedDays } from '../pricing/deliveries.store.ts';

type Shipped = Pick<OrderRow, 'id' | 'state' | 'shipped_at' | 'channel_id' | 'zone_id'> & {
  readonly min_days: number;
  readonly max_days: number;
};

/** By order, between when it is promised to arrive. Orders that are not on the way have no entry. */
export type Arrivals = ReadonlyMap<string, NonNullable<OrderCard['arrival']>>;

const dayMs = 86_400_000;

/** The promise that was made when the channel was chosen, counted from the day it was shipped. */
export async function arrivalsOf(tx: Tx, orders: readonly Shipped[]): Promise<Arrivals> {
  const way = orders.flatMap((order) =>
    order.state === 'awaitingSignature' && order.shipped_at !== null
      ? [{ ...order, shippedMs: Date.parse(order.shipped_at) }]
      : [],
  );
  if (way.length === 0) return new Map();
  const lanes = new Map(way.map((order) => [`${order.channel_id} ${order.zone_id}`, laneOf(order)]));
  const days = await promisedDays(tx, [...lanes.values()]);
  const daysOf = new Map([...lanes.keys()].map((lane, at) => [lane, days[at]]));
  return new Map(
    way.flatMap((order) => {
      const promised = daysOf.get(`${order.channel_id} ${order.zone_id}`);
      if (!promised) return [];
      const after = (count: number) => new Date(order.shippedMs + count * dayMs).toISOString();
      return [[order.id, { from: after(promised.minDays), until: after(promised.maxDays) }] as const];
    }),
  );
}

function laneOf({ channel_id, zone_id, min_days, max_days }: Shipped) {
  return { channel: { id: channel_id, min_days, max_days }, zone: { id: zone_id } };
}
