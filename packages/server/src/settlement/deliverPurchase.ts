import { maxGoodsNameLength } from '@crossdock/domain/parcels/declaration.ts';
import {
  combinedMeasures,
  contentsText,
  goodsMinor,
  groupIntoParcels,
} from '@crossdock/domain/products/purchaseLines.ts';
import { findMember } from '../members/store.ts';
import { addPhoto } from '../parcels/desk.store.ts';
import { insertParcels } from '../parcels/forecast.store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Member, Staff, System } from '../platform/scope.ts';
import {
  attachParcel,
  type PurchaseLineRow,
  type PurchaseRow,
  purchaseLines,
} from '../products/purchases.store.ts';

/**
 * Puts purchased goods on the shelf as parcels of the member: one for each warehouse and goods type, so that
 * each can ship with the member's other parcels there. Names are in the member's language. The product's
 * photo becomes the parcel's.
 */
export async function deliverPurchase(
  tx: Tx,
  actor: Member | Staff | System,
  purchase: Pick<PurchaseRow, 'id' | 'number' | 'memberId'>,
): Promise<void> {
  const lines = await purchaseLines(tx, [purchase.id]);
  const lang = (await findMember(tx, purchase.memberId))?.lang ?? actor.shop.defaultLang;
  const parcels = groupIntoParcels(lines.map((line) => ({ ...line, name: line.name[lang] })));
  const numbers = new Numbers(purchase.number, parcels.length);
  for (const goods of parcels) {
    const { id } = await begin(tx, actor, numbers, { ...contentsOf(goods), memberId: purchase.memberId });
    const positions = fieldOf(goods, 'position');
    await attachParcel(tx, purchase.id, positions, id);
    const pictures = new Set(goods.flatMap(({ fileId }) => fileId ?? []));
    await Promise.all([...pictures].map((fileId) => addPhoto(tx, id, fileId, 'receive')));
  }
}

/**
 * Numbers for a purchase's parcels: its own number for a single parcel; with `-1`, `-2` and so on for
 * several.
 */
class Numbers {
  readonly #number: string;
  #next: number;

  constructor(number: string, parcels: number) {
    this.#number = number;
    this.#next = parcels === 1 ? 0 : 1;
  }

  next(): string {
    const at = this.#next;
    this.#next += 1;
    return at === 0 ? this.#number : `${this.#number}-${at}`;
  }
}

const mostTries = 50;

/** Uses the first free number, because members could formerly forecast parcels under such numbers. */
async function begin(
  tx: Tx,
  actor: Member | Staff | System,
  numbers: Numbers,
  parcel: ReturnType<typeof contentsOf> & { readonly memberId: string },
) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [begun] = await insertParcels(tx, actor, [
      { ...parcel, courierNumber: numbers.next(), ...placed(tx) },
    ]);
    if (begun !== undefined) return begun;
  }
  throw new Error(`no number of ${mostTries} was free for a parcel of this purchase`);
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
    ...combinedMeasures(goods),
    goodsName: contentsText(fieldOf(goods, 'name'), maxGoodsNameLength),
    goodsTypeId: first?.goodsTypeId ?? null,
    goodsCount: goods.reduce((all, { quantity }) => all + quantity, 0),
    declaredValueMinor: goodsMinor(goods),
    warehouseId: first?.warehouseId ?? null,
    shelfCode: first?.shelfCode ?? '',
  };
}
