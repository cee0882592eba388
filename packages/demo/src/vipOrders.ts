import { toMinor } from '@crossdock/domain/money.ts';
import { smallestCoin } from '@crossdock/domain/shops/currencies.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import type { DemoBase } from './base.ts';
import { insertTables } from './insertTables.ts';
import { membersAt } from './people.ts';
import { Random } from './random.ts';
import { day, hour, iso } from './times.ts';
import { destinationsOf } from './vipDestinations.ts';
import { insertVipImports } from './vipImports.ts';
import { parcelSteps } from './vipParcels.ts';
import { demoProducts } from './vipProducts.ts';
import { vipOrderSteps } from './vipSteps.ts';

interface VipsOf extends DemoBase {
  readonly shopId: string;
  readonly currency: string;
  readonly now: number;
}

/** A VIP order that has not become a shipping order. */
interface Wanted {
  readonly arrived: number;
  readonly expected: number;
  readonly daysAgo: number;
  readonly state?: 'cancelled';
  readonly asked?: true;
  readonly products: readonly number[];
}

const ofFirst: readonly Wanted[] = [
  { arrived: 2, expected: 3, daysAgo: 3, products: [0, 3, 8] },
  { arrived: 1, expected: 1, daysAgo: 9, asked: true, products: [6] },
  { arrived: 0, expected: 2, daysAgo: 20, state: 'cancelled', products: [11] },
];
const ofOthers: readonly Wanted[] = [
  { arrived: 0, expected: 4, daysAgo: 1, products: [5, 9] },
  { arrived: 3, expected: 1, daysAgo: 5, products: [1, 2, 4] },
  { arrived: 1, expected: 2, daysAgo: 12, asked: true, products: [14] },
];

/** Inserts the product dictionary, members who may place VIP orders, and VIP orders in every state. */
export async function insertVipOrders(tx: Tx, of: VipsOf): Promise<void> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(79_000 + of.members.length);
  const products = demoProducts.map(([[zh, tw, en], hsCode, unit, value, goodsType]) => ({
    ...{ zh, tw, en, hsCode, unit },
    shopId: of.shopId,
    id: random.idAt(of.now - 200 * day),
    valueMinor: toMinor(value, of.currency),
    goodsTypeId: of.goodsTypeIds.get(goodsType) ?? '',
    createdAt: iso(of.now - 200 * day),
  }));
  await insertRows(tx, 'customsProducts', products);
  const ways = await destinationsOf(
    tx,
    membersAt(of.members, of.now - 30 * day)
      .slice(0, 1 + ofOthers.length)
      .map(({ id }) => id),
  );
  const [first] = of.members;
  const wanted = ways.flatMap((way, at) =>
    way.memberId === first?.id
      ? ofFirst.map((one) => ({ way, one }))
      : ofOthers.slice(at % ofOthers.length, (at % ofOthers.length) + 1).map((one) => ({ way, one })),
  );
  const made: Made[] = wanted.map(({ way, one }) => vipOf(random, of, { way, one, products }));
  if (first) made.push(...(await ofOrders(tx, random, of, { memberId: first.id, products })));
  await write(
    tx,
    ways.map(({ memberId }) => memberId),
    made,
  );
  const ofNewcomer = made.filter(({ row }) => row.memberId === first?.id && row.state === 'waiting');
  await insertVipImports(tx, of, ofNewcomer);
}

type Product = { readonly id: string; readonly zh: string; readonly tw: string; readonly en: string } & {
  readonly hsCode: string;
  readonly unit: string;
  readonly valueMinor: number;
  readonly goodsTypeId: string;
};
type Way = Awaited<ReturnType<typeof destinationsOf>>[number];

interface Asked {
  readonly way: Way;
  readonly one: Wanted;
  readonly products: readonly Product[];
}

function vipOf(random: Random, of: VipsOf, { way, one, products }: Asked) {
  const at = of.now - one.daysAgo * day;
  const id = random.idAt(at);
  const chosen = one.products.flatMap((place) => products[place] ?? []);
  const lines = chosen.map((product) => lineOf(product, random.int(1, 4), product.valueMinor));
  const declaredMinor = lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);
  const count = one.arrived + one.expected;
  const coin = smallestCoin(of.currency);
  const parcels = Array.from({ length: count }, (_, place) => {
    const here = place < one.arrived;
    const arrivedAt = iso(at + (12 + place * 9) * hour);
    return {
      shopId: of.shopId,
      id: random.idAt(at + place),
      number: random.reference('P'),
      courierNumber: `SF${random.digits(13)}`,
      courier: 'sf',
      memberId: way.memberId,
      warehouseId: way.warehouseId,
      state: here ? 'received' : 'forecast',
      goodsTypeId: chosen[0]?.goodsTypeId ?? '',
      goodsName: chosen.map(({ tw }) => tw).join('、'),
      goodsCount: 1,
      declaredValueMinor: Math.floor(declaredMinor / (count * coin)) * coin,
      forecastAt: iso(at),
      createdAt: iso(at),
      updatedAt: here ? arrivedAt : iso(at),
      arrivedAt: here ? arrivedAt : null,
      receivedBy: here ? of.staffIds.warehouse : null,
      weightG: here ? random.int(4, 40) * 100 : null,
      lengthMm: here ? 320 : null,
      widthMm: here ? 240 : null,
      heightMm: here ? random.int(6, 20) * 10 : null,
    };
  });
  const state = one.state ?? ('waiting' as const);
  const askedAt = one.asked ? iso(of.now - day) : null;
  const step = (event: string, when: number) => ({
    shopId: of.shopId,
    id: random.idAt(when),
    noun: 'vipOrder',
    subjectId: id,
    event,
    fromState: event === 'place' ? null : 'waiting',
    toState: event === 'cancel' ? 'cancelled' : 'waiting',
    at: iso(when),
    memberId: event === 'ask' ? null : way.memberId,
    staffId: null,
    why: '',
  });
  const steps = [
    ...parcels.flatMap((parcel) =>
      parcelSteps(random, of.staffIds.warehouse, { ...parcel, shopId: of.shopId }),
    ),
    step('place', at),
    ...(one.asked ? [step('ask', of.now - day)] : []),
    ...(state === 'cancelled' ? [step('cancel', at + 2 * day)] : []),
  ];
  const { warehouseId: _, ...sent } = way;
  const number = random.reference('CD');
  const row = { ...rowOf(of, at), ...sent, id, number, state, askedAt, declaredMinor, orderId: null };
  return { row, lines, parcels, parcelIds: parcels.map((parcel) => parcel.id), steps };
}

const lineOf = (
  { id: productId, zh, tw, en, hsCode, unit }: Product,
  quantity: number,
  priceMinor: number,
) => ({
  ...{ productId, zh, tw, en, hsCode, unit, quantity, priceMinor },
});

function rowOf({ shopId }: VipsOf, at: number) {
  return { shopId, waitsSince: iso(at), createdAt: iso(at), updatedAt: iso(at) };
}

/** VIP orders of the demo member that became orders: one waiting for packing, one delivered. */
async function ofOrders(
  tx: Tx,
  random: Random,
  of: VipsOf,
  { memberId, products }: { memberId: string; products: readonly Product[] },
) {
  const orders = await tx.all(
    db
      .selectFrom('orders')
      .selectAll()
      .where(shopCondition(tx, { memberId }))
      .where('addressId', 'is not', null)
      .where('state', 'in', ['processing', 'signed'])
      .orderBy('id', 'desc'),
  );
  const goods = await tx.all(
    db
      .selectFrom('parcels')
      .select(['id', 'orderId', 'goodsTypeId', 'goodsCount', 'declaredValueMinor', 'forecastAt'])
      .where(shopCondition(tx, { memberId }))
      .where('orderId', 'is not', null)
      .orderBy('id'),
  );
  const parcelsOf = (orderId: string) => goods.filter((parcel) => parcel.orderId === orderId);
  const kindOf = (typeId: string | null) => products.find(({ goodsTypeId }) => goodsTypeId === typeId);
  const chosen = (['processing', 'signed'] as const).flatMap((state) => {
    const all = orders.filter((order) => order.state === state);
    // Uses only orders whose goods are all in the customs dictionary.
    return all.find(({ id }) => parcelsOf(id).every(({ goodsTypeId }) => kindOf(goodsTypeId))) ?? [];
  });
  return chosen.map((order) => {
    const parcels = parcelsOf(order.id);
    // The VIP order was placed with its parcels and became an order when the last of them had arrived.
    const at = Math.min(...parcels.map(({ forecastAt }) => Date.parse(forecastAt ?? order.createdAt)));
    const id = random.idAt(at);
    return {
      row: {
        ...rowOf(of, at),
        id,
        number: order.number,
        state: 'ordered' as const,
        orderId: order.id,
        memberId,
        addressId: order.addressId ?? '',
        channelId: order.channelId,
        carrierId: order.carrierId,
        declaredMinor: order.declaredValueMinor,
        askedAt: null,
      },
      lines: parcels.flatMap(({ goodsTypeId, goodsCount, declaredValueMinor: worth }) => {
        const product = kindOf(goodsTypeId);
        const count = goodsCount ?? 1;
        const quantity = (worth ?? 0) % (count * smallestCoin(of.currency)) === 0 ? count : 1;
        return product ? [lineOf(product, quantity, (worth ?? 0) / quantity)] : [];
      }),
      parcels: [],
      parcelIds: parcels.map((parcel) => parcel.id),
      steps: vipOrderSteps(random, { shopId: of.shopId, subjectId: id, at, madeAt: order.createdAt }),
    };
  });
}

type Made = ReturnType<typeof vipOf> | Awaited<ReturnType<typeof ofOrders>>[number];

async function write(tx: Tx, memberIds: readonly string[], made: readonly Made[]): Promise<void> {
  await tx.run(
    db
      .updateTable('members')
      .set({ vip: true })
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', [...memberIds]),
  );
  const { shopId } = tx;
  await insertTables(tx, {
    parcels: made.flatMap(({ parcels }) => parcels),
    vipOrders: made.map(({ row }) => row),
    customsLines: made.flatMap(({ row, lines }) =>
      lines.map((line, position) => ({ ...line, shopId, vipOrderId: row.id, position })),
    ),
    vipParcels: made.flatMap(({ row, parcelIds }) =>
      parcelIds.map((parcelId) => ({
        shopId,
        vipOrderId: row.id,
        parcelId,
        waiting: row.state === 'waiting',
      })),
    ),
    transitions: made.flatMap(({ steps }) => steps),
  });
}
