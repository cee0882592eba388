import type { Input, Request } from '@crossdock/contract/table.ts';
import { type Buyer, type CouponWorld, openCouponWorld } from './couponWorld.ts';
import { picture } from './parcelWorld.ts';
import type { Person } from './world.ts';

export interface ServicesWorld extends CouponWorld {
  readonly owner: Person;
  /** The service ids of a small catalogue. */
  readonly ids: Readonly<Record<'photo' | 'crate' | 'reinforce' | 'returnToSeller' | 'split', string>>;
  /** A member with this balance and one parcel on the shelf. */
  customer(this: void, balanceMinor?: number): Promise<Customer>;
  staffPicture(this: void, by?: Person): Promise<string>;
  finish(this: void, id: string, more?: Partial<Request<'finishServiceTask'>>): Promise<unknown>;
}

export interface Customer extends Buyer {
  readonly parcelId: string;
  readonly courierNumber: string;
  photos(this: void, more?: Partial<Input<'orderPhotos'>>): Promise<{ id: string; amountMinor: number }>;
  tasks(this: void): Promise<{ id: string; state: string }[]>;
  balance(this: void): Promise<number>;
}

const catalogue = {
  photo: { unit: 'piece', priceMinor: 500, zh: '验货照片', tw: '驗貨照片', en: 'Inspection photo' },
  crate: { unit: 'order', priceMinor: 9_000, zh: '木箱', tw: '木箱', en: 'Wooden crate' },
  reinforce: { unit: 'kg', priceMinor: 700, zh: '加固', tw: '加固', en: 'Reinforce' },
  returnToSeller: {
    unit: 'parcel',
    priceMinor: 2_000,
    zh: '退回卖家',
    tw: '退回賣家',
    en: 'Return to seller',
  },
  split: { unit: 'parcel', priceMinor: 1_000, zh: '拆分', tw: '拆分', en: 'Split' },
} as const;

export async function openServicesWorld(env: Record<string, string> = {}): Promise<ServicesWorld> {
  const scene = await openCouponWorld({}, env);
  const owner = await scene.world.tw.staff(['owner']);
  const added = await Promise.all(
    Object.entries(catalogue).map(async ([kind, fields]) => {
      const input = { kind, ...fields, active: true } as Request<'saveService'>;
      return [kind, (await owner.client.call('saveService', input)).id] as const;
    }),
  );
  const staffPicture = async (by = scene.clerk) =>
    (await by.client.call('uploadStaffFile', { purpose: 'service' }, { file: picture() })).fileId;
  return {
    ...scene,
    owner,
    ids: Object.fromEntries(added) as ServicesWorld['ids'],
    staffPicture,
    finish: async (id, more = {}) =>
      scene.clerk.client.call('finishServiceTask', { id, fileIds: [await staffPicture()], ...more }),
    customer: async (balanceMinor = 0) => {
      const buyer = await scene.buyer();
      if (balanceMinor > 0) await scene.pay.give(buyer, balanceMinor);
      const [parcelId = ''] = (await buyer.choice()).parcelIds;
      const { courierNumber } = await buyer.client.call('getParcel', { id: parcelId });
      return {
        ...buyer,
        parcelId,
        courierNumber,
        photos: (more = {}) => buyer.client.call('orderPhotos', { parcelId, quantity: 2, ...more }),
        tasks: async () => (await buyer.client.call('listServicesOfParcel', { courierNumber })).list,
        balance: () => scene.pay.balance(buyer),
      };
    },
  };
}
