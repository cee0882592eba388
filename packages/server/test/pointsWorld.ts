import type { Output } from '@crossdock/contract/table.ts';
import { spendPoints, usablePointsBalance } from '../src/points/store.ts';
import { refundToBalance } from '../src/settlement/refundToBalance.ts';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

/** The rules for points in both shops: one point for 10.00 of freight, each worth 0.50. */
export const pointsSettings = {
  active: true,
  earnPerMinor: 1_000,
  worthMinor: 50,
  minUse: 5,
  maxShareBp: 5_000,
  exchangeable: true,
};

/** A shop whose members earn points when they pay. */
export interface PointsWorld {
  readonly world: World;
  readonly pay: PayWorld;
  readonly finance: Person;
  /** A packed order whose bill is freight, less a coupon if one is given. */
  order(this: void, member: Person, billMinor: number, couponMinor?: number): Promise<string>;
  paidOrder(this: void, member: Person, billMinor: number): Promise<string>;
  refund(this: void, member: Person, orderId: string, amountMinor: number): Promise<void>;
  give(this: void, member: Person, points: number): Promise<unknown>;
  spend(this: void, member: Person, points: number, orderId: string): Promise<boolean>;
  exchange(this: void, member: Person, points: number): ReturnType<typeof exchange>;
  points(this: void, member: Person): Promise<number>;
  /** The earned and spent points, as the member reads them. */
  records(this: void, member: Person): Promise<Output<'queryPoints'>['list']>;
}

const exchange = (member: Person, points: number) => member.client.attempt('exchangePoints', { points });

export async function openPointsWorld(): Promise<PointsWorld> {
  const world = await startWorld({ env: { DATABASE_POOL: '20' }, settings: { points: pointsSettings } });
  const pay = await openPayWorld(world);
  const finance = await world.tw.staff(['finance']);
  const order = async (member: Person, billMinor: number, couponMinor = 0) => {
    const orderId = await pay.order(member, billMinor);
    await world.sql(
      `insert into order_lines (shop_id, order_id, stage, position, kind, amount_minor, reason)
       select $1, $2, 'bill', position, kind, amount, '{}'
       from unnest(array['freight', 'coupon'], array[$3::bigint, $4]) with ordinality as lines (kind, amount, position)
       where amount <> 0`,
      [world.tw.id, orderId, billMinor + couponMinor, 0 - couponMinor],
    );
    return orderId;
  };
  return {
    world,
    pay,
    finance,
    order,
    paidOrder: async (member, billMinor) => {
      const orderId = await order(member, billMinor);
      await pay.give(member, billMinor);
      await member.client.call('payFromBalance', { orderId });
      return orderId;
    },
    refund: (member, orderId, amountMinor) =>
      pay.transact<void>((tx) =>
        refundToBalance(
          tx,
          pay.system,
          { order: { id: orderId, number: 'refund', memberId: member.id } },
          amountMinor,
        ),
      ) as Promise<void>,
    give: (member, points) =>
      finance.client.call('adjustPoints', { memberId: member.id, points, reason: 'test' }),
    spend: (member, points, orderId) =>
      pay.transact<boolean>((tx) =>
        spendPoints(tx, pay.system, { memberId: member.id, points, orderId, memo: '' }),
      ) as Promise<boolean>,
    exchange,
    points: (member) => pay.transact<number>((tx) => usablePointsBalance(tx, member.id)) as Promise<number>,
    records: async (member) => (await member.client.call('queryPoints', {})).list,
  };
}

/**
 * Checks that balance and debt equal the sums of their entries, and that each entry starts where the previous one
 * ended.
 */
export async function faultsOfPoints(world: World): Promise<string[]> {
  const unequal = await world.sql<{ memberId: string }>(
    `select b.member_id from points_balances b left join points_entries e using (shop_id, member_id)
     group by b.shop_id, b.member_id, b.balance, b.owed
     having b.balance <> coalesce(sum(e.amount), 0) or b.owed <> coalesce(sum(e.owed_change), 0)`,
  );
  const broken = await world.sql<{ memberId: string }>(
    `select member_id from (select member_id, balance_after, amount,
       coalesce(lag(balance_after) over (partition by shop_id, member_id order by id), 0) as before
     from points_entries) entries where before + amount <> balance_after`,
  );
  return [
    ...unequal.map(({ memberId }) => `${memberId} differs from its entries`),
    ...broken.map(({ memberId }) => `${memberId} has entries that do not follow each other`),
  ];
}
