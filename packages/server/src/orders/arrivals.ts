import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import type { Tx } from '../platform/db.ts';
import { promisedDays } from './deliveries.store.ts';
import type { OrderRow } from './store.ts';

type Shipped = Pick<OrderRow, 'id' | 'state' | 'shippedAt' | 'channelId' | 'zoneId'> & {
  readonly minDays: number;
  readonly maxDays: number;
};

/** The promised arrival by order. Orders that are not in transit have none. */
export type Arrivals = ReadonlyMap<string, NonNullable<OrderCard['arrival']>>;

const dayMs = 86_400_000;

/** The promise of the chosen channel, counted from the day of shipping. */
export async function arrivalsOf(tx: Tx, orders: readonly Shipped[]): Promise<Arrivals> {
  const way = orders.flatMap((order) =>
    order.state === 'awaitingSignature' && order.shippedAt !== null
      ? [{ ...order, shippedMs: Date.parse(order.shippedAt) }]
      : [],
  );
  const lanes = new Map(way.map((order) => [`${order.channelId} ${order.zoneId}`, laneOf(order)]));
  const days = await promisedDays(tx, [...lanes.values()]);
  const daysOf = new Map([...lanes.keys()].map((lane, at) => [lane, days[at]]));
  return new Map(
    way.flatMap((order) => {
      const promised = daysOf.get(`${order.channelId} ${order.zoneId}`);
      if (!promised) return [];
      const after = (count: number) => new Date(order.shippedMs + count * dayMs).toISOString();
      return [[order.id, { from: after(promised.minDays), until: after(promised.maxDays) }] as const];
    }),
  );
}

/** The promise of a package, which is its order's from the day on which the package left. */
export function arrivalOfPackage(
  arrival: OrderCard['arrival'],
  { orderAt, packageAt }: { orderAt: string | null; packageAt: string | null },
): OrderCard['arrival'] {
  if (arrival === null || orderAt === null || packageAt === null) return null;
  const laterMs = Date.parse(packageAt) - Date.parse(orderAt);
  const moved = (at: string) => new Date(Date.parse(at) + laterMs).toISOString();
  return { from: moved(arrival.from), until: moved(arrival.until) };
}

function laneOf({ channelId, zoneId, minDays, maxDays }: Shipped) {
  return { channel: { id: channelId, minDays, maxDays }, zone: { id: zoneId } };
}
