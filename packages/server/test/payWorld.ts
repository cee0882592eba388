import { newId } from '../src/platform/ids.ts';
import type { JobDefinition } from '../src/platform/jobs.ts';
import { asShopId, type System, systemActor } from '../src/platform/scope.ts';
import {
  choiceOf,
  insertApprovedAddress,
  insertLane,
  insertShelvedParcel,
  type Lane,
  submitAtQuote,
} from './orderWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import type { Person, World, WorldShop } from './world.ts';

/** A shop whose members have orders to pay, money, and every payment method. */
export interface PayWorld {
  readonly shop: WorldShop;
  readonly lane: Lane;
  readonly system: System;
  /** A packed order with this bill that awaits payment. */
  order(member: Person, billMinor: number, changes?: Readonly<Record<string, unknown>>): Promise<string>;
  /** A member with this balance. */
  memberWith(balanceMinor: number): Promise<Person>;
  /** A member with this balance, and a packed order of theirs with this bill. */
  memberWithOrder(billMinor: number, balanceMinor?: number): Promise<{ member: Person; orderId: string }>;
  give(member: Person, amountMinor: number): Promise<void>;
  balance(member: Person): Promise<number>;
  orderState(orderId: string): Promise<{ state: string; paid: number; paymentState: string }>;
  transact: <T>(work: Parameters<World['running']['database']['transact']>[1]) => Promise<T>;
  /** Runs a job for the shop, as the worker would. */
  runJob: (job: JobDefinition | undefined, data?: Record<string, unknown>) => Promise<void>;
}

const methods = [
  { code: 'balance', fee: 0, orders: true, recharge: false },
  { code: 'card', fee: 250, orders: true, recharge: true },
  { code: 'sandbox', fee: 150, orders: true, recharge: true },
  { code: 'bank', fee: 0, orders: true, recharge: true },
  { code: 'cod', fee: 0, orders: true, recharge: false },
];

export async function openPayWorld(world: World, shop: WorldShop = world.tw): Promise<PayWorld> {
  await world.change('shops', { id: shop.id }, { demo: true });
  for (const [position, { code, fee, orders, recharge }] of methods.entries())
    await world.sql(
      `insert into payment_methods (shop_id, code, zh, tw, en, fee_basis_points, for_orders, for_recharge, position)
       values ($1, $2, $2, $2, $2, $3, $4, $5, $6)`,
      [shop.id, code, fee, orders, recharge, position],
    );
  const lane = await insertLane(world, shop);
  const first = await shop.member();
  const parcel = await insertShelvedParcel(world, lane, first);
  const template = await submitAtQuote(
    first,
    choiceOf(lane, [parcel], await insertApprovedAddress(world, lane, first)),
  );
  const owner = await shop.staff(['owner']);
  const found = await world.running.services.tenants.ofHost(shop.host);
  if (found === null) throw new Error('no shop');
  const give = async (member: Person, amountMinor: number) => {
    await owner.client.call('adjustMemberBalance', { memberId: member.id, amountMinor, reason: 'test' });
  };
  const order: PayWorld['order'] = (member, billMinor, changes = {}) =>
    copyOrder(world, shop, template.id, member, billMinor, changes);
  const memberWith = async (balanceMinor: number) => {
    const member = await shop.member();
    if (balanceMinor > 0) await give(member, balanceMinor);
    return member;
  };
  return {
    shop,
    lane,
    system: systemActor(found, 'test'),
    order,
    give,
    memberWith,
    memberWithOrder: async (billMinor, balanceMinor = 0) => {
      const member = await memberWith(balanceMinor);
      return { member, orderId: await order(member, billMinor) };
    },
    balance: async (member) => (await member.client.call('getWallet', {})).balanceMinor,
    orderState: async (orderId) => {
      const [row] = await world.sql<{ state: string; paid: number; paymentState: string }>(
        'select state, paid_minor::int as paid, payment_state from orders where id = $1',
        [orderId],
      );
      if (row === undefined) throw new Error('no order');
      return row;
    },
    transact: (work) => world.running.database.transact(asShopId(shop.id), work) as never,
    runJob: async (job, data) => {
      if (data === undefined) await runJobIfDue(world, shop, job);
      else
        await job?.run(world.running.database.noTransaction(asShopId(shop.id)), { ...data, shopId: shop.id });
    },
  };
}

let ordersMade = 0;

/** Copies a submitted order as a packed one with this bill, so that tests of payments need no warehouse calls. */
async function copyOrder(
  world: World,
  shop: WorldShop,
  templateId: string,
  member: Person,
  billMinor: number,
  changes: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = newId();
  const row = {
    id,
    number: `T${++ordersMade}`,
    memberId: member.id,
    state: 'awaitingPayment',
    billTotalMinor: billMinor,
    ...changes,
  };
  const columns = await world.sql<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'orders'`,
  );
  const names = Object.keys(row).map(toColumnName);
  const values = columns.map(({ name }) => (names.includes(name) ? `$${names.indexOf(name) + 2}` : name));
  await world.sql(
    `insert into orders (${columns.map(({ name }) => name).join(', ')}) select ${values.join(', ')} from orders where id = $1`,
    [templateId, ...Object.values(row)],
  );
  await world.sql(
    `insert into counters values ($1, $2, $3, 1) on conflict (shop_id, member_id, name) do update set value = counters.value + 1`,
    [shop.id, member.id, `order.${row.state}`],
  );
  // The order has one package. Its state follows from the order's state.
  await world.sql(
    `insert into packages (shop_id, id, order_id, position, weight_g, length_mm, width_mm, height_mm, created_at)
     values ($1, $2, $3, 1, 1000, 100, 100, 100, now())`,
    [shop.id, newId(), id],
  );
  return id;
}

/** Checks the ledger's guarantees with SQL alone. Returns every violation. */
export async function faultsOfLedger(world: World): Promise<string[]> {
  const faults: string[] = [];
  const [sum] = await world.sql<{ total: string }>(
    'select coalesce(sum(balance_minor), 0) as total from ledger_accounts',
  );
  if (Number(sum?.total) !== 0) faults.push(`all accounts sum to ${sum?.total}`);
  const broken = await world.sql(
    `select a.id from ledger_accounts a left join (
       select credit_account_id as id, amount_minor as amount from ledger_transfers
       union all select debit_account_id, -amount_minor from ledger_transfers
     ) t on t.id = a.id group by a.id, a.balance_minor having a.balance_minor <> coalesce(sum(t.amount), 0)`,
  );
  if (broken.length > 0) faults.push(`${broken.length} accounts differ from their entries`);
  const negative = await world.sql(
    'select id from ledger_accounts where member_id is not null and balance_minor < 0',
  );
  if (negative.length > 0) faults.push(`${negative.length} members below zero`);
  const twice = await world.sql(
    `select order_id from ledger_transfers where kind = 'orderPayment' and order_id is not null
     group by order_id having count(*) > 1`,
  );
  if (twice.length > 0) faults.push(`${twice.length} orders charged twice`);
  const unlike = await world.sql(
    `select p.id from purchases p left join ledger_transfers t
       on t.shop_id = p.shop_id and t.purchase_id = p.id and t.kind in ('purchasePayment', 'purchaseRefund')
     group by p.id, p.state, p.paid_minor, p.total_minor
     having coalesce(sum(case t.kind when 'purchasePayment' then t.amount_minor else -t.amount_minor end), 0) <> p.paid_minor
       or count(t.id) <> case when p.total_minor = 0 then 0 when p.state = 'paid' then 1 when p.state = 'refunded' then 2 else 0 end`,
  );
  if (unlike.length > 0) faults.push(`${unlike.length} purchases paid otherwise than booked`);
  const paidTwice = await world.sql(
    `select w.id from withdrawals w left join ledger_transfers t on t.shop_id = w.shop_id and t.withdrawal_id = w.id and t.kind in ('withdrawalPaid', 'withdrawalRelease')
     group by w.id, w.state having count(t.id) <> case w.state when 'pending' then 0 else 1 end`,
  );
  if (paidTwice.length > 0) faults.push(`${paidTwice.length} withdrawals not settled exactly once`);
  const bonuses = await world.sql(
    `select payment_id, bank_transfer_id from ledger_transfers where kind = 'rechargeBonus'
     group by payment_id, bank_transfer_id having count(*) > 1`,
  );
  if (bonuses.length > 0) faults.push(`${bonuses.length} bonuses paid twice`);
  return faults;
}

import { toColumnName } from '../src/platform/columns.ts';

/** The member's notifications about their balance, oldest first: event and amount. */
export async function balanceNotificationsOf(
  world: World,
  { id }: Pick<Person, 'id'>,
): Promise<[string, number][]> {
  const rows = await world.sql<{ event: string; amount: number }>(
    `select event, (params ->> 'amountMinor')::int as amount from notifications
     where member_id = $1 and event like 'balance.%' order by id`,
    [id],
  );
  return rows.map(({ event, amount }) => [event, amount]);
}
