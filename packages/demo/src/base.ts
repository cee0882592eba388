import type { Tx } from '@crossdock/server/platform/db.ts';
import type { FileStore } from '@crossdock/server/platform/files.ts';
import type { DemoMember } from './people.ts';
import type { PricedOrder } from './priceOrder.ts';
import type { DemoShop } from './shops.ts';

/** The members of a shop and their orders, for the sets of demo data that depend on them. */
export interface DemoMembersAndOrders {
  readonly shopId: string;
  readonly members: readonly DemoMember[];
  readonly trades: readonly PricedOrder[];
  readonly now: number;
}

/** The shop's data that orders and parcels need: staff, members, warehouses, goods types and pictures. */
export interface DemoBase {
  readonly members: readonly DemoMember[];
  readonly staffIds: Readonly<Record<'owner' | 'warehouse' | 'finance' | 'support', string>>;
  readonly warehouseIds: ReadonlyMap<string, string>;
  readonly goodsTypeIds: ReadonlyMap<string, string>;
  readonly bankAccountId: string;
  /** Pictures named `own…` are uploads of the demo member, which forms offer for reuse. */
  readonly pictures: Readonly<
    Record<
      'arrival' | 'scale' | 'packed' | 'voucher' | 'papers' | 'post' | 'ownVoucher' | 'ownAccount',
      readonly string[]
    >
  >;
}

/** The shop and the time for which a set of demo data is created. */
export interface DemoSetContext extends DemoBase {
  readonly shop: DemoShop;
  readonly shopId: string;
  readonly code: string;
  readonly now: number;
  readonly files: FileStore;
}

/** Creates a noun's demo data after members, parcels and orders exist. Each exported `seed…` is found by its name. */
export type DemoSet = (tx: Tx, of: DemoSetContext) => Promise<void>;
