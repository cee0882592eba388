import type { VariantInput } from '@crossdock/contract/products/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import { type Handler, withPreparation } from '../platform/handler.ts';
import { cleanTexts, withPictures } from '../platform/richText.ts';
import type { Staff } from '../platform/scope.ts';
import { warehousesWithLocation } from '../warehouses/locations.store.ts';
import { findWarehouse } from '../warehouses/store.ts';
import {
  allVariants,
  findStaffProduct,
  insertProduct,
  insertVariant,
  isCategory,
  skusOfOtherProducts,
  updateProduct,
  updateVariant,
  withdrawVariants,
} from './desk.store.ts';
import { editedProductOf, productViewContext } from './view.ts';

export const saveProduct = withPreparation<'saveProduct'>()({
  prepare: (noTransaction, _actor, { texts }) => cleanTexts(noTransaction, texts),
  handle: async (tx, actor, input, services, clean) => {
    const { id: known, version, texts: _, variants, shelfCode: shelf, ...content } = input;
    const shelfCode = shelf.toUpperCase();
    if (known !== undefined && (await findStaffProduct(tx, known)) === undefined)
      return refuse('row.notFound');
    const texts = await withPictures(tx, clean);
    if (texts === undefined) return refuse('article.picture', {}, 'texts');
    const fault = await faultOf(tx, actor, { ...input, shelfCode });
    if (fault) return fault;
    const textFileIds = [...clean.fileIds];
    const fields = { ...content, shelfCode, texts, textFileIds, updatedBy: actor.staffId };
    if (known !== undefined && !(await updateProduct(tx, { id: known, version }, fields)))
      return refuse('row.changed');
    const id = known ?? (await insertProduct(tx, fields));
    const unkept = await keepVariants(tx, id, variants);
    if (unkept) return unkept;
    const [row, kept] = await Promise.all([findStaffProduct(tx, id), allVariants(tx, id)]);
    return row ? editedProductOf(row, kept, productViewContext(tx, actor, services)) : refuse('row.notFound');
  },
});

type Input = Parameters<Handler<'saveProduct'>>[2];

async function faultOf(tx: Tx, { shop, lang }: Staff, input: Input) {
  const { id, categoryId, goodsTypeId, warehouseId, shelfCode, fileIds, variants } = input;
  const { coinMinor } = shop.settings;
  const uncoined = variants.findIndex(({ priceMinor }) => priceMinor % coinMinor !== 0);
  if (uncoined >= 0) {
    const coin = moneyText(coinMinor, shop.currency, lang);
    return refuse('product.wholeCoins', { coin }, `variants.${uncoined}.priceMinor`);
  }
  const [category, types, warehouse, places, pictures, taken] = await Promise.all([
    isCategory(tx, categoryId),
    listGoodsTypes(tx),
    findWarehouse(tx, warehouseId),
    shelfCode === '' ? undefined : warehousesWithLocation(tx, shelfCode),
    areStaffFiles(tx, fileIds, 'product'),
    skusOfOtherProducts(tx, id, fieldOf(variants, 'sku')),
  ]);
  if (!category) return refuse('product.category', {}, 'categoryId');
  if (!types.some((type) => type.id === goodsTypeId)) return refuse('parcel.goodsType', {}, 'goodsTypeId');
  if (!warehouse?.active) return refuse('product.place', {}, 'warehouseId');
  if (places && !places.has(warehouse.id)) return refuse('product.place', {}, 'shelfCode');
  if (!pictures) return refuse('product.pictureUnknown', {}, 'fileIds');
  const twice = variants.findIndex(({ sku }) => taken.some((one) => one.sku === sku));
  return twice < 0 ? undefined : skuTaken(twice);
}

const skuTaken = (position: number) => refuse('product.skuTaken', {}, `variants.${position}.sku`);

/**
 * Saves the product's variants. Refused if a variant belongs to another product, or if another product got its SKU
 * at the same moment.
 */
async function keepVariants(tx: Tx, productId: string, variants: readonly VariantInput[]) {
  const kept = variants.flatMap(({ id }) => id ?? []);
  await withdrawVariants(tx, productId, kept);
  for (const [position, { id, ...fields }] of variants.entries()) {
    const row = { ...fields, productId, position };
    const written = id === undefined ? await insertVariant(tx, row) : await updateVariant(tx, id, row);
    if (written === 'taken') return skuTaken(position);
    if (written !== 1) return refuse('row.changed');
  }
  return undefined;
}
