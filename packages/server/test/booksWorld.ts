import { minor } from '@crossdock/domain/money.ts';
import type { AccountRef } from '@crossdock/domain/wallet/movement.ts';
import { asShopId, type System, systemActor } from '../src/platform/scope.ts';
import { transfer } from '../src/wallet/store.ts';
import type { Person, World, WorldShop } from './world.ts';

/** A finance clerk, and a way to move money at any time. */
export interface LedgerTools {
  readonly finance: Person;
  /** Moves money, dated `at` or, by default, now. */
  move(from: AccountRef, to: AccountRef, amount: number, at?: string): Promise<void>;
}

export const zone = { tw: 'Asia/Taipei', th: 'Asia/Bangkok' } as const;

export async function openLedgerTools(world: World, shop: WorldShop): Promise<LedgerTools> {
  const found = await world.running.services.tenants.ofHost(shop.host);
  if (found === null) throw new Error('no shop');
  const system: System = systemActor(found, 'test');
  return {
    finance: await shop.staff(['finance']),
    move: async (from, to, amount, at) => {
      await world.running.database.transact(asShopId(shop.id), (tx) =>
        transfer(tx, system, { from, to, amount: minor(amount), kind: 'adjustment', memo: at ?? '' }),
      );
      if (at) await world.change('ledgerTransfers', { shopId: shop.id, memo: at }, { at });
    },
  };
}

export const balanceAccountOf = (member: Person): AccountRef => ({
  kind: 'memberBalance',
  memberId: member.id,
});
export const bank: AccountRef = { kind: 'bank' };
export const revenue: AccountRef = { kind: 'revenue' };
