import { maxGoodsNameLength } from '@crossdock/domain/parcels/declaration.ts';
import { contentsText, goodsMinor, measuresTogether, parcelsOf } from '@crossdock/domain/products/bought.ts';
import { addPhoto } from '../parcels/desk.store.ts';
import { beginParcels } from '../parcels/forecast.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff, System } from '../platform/scope.ts';
import { layInto, linesOf, type PurchaseLineRow, type PurchaseRow } from '../products/purchases.store.ts';

/**
 * Lays what a purchase paid for on the shelf, as its member's own parcels: one for each warehouse and goods type, so that
 * each can travel with what they have there already. A product's picture is the picture of its parcel.
 */
export async function deliver(
  tx: Tx,
  actor: Member | Staff | System,
  purchase: Pick<PurchaseRow, 'id' | 'number' | 'memberId'>,
): Promise<void> {
  const lines = await linesOf(tx, [purchase.id]);
  const parcels = parcelsOf(lines.map((line) => ({ ...line, name: line.name[actor.lang] })));
  for (const [at, goods] of parcels.entries()) {
    const courierNumber = parcels.length === 1 ? purchase.number : `${purchase.number}-${at + 1}`;
    const [begun] = await beginParcels(tx, actor, [
      { ...contentsOf(goods), courierNumber, memberId: purchase.memberId, ...placed(tx) },
    ]);
    if (begun === undefined) throw new Error(`${courierNumber} is taken`);
    const positions = goods.map(({ position }) => position);
    await layInto(tx, purchase.id, positions, begun.id);
    const pictures = new Set(goods.flatMap(({ fileId }) => fileId ?? []));
    await Promise.all([...pictures].map((fileId) => addPhoto(tx, begun.id, fileId, 'receive')));
  }
}

const placed = (tx: Tx) => ({
  state: 'shelved' as const,
  forecastAt: tx.now,
  arrivedAt: tx.now,
  shelvedAt: tx.now,
});

type Goods = Omit<PurchaseLineRow, 'name'> & { readonly name: string };

function contentsOf(goods: readonly Goods[]) {
  const [first] = goods;
  return {
    ...measuresTogether(goods),
    goodsName: contentsText(
      goods.map(({ name }) => name),
      maxGoodsNameLength,
    ),
    goodsTypeId: first?.goodsTypeId ?? null,
    goodsCount: goods.reduce((all, { quantity }) => all + quantity, 0),
    declaredValueMinor: goodsMinor(goods),
    warehouseId: first?.warehouseId ?? null,
    shelfCode: first?.shelfCode ?? '',
  };
}
