import type { Output, Request } from '@crossdock/contract/table.ts';
import { newId } from '../src/platform/ids.ts';
import { type ReadyOrder, type ShippingWorld, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

/** A shop whose members have received orders that they can claim for, and clerks who decide the claims. */
export interface AfterSalesWorld extends ShippingWorld {
  readonly support: Person;
  readonly finance: Person;
  /** An order that its member has received: two parcels, each declared at 1,200.00, insured for 1,200.00 in total. */
  signed(member: Person): Promise<ReadyOrder>;
  /** The input of a claim for 1.00 of the first parcel's freight. */
  asked(member: Person, order: ReadyOrder, changes?: Partial<ClaimInput>): Promise<ClaimInput>;
  file(member: Person, order: ReadyOrder, changes?: Partial<ClaimInput>): Promise<string>;
  limits(member: Person, order: ReadyOrder): Promise<Output<'getAfterSalesLimits'>>;
  firstLimit(member: Person, order: ReadyOrder): Promise<Output<'getAfterSalesLimits'>['parcels'][number]>;
  /** Approves the claim as support, with a new idempotency key each time. */
  grant(id: string, amountMinor: number, more?: object): ReturnType<Person['client']['attempt']>;
  /** The sum of the shop's ledger accounts of this kind, in minor units. */
  account(kind: string): Promise<number>;
  setRules(rules: Request<'saveAfterSalesSettings'>): Promise<void>;
}
export type ClaimInput = Request<'applyForAfterSales'>;

export const usualRules = { days: 30, parcelMaxMinor: 1_000_000, partlyReasons: [], rejectedReasons: [] };

export async function startAfterSalesWorld(): Promise<AfterSalesWorld> {
  const scene = await startShippingWorld({ env: { DATABASE_POOL: '20' } });
  const { world, shop } = scene;
  const asked: AfterSalesWorld['asked'] = async (member, order, changes = {}) => ({
    orderId: order.id,
    parcelId: order.parcelIds[0] ?? '',
    kind: 'freight',
    amountMinor: 100,
    damageFileIds: [await shop.pictureOf(member, 'aftersales')],
    purchaseFileIds: [await shop.pictureOf(member, 'aftersales')],
    remark: '箱子被壓破了',
    ...changes,
  });
  const support = await shop.staff(['support']);
  const limits: AfterSalesWorld['limits'] = ({ client }, { id: orderId }) =>
    client.call('getAfterSalesLimits', { orderId });
  return {
    ...scene,
    support,
    limits,
    firstLimit: async (member, order) => {
      const [first] = (await limits(member, order)).parcels;
      if (!first) throw new Error('no parcel');
      return first;
    },
    grant: (id, amountMinor, more = {}) =>
      support.client.attempt(
        'approveAfterSales',
        { id, amountMinor, way: 'balance', ...more },
        { idempotencyKey: newId() },
      ),
    finance: await shop.staff(['finance']),
    asked,
    file: async (member, order, changes) =>
      (await member.client.call('applyForAfterSales', await asked(member, order, changes))).id,
    signed: async (member) => {
      const order = await scene.shipped(member, { parcels: 2, insuredMinor: 120_000 });
      await member.client.call('signOrder', { orderId: order.id });
      return order;
    },
    account: async (kind) => {
      const [row] = await world.sql<{ sum: number }>(
        'select coalesce(sum(balance_minor), 0)::int as sum from ledger_accounts where shop_id = $1 and kind = $2',
        [shop.id, kind],
      );
      return row?.sum ?? 0;
    },
    setRules: async (rules) => {
      await scene.owner.client.call('saveAfterSalesSettings', rules);
    },
  };
}
