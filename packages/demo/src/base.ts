import type { Tx } from '@crossdock/server/platform/db.ts';
import type { FileStore } from '@crossdock/server/platform/files.ts';
import type { DemoMember } from './people.ts';
import type { DemoShop } from './shops.ts';

/** What trade needs to know of the shop: who works there, who buys, where things lie, which pictures there are. */
export interface Base {
  readonly members: readonly DemoMember[];
  readonly staffIds: Readonly<Record<'owner' | 'warehouse' | 'finance' | 'support', string>>;
  readonly warehouseIds: ReadonlyMap<string, string>;
  readonly goodsTypeIds: ReadonlyMap<string, string>;
  readonly bankAccountId: string;
  /** The own ones are the newcomer's own uploads: forms that keep an earlier picture offer them again. */
  readonly pictures: Readonly<
    Record<
      'arrival' | 'scale' | 'packed' | 'voucher' | 'papers' | 'post' | 'ownVoucher' | 'ownAccount',
      readonly string[]
    >
  >;
}

/** The shop and the moment for which a set is laid. */
export interface SetOf extends Base {
  readonly shop: DemoShop;
  readonly shopId: string;
  readonly code: string;
  readonly now: number;
  readonly files: FileStore;
}

/** What a noun has to show in a demo shop, once members, parcels and orders are there: each exported `lay…` is found by its name. */
export type DemoSet = (tx: Tx, of: SetOf) => Promise<void>;
