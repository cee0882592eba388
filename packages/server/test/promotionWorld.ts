import { openPayWorld, type PayWorld } from './payWorld.ts';
import type { Person, World, WorldShop } from './world.ts';

/** A shop in which members invite each other and pay freight. */
export interface PromotionWorld extends PayWorld {
  /** A member invited by `referrer`, with money to spend. */
  friendOf(referrer: Person, balanceMinor?: number): Promise<Person>;
  /** A packed order that awaits payment, whose bill is freight alone. */
  freightOrder(member: Person, freightMinor: number): Promise<string>;
  /** As `freightOrder`, and paid. */
  paidOrder(member: Person, freightMinor: number): Promise<string>;
  earnings(member: Person): Promise<number>;
  earningOf(orderId: string): Promise<EarningRow | undefined>;
}

export interface EarningRow {
  readonly id: string;
  readonly amount: number;
  readonly reversed: number;
  readonly taken: number;
}

export async function openPromotionWorld(world: World, shop: WorldShop = world.tw): Promise<PromotionWorld> {
  const pay = await openPayWorld(world, shop);
  const freightOrder = async (member: Person, freightMinor: number) => {
    const id = await pay.order(member, freightMinor);
    await world.sql(
      `insert into order_lines (shop_id, order_id, stage, position, kind, amount_minor, reason)
       values ($1, $2, 'bill', 0, 'freight', $3, '{"rule":"freight.grade","numbers":{}}')`,
      [shop.id, id, freightMinor],
    );
    return id;
  };
  return {
    ...pay,
    freightOrder,
    friendOf: async (referrer, balanceMinor = 500_000) => {
      const friend = await pay.memberWith(balanceMinor);
      await world.change('members', { id: friend.id }, { referrerId: referrer.id });
      return friend;
    },
    paidOrder: async (member, freightMinor) => {
      const orderId = await freightOrder(member, freightMinor);
      await member.client.call('payFromBalance', { orderId });
      return orderId;
    },
    earnings: async (member) => {
      const [row] = await world.sql<{ balance: string }>(
        `select coalesce(sum(balance_minor), 0) as balance from ledger_accounts
         where kind = 'memberEarnings' and member_id = $1`,
        [member.id],
      );
      return Number(row?.balance);
    },
    earningOf: async (orderId) => {
      const [row] = await world.sql<EarningRow>(
        `select id, amount_minor::int as amount, reversed_minor::int as reversed, taken_back_minor::int as taken
         from promotion_earnings where order_id = $1`,
        [orderId],
      );
      return row;
    },
  };
}
