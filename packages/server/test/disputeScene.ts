import type { Measures } from '@crossdock/domain/parcels/measures.ts';
import { type Buyer, openCouponWorld } from './couponWorld.ts';
import { picture } from './parcelWorld.ts';
import type { Person } from './world.ts';

/** Freight is 80.00 for the first kilogram and 35.00 for each further started one: 6.2 kg are billed as 7 kg. */
export const heavy = { weightG: 6_200, lengthMm: 400, widthMm: 300, heightMm: 200 };
export const lighter = { ...heavy, weightG: 4_900 };

/** Members with packed orders and measured parcels, and two clerks who take measurements. */
export async function openDisputeScene() {
  const s = await openCouponWorld();
  const { world, clerk } = s;
  const [owner, second] = await Promise.all([world.tw.staff(['owner']), world.tw.staff(['warehouse'])]);
  const pictureOf = async (by: Person) =>
    (await by.client.call('uploadStaffFile', { purpose: 'dispute' }, { file: picture() })).fileId;
  return {
    ...s,
    owner,
    second,
    pictureOf,
    /** A shelved parcel that the first clerk measured. */
    parcel: async (buyer: Buyer) => {
      const [id = ''] = (await buyer.choice({}, heavy)).parcelIds;
      await clerk.client.call('remeasureParcel', { id, ...heavy, scale: 'A1', why: 'after receiving' });
      return id;
    },
    /** A packed order of one package, with its bill and its member. */
    packed: async (more: { balanceMinor?: number; cashOnDelivery?: true; memberCouponId?: string } = {}) => {
      const { balanceMinor = 0, ...choice } = more;
      const buyer = await s.buyer();
      if (balanceMinor > 0) await s.pay.give(buyer, balanceMinor);
      return pack(clerk, buyer, choice);
    },
    /** As `packed`, but paid from the balance. */
    paid: async () => {
      const buyer = await s.buyer();
      await s.pay.give(buyer, 100_000);
      const order = await pack(clerk, buyer);
      await buyer.client.call('payFromBalance', { orderId: order.orderId });
      return order;
    },
    /** Opens a dispute about a package or parcel as its owner. */
    dispute: (by: Person, id: string, of: 'parcel' | 'package' = 'package') =>
      by.client.attempt('openDispute', { of, id, reason: '我在家量的比較輕' }),
    measure: async (id: string, measured: Measures, by: Person = second) =>
      by.client.attempt('measureDispute', {
        id,
        ...measured,
        scale: 'B2',
        fileId: await pictureOf(by),
        note: '複秤完成',
      }),
    told: async (member: Person) => {
      const { list } = await member.client.call('listNotifications', { pageSize: 50 });
      return list.map(({ event, subjectId }) => ({ event, subjectId }));
    },
  };
}
export type DisputeScene = Awaited<ReturnType<typeof openDisputeScene>>;

export async function pack(
  clerk: Person,
  buyer: Buyer,
  choice: Parameters<Buyer['submit']>[0] = {},
  box = heavy,
) {
  const submitted = await buyer.ordered(choice, heavy);
  const orderId = submitted.id;
  const { billTotalMinor } = await clerk.client.call('packOrder', {
    ...{ orderId, parcelIds: [], allHere: true, packages: [box] },
    scale: 'A1',
  });
  const { packages, number } = await buyer.client.call('getOrder', { orderId });
  return { buyer, orderId, number, billTotalMinor, packageId: packages[0]?.id ?? '' };
}
