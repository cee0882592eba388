import type { Request } from '@crossdock/contract/table.ts';
import { addWarehouseAndGoodsTypes, picture } from './parcelWorld.ts';
import { openPayWorld, type PayWorld } from './payWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

type Product = Request<'saveProduct'>;
type Variant = Product['variants'][number];

/** A shop with its own products. */
export interface ProductWorld {
  readonly world: World;
  readonly pay: PayWorld;
  readonly owner: Person;
  readonly categoryId: string;
  product(this: void, changes?: Partial<Product>): Promise<Product>;
  /** A product with one variant and this stock. */
  sold(this: void, stock: number, variant?: Partial<Variant>): Promise<Offered>;
  restock(this: void, variantId: string, pieces: number): Promise<unknown>;
  /** Puts goods into the member's cart and orders them. Returns the purchase. */
  order(this: void, member: Person, variantId: string, quantity?: number): Promise<Ordered>;
  /** As `order`, and paid from the balance. */
  bought(this: void, member: Person, variantId: string, quantity?: number): Promise<Ordered>;
  stock(this: void, offered: Offered): Promise<number>;
}

export interface Offered {
  readonly id: string;
  readonly variantId: string;
}

export interface Ordered {
  readonly id: string;
  readonly number: string;
  readonly totalMinor: number;
}

let made = 0;

export async function openProductWorld(): Promise<ProductWorld> {
  const world = await startWorld({ env: { DATABASE_POOL: '20' } });
  const pay = await openPayWorld(world);
  const owner = await world.tw.staff(['owner']);
  const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
  const types = await owner.client.call('listStaffGoodsTypes', {});
  const goodsTypeId = types.find(({ code }) => code === 'clothes')?.id ?? '';
  const names = { zh: '茶', tw: '茶', en: 'Tea' };
  const { id: categoryId } = await owner.client.call('saveProductCategory', names);
  const upload = async () =>
    (await owner.client.call('uploadStaffFile', { purpose: 'product' }, { file: picture() })).fileId;
  const variant = (changes: Partial<Variant> = {}): Variant => ({
    ...{ sku: `SKU-${++made}`, zh: '', tw: '', en: '', priceMinor: 30_000, weightG: 250, lowStock: 2 },
    ...{ lengthMm: 200, widthMm: 100, heightMm: 50, active: true, ...changes },
  });
  const product = async (changes: Partial<Product> = {}): Promise<Product> => ({
    texts: {
      tw: { title: '凍頂烏龍', html: '<p>春茶</p>' },
      en: { title: 'Dongding oolong', html: '<p>Spring</p>' },
    },
    ...{ categoryId, goodsTypeId, warehouseId, shelfCode: 'A-01', fileIds: [await upload()] },
    ...{ variants: [variant()], active: true, ...changes },
  });
  const restock = (variantId: string, pieces: number) =>
    owner.client.call('changeStock', { variantId, kind: 'received', pieces });
  const order = async (member: Person, variantId: string, quantity = 1) => {
    const { list } = await member.client.call('setCartItem', { variantId, quantity });
    const line = list.find((one) => one.variantId === variantId);
    return member.client.call('buyCart', { variantIds: [variantId], totalMinor: line?.amountMinor ?? 0 });
  };
  return {
    ...{ world, pay, owner, categoryId, product, restock, order },
    sold: async (stock, changes = {}) => {
      const saved = await owner.client.call('saveProduct', await product({ variants: [variant(changes)] }));
      const variantId = saved.variants[0]?.id ?? '';
      await restock(variantId, stock);
      return { id: saved.id, variantId };
    },
    bought: async (member, variantId, quantity = 1) => {
      const purchase = await order(member, variantId, quantity);
      await member.client.call('payFromBalance', { orderId: purchase.id });
      return purchase;
    },
    stock: async ({ id, variantId }) => {
      const { variants } = await owner.client.call('getEditedProduct', { id });
      return variants.find((one) => one.id === variantId)?.stock ?? -1;
    },
  };
}

/** Variants whose stock differs from the sum of their recorded movements. */
export function faultsOfStock(world: World) {
  return world.sql(
    `select v.id from product_variants v left join stock_movements m on m.shop_id = v.shop_id and m.variant_id = v.id
     group by v.id, v.stock having v.stock <> coalesce(sum(m.change), 0)`,
  );
}
