import type { DemoMember } from './people.ts';

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
