import type { VipOrderInput } from '@crossdock/contract/vipOrders/shapes.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { addressesForOrders } from '../addresses/store.ts';
import { approvedDeclarers } from '../declarers/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { type LoadedLane, zonesWithLanes } from '../pricing/store.ts';
import {
  findRefusedNumbers,
  type ParcelWithCourierNumber,
  parcelsWithCourierNumbers,
} from '../vipOrders/numbers.store.ts';
import { offeredProducts, type ProductRow } from '../vipOrders/products.store.ts';

type Address = Awaited<ReturnType<typeof addressesForOrders>>[number];
type Declarer = Awaited<ReturnType<typeof approvedDeclarers>>[number];

/** An open channel with its currently priced lanes. */
export interface VipChannel {
  readonly channel: LoadedLane['channel'];
  readonly carriers: LoadedLane['carriers'];
  readonly lanes: readonly LoadedLane[];
}

/** Everything that VIP orders are judged by, read once for any number of them. */
export interface VipFacts {
  readonly numbers: ReadonlyMap<string, ParcelWithCourierNumber>;
  /** The members who asked to refuse a parcel, by its courier number. */
  readonly refused: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, ProductRow>;
  readonly channels: ReadonlyMap<string, VipChannel>;
  readonly addresses: ReadonlyMap<string, Address>;
  readonly declarers: ReadonlyMap<string, Declarer>;
}

export async function vipFacts(
  tx: Tx,
  { memberId }: Pick<Member, 'memberId'>,
  orders: readonly Pick<VipOrderInput, 'courierNumbers'>[],
  { lock }: { readonly lock: boolean },
): Promise<VipFacts> {
  const numbers = [...new Set(orders.flatMap((order) => order.courierNumbers.map(normaliseCourierNumber)))];
  const [known, refused, products, channels, addresses, declarers] = await Promise.all([
    parcelsWithCourierNumbers(tx, numbers, lock),
    findRefusedNumbers(tx, numbers),
    offeredProducts(tx, ''),
    vipChannels(tx),
    addressesForOrders(tx, memberId),
    approvedDeclarers(tx, memberId),
  ]);
  return {
    numbers: new Map(known.map((row) => [row.courierNumber, row])),
    refused: new Map(refused.map((row) => [row.courierNumber, row.memberId])),
    products: byId(products),
    channels: new Map(channels.map((one) => [one.channel.id, one])),
    addresses: byId(addresses),
    declarers: byId(declarers),
  };
}

/** The open channels with at least one priced lane, in the shop's order. */
export async function vipChannels(tx: Tx): Promise<VipChannel[]> {
  const found = new Map<string, LoadedLane[]>();
  for (const { channel, lane } of await zonesWithLanes(tx, tx.now)) {
    if (!channel.active || lane === undefined) continue;
    found.set(channel.id, [...(found.get(channel.id) ?? []), lane]);
  }
  return [...found.values()].flatMap((lanes) => {
    const [first] = lanes;
    return first ? [{ channel: first.channel, carriers: first.carriers, lanes }] : [];
  });
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
