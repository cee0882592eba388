import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import type { Tx } from '../platform/db.ts';
import { type LaneTimes, laneTimes } from './deliveries.store.ts';
import type { OrderRow } from './store.ts';

type Shipped = Pick<OrderRow, 'id' | 'state' | 'shippedAt' | 'channelId' | 'zoneId'> & {
  readonly minDays: number;
  readonly maxDays: number;
};

/** The promised arrival by order. Orders that are not in transit have none. */
export type PromisedArrivals = ReadonlyMap<string, NonNullable<OrderCard['arrival']>>;

const dayMs = 86_400_000;

/** How long the lane of each order takes. */
export type LaneTimesByOrder = (order: Pick<Shipped, 'channelId' | 'zoneId'>) => LaneTimes | undefined;

/** How long the lanes of these orders take, by one query. */
export async function laneTimesOfOrders(tx: Tx, orders: readonly Shipped[]): Promise<LaneTimesByOrder> {
  const lanes = new Map(orders.map((order) => [keyOf(order), laneOf(order)]));
  const times = await laneTimes(tx, [...lanes.values()]);
  const timesOf = new Map([...lanes.keys()].map((lane, at) => [lane, times[at]]));
  return (order) => timesOf.get(keyOf(order));
}

const keyOf = ({ channelId, zoneId }: Pick<Shipped, 'channelId' | 'zoneId'>) => `${channelId} ${zoneId}`;

/** The promised arrivals, by the chosen channel of each order and counted from its day of shipping. */
export async function promisedArrivalsOf(tx: Tx, orders: readonly Shipped[]): Promise<PromisedArrivals> {
  const way = orders.filter(({ state, shippedAt }) => state === 'awaitingSignature' && shippedAt !== null);
  return promisedArrivalsFromLanes(way, await laneTimesOfOrders(tx, way));
}

/** The promised arrivals of these orders, if their lanes are already known. */
export function promisedArrivalsFromLanes(
  orders: readonly Shipped[],
  lanes: LaneTimesByOrder,
): PromisedArrivals {
  return new Map(
    orders.flatMap((order) => {
      const { id, state, shippedAt } = order;
      const promised = lanes(order);
      if (state !== 'awaitingSignature' || shippedAt === null || !promised) return [];
      const after = (count: number) => new Date(Date.parse(shippedAt) + count * dayMs).toISOString();
      return [[id, { from: after(promised.minDays), until: after(promised.maxDays) }] as const];
    }),
  );
}

/** The promised arrival of a package: its order's promised days, counted from the day on which the package left. */
export function promisedArrivalOfPackage(
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
