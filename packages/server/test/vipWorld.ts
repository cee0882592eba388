import type { Output, Request } from '@crossdock/contract/table.ts';
import { expect } from 'vitest';
import { vipOrdersJobDefinition } from '../src/checkout/vipWorker.ts';
import { insertApprovedAddress } from './orderWorld.ts';
import { freshNumber, measured, picture } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { type ShippingWorld, startShippingWorld } from './shippingWorld.ts';
import type { Person, WorldOptions } from './world.ts';

type Place = Request<'placeVipOrder'>;
type Vip = Person & { readonly addressId: string };

/** A VIP order of two parcels, of which the first has arrived. */
interface WaitingVipOrder {
  readonly member: Vip;
  readonly asked: Place;
  readonly id: string;
  readonly first: string;
  readonly second: string;
}

/** A shop with a dictionary of products and members who may place VIP orders. */
export interface VipWorld extends ShippingWorld {
  readonly shirt: string;
  readonly cable: string;
  readonly knife: string;
  /** A member who may place VIP orders, with an approved address. */
  vip(): Promise<Vip>;
  /** The input of a VIP order: two shirts and a cable, by default in two new parcels. */
  asked(member: { readonly addressId: string }, more?: Partial<Place>): Place;
  /** Receives and shelves a parcel, by default with a photo. */
  arrives(courierNumber: string, more?: { readonly photo?: boolean }): Promise<void>;
  /** A new member's VIP order that waits for its second parcel. */
  waiting(): Promise<WaitingVipOrder>;
  /** Runs the job of VIP orders, as the scheduler does. */
  tick(): Promise<void>;
  /** Returns the VIP order once the worker has made its order, which happens after the commit. */
  made(member: Person, id: string): Promise<Output<'getVipOrder'>>;
}

export async function startVipWorld(options: WorldOptions = {}): Promise<VipWorld> {
  const s = await startShippingWorld(options);
  const { world, shop, lane, owner, clerk } = s;
  const add = async (zh: string, en: string, goodsType: 'clothes' | 'electronics' | 'plants') => {
    const product = {
      zh,
      tw: zh,
      en,
      hsCode: '6109.10',
      unit: '件',
      valueMinor: 9_900,
      goodsType,
      active: true,
    };
    return (await owner.client.call('saveCustomsProduct', product)).id;
  };
  const products = {
    shirt: await add('棉T恤', 'Cotton T-shirt', 'clothes'),
    cable: await add('充電線', 'Charging cable', 'electronics'),
    knife: await add('多肉植物', 'Succulent', 'plants'),
  };
  const made: Omit<VipWorld, 'waiting'> = {
    ...s,
    ...products,
    vip: async () => {
      const member = await shop.member();
      await owner.client.call('setMemberVip', { memberId: member.id, vip: true, why: 'big customer' });
      return { ...member, addressId: await insertApprovedAddress(world, lane, member) };
    },
    asked: ({ addressId }, more = {}) => ({
      courierNumbers: [freshNumber(), freshNumber()],
      lines: [
        { productId: products.shirt, quantity: 2, priceMinor: 10_000 },
        { productId: products.cable, quantity: 1, priceMinor: 5_001 },
      ],
      addressId,
      channelId: lane.channelId,
      carrierId: lane.homeCarrierId,
      ...more,
    }),
    arrives: async (courierNumber, { photo = true } = {}) => {
      const { warehouseId } = lane;
      await clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
      if (photo) await clerk.client.call('photographParcel', { courierNumber }, { file: picture() });
      await clerk.client.call('shelveParcels', { shelfCode: 'A-12', courierNumbers: [courierNumber] });
    },
    tick: () => runJobIfDue(world, shop, vipOrdersJobDefinition(world.running.services)),
    made: async (member, id) => {
      const read = () => member.client.call('getVipOrder', { id });
      await expect.poll(async () => (await read()).state).toBe('ordered');
      return read();
    },
  };
  return { ...made, waiting: () => waitingIn(made) };
}

async function waitingIn(s: Omit<VipWorld, 'waiting'>): Promise<WaitingVipOrder> {
  const member = await s.vip();
  const asked = s.asked(member);
  const [first = '', second = ''] = asked.courierNumbers;
  const { id } = await member.client.call('placeVipOrder', asked);
  await s.arrives(first);
  return { member, asked, id, first, second };
}
