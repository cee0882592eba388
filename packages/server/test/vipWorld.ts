import type { Output, Request } from '@crossdock/contract/table.ts';
import { expect } from 'vitest';
import { vipOrders } from '../src/checkout/vipWorker.ts';
import { byTheMinute } from './byTheMinute.ts';
import { approvedAddress } from './orderWorld.ts';
import { freshNumber, measured, picture } from './parcelWorld.ts';
import { type ShippingWorld, startShippingWorld } from './shippingWorld.ts';
import type { Person, WorldOptions } from './world.ts';

type Place = Request<'placeVipOrder'>;

/** A shop with a dictionary of products and members who may place VIP orders. */
export interface VipWorld extends ShippingWorld {
  readonly shirt: string;
  readonly cable: string;
  readonly knife: string;
  /** A member who may place VIP orders, with an approved address. */
  vip(): Promise<Person & { readonly addressId: string }>;
  /** The input of a VIP order: two shirts and a cable, by default in two new parcels. */
  asked(member: { readonly addressId: string }, more?: Partial<Place>): Place;
  /** Receives and shelves a parcel, by default with a photo. */
  arrives(courierNumber: string, more?: { readonly photo?: boolean }): Promise<void>;
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
  return {
    ...s,
    ...products,
    vip: async () => {
      const member = await shop.member();
      await owner.client.call('setMemberVip', { memberId: member.id, vip: true, why: 'big customer' });
      return { ...member, addressId: await approvedAddress(world, lane, member) };
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
    tick: () => byTheMinute(world, shop, vipOrders(world.running.services)),
    made: async (member, id) => {
      const read = () => member.client.call('getVipOrder', { id });
      await expect.poll(async () => (await read()).state).toBe('ordered');
      return read();
    },
  };
}
