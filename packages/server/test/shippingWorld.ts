import { newId } from '../src/platform/ids.ts';
import { choiceOf, insertApprovedAddress, insertLane, type Lane, submitAtQuote } from './orderWorld.ts';
import { freshNumber, goods, measured, picture } from './parcelWorld.ts';
import { type Person, startWorld, type World, type WorldOptions, type WorldShop } from './world.ts';

/** A shop whose clerks pack and ship. Orders come from calls of the members and the desk. */
export interface ShippingWorld {
  readonly world: World;
  readonly shop: WorldShop;
  readonly lane: Lane;
  readonly owner: Person;
  readonly clerk: Person;
  /** Forecasts, receives, photographs and shelves parcels, then submits them as one order. */
  order(member: Person, options?: OrderOptions): Promise<ReadyOrder>;
  /** As `order`, and packed in one box of 2 kg. */
  packed(member: Person, options?: OrderOptions): Promise<ReadyOrder>;
  /** As `packed`, and paid from the balance. */
  paid(member: Person, options?: OrderOptions): Promise<ReadyOrder>;
  /** As `paid`, and shipped under a new tracking number. */
  shipped(member: Person, options?: OrderOptions): Promise<ReadyOrder & { forwardingNumber: string }>;
  balance(member: Person): Promise<number>;
  give(member: Person, amountMinor: number): Promise<void>;
}

interface OrderOptions {
  readonly parcels?: number;
  readonly cashOnDelivery?: boolean;
  readonly insuredMinor?: number;
  /** True if the member collects the order at the shop's pickup point. */
  readonly atPoint?: boolean;
}

export interface ReadyOrder {
  readonly id: string;
  readonly number: string;
  readonly parcelIds: string[];
  readonly courierNumbers: string[];
  readonly quoteMinor: number;
}

export const box = { weightG: 2_000, lengthMm: 300, widthMm: 200, heightMm: 200 };

export async function startShippingWorld(options: WorldOptions = {}): Promise<ShippingWorld> {
  const world = await startWorld(options);
  const shop = world.tw;
  const lane = await insertLane(world, shop);
  await world.sql(
    `insert into payment_methods (shop_id, code, zh, tw, en, for_orders) values ($1, 'balance', 'b', 'b', 'b', true)`,
    [shop.id],
  );
  const owner = await shop.staff(['owner']);
  const clerk = await shop.staff(['warehouse']);
  const give = async (member: Person, amountMinor: number) => {
    await owner.client.call('adjustMemberBalance', { memberId: member.id, amountMinor, reason: 'test' });
  };
  const order: ShippingWorld['order'] = async (
    member,
    { parcels = 1, cashOnDelivery = false, insuredMinor = 0, atPoint = false } = {},
  ) => {
    const courierNumbers = Array.from({ length: parcels }, () => freshNumber());
    const parcelIds: string[] = [];
    for (const courierNumber of courierNumbers)
      parcelIds.push(await shelve(member, clerk, lane, courierNumber));
    const address = await insertApprovedAddress(world, lane, member);
    const { addressId, ...sent } = choiceOf(lane, parcelIds, address, { cashOnDelivery, insuredMinor });
    const { pickupCarrierId: carrierId, pickupPointId } = lane;
    const choice = atPoint
      ? { ...sent, deliveryType: 3 as const, carrierId, pickupPointId, phone: '0912345678' }
      : { ...sent, addressId };
    const { id, number, totalMinor } = await submitAtQuote(member, choice);
    return { id, number, parcelIds, courierNumbers, quoteMinor: totalMinor };
  };
  const packed: ShippingWorld['packed'] = async (member, more) => {
    const made = await order(member, more);
    await clerk.client.call('packOrder', { orderId: made.id, packages: [box], allHere: true });
    return made;
  };
  const paid: ShippingWorld['paid'] = async (member, more) => {
    const made = await packed(member, more);
    await give(member, 100_000);
    await member.client.call('payFromBalance', { orderId: made.id });
    return made;
  };
  return {
    world,
    shop,
    lane,
    owner,
    clerk,
    order,
    packed,
    paid,
    give,
    shipped: async (member, more) => {
      const made = await paid(member, more);
      const forwardingNumber = freshForwardingNumber();
      await clerk.client.call('shipOrder', { number: made.number, forwardingNumber });
      return { ...made, forwardingNumber };
    },
    balance: async (member) => (await member.client.call('getWallet', {})).balanceMinor,
  };
}

async function shelve(member: Person, clerk: Person, lane: Lane, courierNumber: string): Promise<string> {
  const { list } = await member.client.call('forecastParcels', { courierNumber, ...goods });
  const id = list[0]?.id;
  if (!id) throw new Error(`not forecast: ${list[0]?.message}`);
  const { warehouseId } = lane;
  await clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured, shelfCode: 'A-12' });
  await clerk.client.call('photographParcel', { courierNumber }, { file: picture() });
  return id;
}

export const freshForwardingNumber = (): string => `KY${newId().slice(-12).toUpperCase()}`;

export const csvFile = (text: string): Blob => new Blob([text], { type: 'text/csv' });

/** Moves the shipping of an order and its tracking events to this many days ago. */
export async function backdateShipping({ sql }: World, orderId: string, days: number): Promise<void> {
  for (const change of [
    'update orders set shipped_at = now() - make_interval(days => $2) where id = $1',
    'update packages set shipped_at = now() - make_interval(days => $2) where order_id = $1',
    'update tracking_events set at = now() - make_interval(days => $2) where order_id = $1',
  ])
    await sql(change, [orderId, days]);
}
