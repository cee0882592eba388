import type {
  EditedProduct,
  ProductRow,
  StaffPurchase,
  StaffVariant,
} from '@crossdock/contract/products/desk.ts';
import type {
  CartLine,
  ProductCard,
  ProductView,
  PurchaseView,
  VariantView,
} from '@crossdock/contract/products/shapes.ts';
import type { StoredContents } from '@crossdock/contract/wire/localizedContent.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isLowStock } from '@crossdock/domain/products/limits.ts';
import { writtenLanguages } from '@crossdock/domain/richText.ts';
import type { Tx } from '../platform/db.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { contentOf, textsForEditor, titleAndExcerptOf } from '../platform/localizedContent.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import type { DeskProduct } from './desk.store.ts';
import type { ListedPurchase, PurchaseLineRow } from './purchases.store.ts';
import type { CartRow, ShownProduct, VariantRow } from './store.ts';

/** The data that a view needs besides the rows: the reader's language, and how to sign addresses of pictures. */
export interface ProductViewContext {
  readonly lang: Lang;
  readonly shop: Shop;
  readonly services: Services;
  readonly tx: Tx;
}

export const productViewContext = (
  tx: Tx,
  { lang, shop }: { readonly lang: Lang; readonly shop: Shop },
  services: Services,
): ProductViewContext => ({ lang, shop, services, tx });

function pictureOf(fileId: string, { services, tx }: ProductViewContext) {
  const sign = (variant: 'thumb' | 'full') =>
    fileUrl(services.config.APP_SECRET, tx.shopId, fileId, variant, tx.now);
  return { thumb: sign('thumb'), full: sign('full') };
}

const firstPicture = ([fileId]: readonly string[], reader: ProductViewContext) =>
  fileId === undefined ? null : pictureOf(fileId, reader);

export const productTitle = (
  texts: StoredContents,
  reader: Pick<ProductViewContext, 'lang' | 'shop'>,
): string => titleAndExcerptOf(texts, reader).title;

export function productCardOf(
  { texts, fileIds, ...row }: ShownProduct | DeskProduct,
  reader: ProductViewContext,
): ProductCard {
  return { ...row, ...titleAndExcerptOf(texts, reader), picture: firstPicture(fileIds, reader) };
}

function variantOf(row: VariantRow, { lang }: ProductViewContext): VariantView {
  return { ...row, name: row[lang] };
}

export function productOf(
  row: ShownProduct,
  variants: readonly VariantRow[],
  reader: ProductViewContext,
): ProductView {
  return {
    ...productCardOf(row, reader),
    ...contentOf(row.texts, reader, reader.services, reader.tx),
    categoryName: row[reader.lang],
    pictures: row.fileIds.map((fileId) => pictureOf(fileId, reader)),
    variants: variants.map((variant) => variantOf(variant, reader)),
  };
}

export function cartLineOf(row: CartRow, reader: ProductViewContext): CartLine {
  const { quantity, stock, priceMinor } = row;
  return {
    variantId: row.id,
    productId: row.productId,
    title: productTitle(row.texts, reader),
    variantName: row[reader.lang],
    picture: firstPicture(row.fileIds, reader),
    priceMinor,
    quantity,
    amountMinor: priceMinor * quantity,
    weightG: row.weightG,
    stock,
    fault: row.offered ? (stock < quantity ? 'short' : null) : 'gone',
  };
}

export function productRowOf(row: DeskProduct, reader: ProductViewContext): ProductRow {
  return {
    ...productCardOf(row, reader),
    langs: writtenLanguages(row.texts),
    categoryName: row[reader.lang],
    active: row.active,
    variants: row.variants,
    low: row.low,
    updatedAt: row.updatedAt,
    updatedBy: row.updatedByName ?? '',
  };
}

const staffVariantOf = (row: VariantRow): StaffVariant => ({ ...row, low: row.active && isLowStock(row) });

export function editedProductOf(
  row: DeskProduct,
  variants: readonly VariantRow[],
  reader: ProductViewContext,
): EditedProduct {
  return {
    ...row,
    texts: textsForEditor(row.texts, reader.services, reader.tx),
    pictures: row.fileIds.map((fileId) => ({ fileId, ...pictureOf(fileId, reader) })),
    variants: variants.map(staffVariantOf),
  };
}

export function purchaseOf(
  row: ListedPurchase,
  lines: readonly PurchaseLineRow[],
  reader: ProductViewContext,
): PurchaseView {
  return {
    ...row,
    methodName: row[reader.lang] ?? '',
    lines: lines
      .filter(({ purchaseId }) => purchaseId === row.id)
      .map((line) => ({
        ...line,
        name: line.name[reader.lang],
        picture: line.fileId === null ? null : pictureOf(line.fileId, reader),
        amountMinor: line.priceMinor * line.quantity,
        parcelNumber: line.courierNumber ?? '',
      })),
  };
}

export function staffPurchaseOf(
  row: ListedPurchase,
  lines: readonly PurchaseLineRow[],
  reader: ProductViewContext,
): Omit<StaffPurchase, 'secondAwaited'> {
  const { memberId, memberName, memberAccount } = row;
  return { ...purchaseOf(row, lines, reader), memberId, memberName, memberAccount };
}
