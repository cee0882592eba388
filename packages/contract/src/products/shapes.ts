import { quantityMax, reservationMinutes } from '@crossdock/domain/products/limits.ts';
import { purchaseStates } from '@crossdock/domain/products/purchases.ts';
import { z } from 'zod';
import { headline } from '../wire/localizedContent.ts';
import { pictureView } from '../wire/pictures.ts';
import { count, id, instant, measureFields, minor, plain, whole } from '../wire/values.ts';

export const quantity = whole.min(1, 'field.tooSmall').max(quantityMax, 'field.tooBig');
export const reservationTime = whole
  .min(reservationMinutes.min, 'field.tooSmall')
  .max(reservationMinutes.max, 'field.tooBig');

export const category = z.object({ id, name: plain.text, count });

/** A product in the catalogue, in the reader's language. */
export const productCard = z.object({
  id,
  ...headline,
  categoryId: id,
  picture: pictureView.nullable(),
  /** The price of the cheapest and the most expensive variant. */
  priceMinor: minor,
  priceMaxMinor: minor,
  /** Sold and available pieces of all variants. */
  sold: count,
  stock: count,
});
export type ProductCard = z.infer<typeof productCard>;

const variantView = z.object({
  id,
  /** Empty if there is only one variant. */
  name: plain.text,
  priceMinor: minor,
  ...measureFields,
  stock: count,
  sold: count,
});
export type VariantView = z.infer<typeof variantView>;

export const productView = productCard.extend({
  html: plain.text,
  categoryName: plain.text,
  pictures: z.array(pictureView),
  variants: z.array(variantView),
});
export type ProductView = z.infer<typeof productView>;

/** Why a line of the cart cannot be bought: no longer offered, or too little stock. */
const cartFaults = ['gone', 'short'] as const;

/** Common fields of a line of the cart and a line of a purchase. */
const goodsLine = z.object({
  variantId: id,
  productId: id,
  picture: pictureView.nullable(),
  priceMinor: minor,
  quantity: count,
  amountMinor: minor,
});

export const cartLine = goodsLine.extend({
  title: plain.text,
  variantName: plain.text,
  weightG: count,
  stock: count,
  fault: z.enum(cartFaults).nullable(),
});
export type CartLine = z.infer<typeof cartLine>;

const purchaseLine = goodsLine.extend({
  /** The names of product and variant at the time of purchase. */
  name: plain.text,
  sku: plain.text,
  /** The parcel that the goods became after the payment. */
  parcelId: plain.maybeId,
  parcelNumber: plain.text,
});

export const purchaseView = z.object({
  id,
  number: plain.text,
  state: z.enum(purchaseStates),
  goodsMinor: minor,
  discountMinor: minor,
  totalMinor: minor,
  /** The payment method's fee. */
  paymentFeeMinor: minor,
  /** In the reader's language; empty while nothing is paid. */
  methodName: plain.text,
  expiresAt: instant,
  why: plain.text,
  createdAt: instant,
  paidAt: plain.maybeInstant,
  endedAt: plain.maybeInstant,
  lines: z.array(purchaseLine),
});
export type PurchaseView = z.infer<typeof purchaseView>;
