import { splitCustomsLines } from '@crossdock/domain/vipOrders/rules.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { storeDeclarations } from '../vipOrders/numbers.store.ts';
import { currentCustomsLines } from '../vipOrders/products.store.ts';

/**
 * Divides the goods of a VIP order among its remaining parcels again, so that together they still contain
 * everything.
 */
export async function redistributeGoods(
  tx: Tx,
  { lang, shop }: Pick<Member, 'lang' | 'shop'>,
  vip: { readonly id: string },
  parcels: readonly { readonly id: string }[],
): Promise<void> {
  const lines = await currentCustomsLines(tx, vip.id);
  const shares = splitCustomsLines(
    lines.map((line) => ({ ...line, name: line[lang] })),
    parcels.length,
    shop.settings.coinMinor,
  );
  await storeDeclarations(
    tx,
    parcels.flatMap(({ id }, at) => {
      const share = shares[at];
      return share ? [{ id, ...share }] : [];
    }),
  );
}
