import type { CouponInput } from '@crossdock/contract/coupons/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { inOneBox } from './orderScene.ts';
import {
  type Choice,
  choiceOf,
  insertApprovedAddress,
  insertShelvedParcel,
  type Lane,
  type ParcelFields,
} from './orderWorld.ts';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

const day = 24 * 3_600_000;
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A coupon of 50.00 off the freight for everybody, valid for a month. */
export const plainCoupon: CouponInput = {
  zh: '满减',
  tw: '滿額折抵',
  en: 'Fifty off',
  type: 1,
  amountMinor: 5_000,
  validFrom: inDays(-1),
  validUntil: inDays(30),
  validDays: null,
};

export interface CouponWorld {
  readonly world: World;
  readonly pay: PayWorld;
  readonly lane: Lane;
  readonly finance: Person;
  readonly clerk: Person;
  /** A member with an approved address. */
  buyer(this: void): Promise<Buyer>;
  /** An active coupon. */
  coupon(this: void, fields?: Partial<CouponInput>): Promise<string>;
  /** Issues a new active coupon to the member. Returns the id of their copy. */
  held(this: void, member: Person, fields?: Partial<CouponInput>): Promise<string>;
  /** Makes a copy end this many days from now, or in the past. */
  endsIn(this: void, memberCouponId: string, days: number): Promise<unknown>;
  givePoints(this: void, member: Person, points: number): Promise<unknown>;
  /** Packs an order into one box of this weight. */
  pack(this: void, orderId: string, weightG: number): ReturnType<typeof packed>;
}

export interface Buyer extends Person {
  choice(this: void, more?: Partial<Choice>, parcel?: ParcelFields): Promise<Choice>;
  submit(this: void, more?: Partial<Choice>, parcel?: ParcelFields): ReturnType<typeof submitted>;
  /** As `submit`, but throws if the order is refused. */
  ordered(this: void, more?: Partial<Choice>, parcel?: ParcelFields): Promise<Output<'submitOrder'>>;
}

const submitted = async (member: Person, choice: Choice) => {
  const { totalMinor } = await member.client.call('quoteOrder', choice);
  return member.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true });
};

const packed = (clerk: Person, orderId: string, weightG: number) =>
  clerk.client.attempt('packOrder', inOneBox(orderId, weightG));

export async function openCouponWorld(
  settings: Partial<ShopSettings> = {},
  env: Record<string, string> = {},
): Promise<CouponWorld> {
  const world = await startWorld({ env: { DATABASE_POOL: '20', ...env }, settings });
  return addCouponsToWorld(world, await openPayWorld(world));
}

/** Adds coupons to an existing world. */
export async function addCouponsToWorld(world: World, pay: PayWorld): Promise<CouponWorld> {
  const { lane } = pay;
  const finance = await world.tw.staff(['finance']);
  const clerk = await world.tw.staff(['warehouse']);
  const coupon = async (fields: Partial<CouponInput> = {}) => {
    const { id } = await finance.client.call('saveCoupon', { ...plainCoupon, ...fields });
    await finance.client.call('moveCoupon', { id, event: 'activate' });
    return id;
  };
  return {
    world,
    pay,
    lane,
    finance,
    clerk,
    coupon,
    buyer: async () => {
      const member = await world.tw.member();
      const address = await insertApprovedAddress(world, lane, member);
      const choice = async (more: Partial<Choice> = {}, parcel: ParcelFields = {}) =>
        choiceOf(lane, [await insertShelvedParcel(world, lane, member, parcel)], address, more);
      const submit = async (more?: Partial<Choice>, parcel?: ParcelFields) =>
        submitted(member, await choice(more, parcel));
      const ordered = async (more?: Partial<Choice>, parcel?: ParcelFields) => {
        const order = await submit(more, parcel);
        if (!order.ok) throw new Error(order.failure.message);
        return order.data;
      };
      return { ...member, choice, submit, ordered };
    },
    held: async (member, fields = {}) => {
      const couponId = await coupon(fields);
      const row = await world.row('members', { id: member.id });
      await finance.client.call('issueCoupon', {
        id: couponId,
        to: 'accounts',
        accounts: [row?.account ?? ''],
      });
      const copy = await world.row('memberCoupons', { memberId: member.id, couponId });
      if (copy === undefined) throw new Error('the coupon was not given');
      return copy.id;
    },
    endsIn: (id, days) => world.change('memberCoupons', { id }, { validUntil: inDays(days) }),
    givePoints: async (member, points) =>
      (await world.tw.staff(['finance'])).client.call('adjustPoints', {
        memberId: member.id,
        points,
        reason: 'test',
      }),
    pack: (orderId, weightG) => packed(clerk, orderId, weightG),
  };
}

/** Finds every violation of the sums that must hold between coupons and their copies. */
export async function faultsOfCoupons(world: World): Promise<unknown[]> {
  return world.sql(`
    select coupons.id from coupons
    left join member_coupons held on held.coupon_id = coupons.id and held.shop_id = coupons.shop_id
    group by coupons.shop_id, coupons.id
    having coupons.issued_count <> count(held.id)
      or coupons.used_count <> count(*) filter (where held.state = 'used')
      or coupons.used_minor <> coalesce(sum(held.deducted_minor), 0)
      or coupons.used_minor > coupons.budget_minor
      or coupons.issued_count > coupons.total_count`);
}

/** A member with a coupon and an order that uses it. */
export async function discountedOrder(scene: CouponWorld, fields: Partial<CouponInput> = {}) {
  const buyer = await scene.buyer();
  const copy = await scene.held(buyer, fields);
  return { buyer, copy, order: await buyer.ordered({ memberCouponId: copy }) };
}

/** The status under which a member sees a copy, and the order that used it. */
export async function statusOf(member: Person, copy: string) {
  for (const status of [1, 2, 3]) {
    const { list } = await member.client.call('listCoupons', { status });
    const found = list.find(({ id }) => id === copy);
    if (found) return { status, orderId: found.orderId, deductedMinor: found.deductedMinor };
  }
  return undefined;
}

/** Generates codes for a coupon and returns them. */
export async function codesOf(
  { finance, world }: CouponWorld,
  couponId: string,
  more: { count?: number; maxUses?: number; expiresAt?: string } = {},
): Promise<string[]> {
  const made = await finance.client.call('makeCouponCodes', { id: couponId, count: 1, ...more });
  const rows = await world.sql<{ code: string }>('select code from coupon_codes where batch_id = $1', [
    made.batchId,
  ]);
  return rows.map(({ code }) => code);
}
