import { measureBounds } from '@crossdock/domain/parcels/measures.ts';
import {
  manualStockMovementKinds,
  priceMaxMinor,
  productPicturesMax,
  skuMax,
  stockMax,
  stockMovementKinds,
  stockMovementNoteMax,
  variantNameMax,
  variantsMax,
} from '@crossdock/domain/products/limits.ts';
import { purchaseStates } from '@crossdock/domain/products/purchases.ts';
import { z } from 'zod';
import { approvalRefusals, awaitedApproval } from '../wallet/approvals.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { longBodyBytes, settingsCalls, staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { localizedContent } from '../wire/localizedContent.ts';
import { pictureView } from '../wire/pictures.ts';
import { savedRecordCalls } from '../wire/recordCalls.ts';
import {
  count,
  createdAnswer,
  id,
  instant,
  lang,
  minor,
  note,
  ofMember,
  plain,
  query,
  text,
  textsUpTo,
  whole,
} from '../wire/values.ts';
import { productCard, purchaseView, reservationTime } from './shapes.ts';

const piecesUpTo = whole.min(0, 'field.tooSmall').max(stockMax, 'field.tooBig');
const side = whole
  .min(measureBounds.minSideMm, 'field.tooSmall')
  .max(measureBounds.maxSideMm, 'field.tooBig');

export const variantInput = z.strictObject({
  /** Omitted for a new variant. */
  id: plain.optionalId,
  sku: text(skuMax),
  zh: note(variantNameMax),
  tw: note(variantNameMax),
  en: note(variantNameMax),
  priceMinor: whole.min(1, 'field.tooSmall').max(priceMaxMinor, 'field.tooBig'),
  weightG: whole
    .min(measureBounds.minWeightG, 'field.tooSmall')
    .max(measureBounds.maxWeightG, 'field.tooBig'),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  /** If this number of pieces or fewer remain, the variant is listed for reordering. */
  lowStock: piecesUpTo,
  active: plain.yesNo,
});
export type VariantInput = z.infer<typeof variantInput>;

const sameOnce = (variants: readonly { id?: string | undefined; sku: string }[]) => {
  const skus = variants.map(({ sku }) => sku.toUpperCase());
  const ids = variants.flatMap((variant) => variant.id ?? []);
  return new Set(skus).size === skus.length && new Set(ids).size === ids.length;
};

const saveProductInput = z.strictObject({
  /** Omitted for a new product. */
  id: plain.optionalId,
  /** The version that was edited, so that another person's change is not overwritten. */
  version: count.optional(),
  texts: localizedContent,
  categoryId: id,
  goodsTypeId: id,
  warehouseId: id,
  /** The shelf of the goods; empty if none. */
  shelfCode: note(20),
  /** Pictures that staff uploaded as `product`, the first one in front. */
  fileIds: z.array(id).max(productPicturesMax, 'field.tooMany'),
  /** In display order. Variants that are left out are no longer offered. */
  variants: z
    .array(variantInput)
    .min(1, 'field.required')
    .max(variantsMax, 'field.tooMany')
    .refine(sameOnce, 'product.skuTaken'),
  active: plain.yesNo,
});

export const changeStockInput = z.strictObject({
  variantId: id,
  kind: z.enum(manualStockMovementKinds),
  /** For `counted` the number in stock; else the number of pieces added or removed. */
  pieces: piecesUpTo,
  note: note(stockMovementNoteMax).default(''),
});

export const saveCategoryInput = z.strictObject({
  /** Omitted for a new category, which is added at the end. */
  id: plain.optionalId,
  ...textsUpTo(40, 60),
});

export const productSettingsInput = z.strictObject({
  /** Members see the catalogue and can buy. */
  active: plain.yesNo,
  /** Unpaid goods stay reserved for this many minutes. */
  holdMinutes: reservationTime,
});

const staffVariant = variantInput.extend({ id, stock: count, sold: count, low: plain.yesNo });
export type StaffVariant = z.infer<typeof staffVariant>;

const productRow = productCard.omit({ excerpt: true }).extend({
  langs: z.array(lang),
  categoryName: plain.text,
  active: plain.yesNo,
  variants: count,
  /** Variants that should be reordered. */
  low: count,
  updatedAt: instant,
  updatedBy: plain.text,
});
export type ProductRow = z.infer<typeof productRow>;

const editedProduct = z.object({
  id,
  version: count,
  texts: localizedContent,
  categoryId: id,
  goodsTypeId: id,
  warehouseId: id,
  shelfCode: plain.text,
  pictures: z.array(pictureView.extend({ fileId: id })),
  variants: z.array(staffVariant),
  active: plain.yesNo,
});
export type EditedProduct = z.infer<typeof editedProduct>;

const movement = z.object({
  id,
  variantId: id,
  sku: plain.text,
  kind: z.enum(stockMovementKinds),
  change: count,
  stockAfter: count,
  purchaseId: plain.maybeId,
  purchaseNumber: plain.text,
  by: plain.text,
  note: plain.text,
  at: instant,
});
export type StockMovement = z.infer<typeof movement>;

const staffCategory = z.object({ id, zh: plain.text, tw: plain.text, en: plain.text, products: count });
export type StaffCategory = z.infer<typeof staffCategory>;

const staffPurchase = purchaseView.extend({
  ...ofMember,
  /** The first person's request for a refund that needs a second person's approval; null if there is none. */
  secondAwaited: awaitedApproval,
});
export type StaffPurchase = z.infer<typeof staffPurchase>;

const categories = savedRecordCalls('staff/products/categories', staffCategory);

const settings = settingsCalls('staff/products/settings', productSettingsInput, productSettingsInput);

export const productDeskCalls = {
  listProducts: staff('product.read').page('staff/products', {
    summary: 'List products with stock, hidden ones too',
    filters: {
      categoryId: plain.optionalId,
      low: query.flag().optional(),
      /** A title, or a SKU. */
      words: searchWords,
    },
    of: productRow,
    with: { low: count },
    table: {
      views: 'products',
      title: 'products.title',
      columns: {
        name: column.text('products.name', 'title categoryName'),
        price: column.money('products.price', 'priceMinor'),
        stock: column.count('products.stock.title', 'stock'),
        sold: column.count('tables.sold', 'sold'),
      },
    },
  }),
  getEditedProduct: staff('product.read').byId.get('staff/products/one', {
    summary: 'A product as it is edited, in all its languages',
    output: editedProduct,
  }),
  saveProduct: staff('product.write').post('staff/products/save', {
    summary: 'Add a product or change it; stock is entered apart from it',
    bodyAtMost: longBodyBytes,
    input: saveProductInput,
    output: editedProduct,
    refusals: [
      'article.picture',
      'product.pictureUnknown',
      'product.skuTaken',
      'product.category',
      'product.place',
      'product.wholeCoins',
      'parcel.goodsType',
    ],
  }),
  changeStock: staff('product.stock').postOnce('staff/products/stock', {
    summary: 'Record received, counted or lost stock',
    input: changeStockInput,
    output: z.object({ stock: count }),
    refusals: ['product.stockTooLow'],
  }),
  listStockMovements: staff('product.read').page('staff/products/movements', {
    summary: 'How the stock of a product changed, the newest first',
    filters: { productId: id },
    of: movement,
  }),
  listProductCategories: categories.list('product.read', 'The categories of products in their order'),
  saveProductCategory: categories.save('product.write', {
    summary: 'Add a category of products, or rename it',
    input: saveCategoryInput,
    output: createdAnswer,
  }),
  listPurchasesOfShop: staff('product.read').page('staff/products/purchases', {
    summary: 'What members bought, the newest first',
    filters: {
      state: z.enum(purchaseStates).optional(),
      memberId: plain.optionalId,
      /** The number of a purchase, an account or a name. */
      words: searchWords,
    },
    of: staffPurchase,
  }),
  cancelPurchaseForMember: staff('product.refund').postOnce('staff/products/purchases/cancel', {
    summary: 'Cancel a member’s purchase and refund it; large sums take two',
    input: z.strictObject({ id, why: text(200) }),
    output: z.object({ state: z.enum(purchaseStates), refundMinor: minor, pending: plain.yesNo }),
    refusals: ['purchase.wrongState', 'purchase.parcelGone', ...approvalRefusals],
  }),
  getProductSettings: settings.get(
    'product.read',
    'Whether members can buy, and how long unpaid goods are kept for them',
  ),
  saveProductSettings: settings.save(
    'product.write',
    'Set whether members can buy, and how long unpaid goods are kept for them',
  ),
};
