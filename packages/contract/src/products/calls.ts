import { cartLinesMax, productSorts } from '@crossdock/domain/products/limits.ts';
import { purchaseStates } from '@crossdock/domain/products/purchases.ts';
import { z } from 'zod';
import { memberCoupon } from '../coupons/shapes.ts';
import { call } from '../wire/call.ts';
import { emptyInput, id, instant, minor, page, pageFields, query, text } from '../wire/values.ts';
import { productDeskCalls } from './desk.ts';
import { cartLine, category, productCard, productView, purchaseView, quantity } from './shapes.ts';
import { productSheetCalls } from './sheet.ts';

const count = z.number().int();
const words = z.string().trim().max(100, 'field.tooLong').optional();
const cart = z.object({ list: z.array(cartLine), count });

const setCartItemInput = z.strictObject({
  variantId: id,
  quantity,
  /** Adds to the quantity in the cart instead of replacing it. */
  add: z.boolean().default(false),
});

const buyCartInput = z.strictObject({
  /** The variants in the cart to buy; the others stay in the cart. */
  variantIds: z.array(id).min(1, 'cart.empty').max(cartLinesMax, 'field.tooMany'),
  /** A coupon of mine for goods. */
  memberCouponId: id.optional(),
  /** The total after the coupon that the member saw. If it has changed, the call is refused. */
  totalMinor: minor,
});

const couponRefusalsOfGoods = [
  'coupon.used',
  'coupon.revoked',
  'coupon.expired',
  'coupon.notYet',
  'coupon.conditions',
  'coupon.nothing',
  'coupon.otherUse',
  'coupon.budgetSpent',
] as const;

/** The shop's own goods: bought ones become parcels on the member's shelf. */
export const productCalls = {
  ...productDeskCalls,
  ...productSheetCalls,
  queryProducts: call('GET', 'Shop/QueryProducts', {
    by: 'guest',
    summary: 'The catalogue: what the shop sells itself, by category and words',
    input: z.strictObject({
      categoryId: id.optional(),
      words,
      sort: z.enum(productSorts).default('new'),
      ...pageFields,
    }),
    output: page(productCard).extend({ categories: z.array(category) }),
  }),
  getProduct: call('GET', 'Shop/GetProduct', {
    by: 'guest',
    summary: 'A product with its pictures, its text, and its variants with price, weight and stock',
    input: z.strictObject({ id }),
    output: productView,
  }),
  queryCart: call('GET', 'Shop/QueryCart', {
    by: 'member',
    summary: 'Get my cart at current prices, with what can’t be bought',
    input: emptyInput,
    output: cart,
  }),
  setCartItem: call('POST', 'Shop/SetCartItem', {
    by: 'member',
    summary: 'Set the quantity of a variant in my cart',
    input: setCartItemInput,
    output: cart,
    refusals: ['product.notOffered', 'product.outOfStock', 'cart.full'],
  }),
  removeCartItem: call('POST', 'Shop/RemoveCartItem', {
    by: 'member',
    summary: 'Remove variants from my cart',
    input: z.strictObject({ variantIds: z.array(id).min(1).max(cartLinesMax, 'field.tooMany') }),
    output: cart,
  }),
  buyCart: call('POST', 'Shop/BuyCart', {
    by: 'member',
    idempotent: true,
    summary: 'Order the contents of my cart; goods are reserved until paid',
    input: buyCartInput,
    output: z.object({
      id,
      number: z.string(),
      totalMinor: minor,
      expiresAt: instant,
      /** Paid at once if the coupon covers everything. */
      state: z.enum(purchaseStates),
    }),
    refusals: [
      'shop.notOpen',
      ...(['cart.empty', 'product.notOffered', 'product.outOfStock', 'purchase.totalChanged'] as const),
      ...couponRefusalsOfGoods,
    ],
  }),
  listCartCoupons: call('GET', 'Shop/QueryCoupons', {
    by: 'member',
    summary: 'My coupons for goods of my cart: what each takes off, or why it does not apply; the best first',
    input: z.strictObject({ variantIds: query.ids(cartLinesMax) }),
    output: z.object({ list: z.array(memberCoupon), goodsMinor: minor }),
  }),
  listPurchases: call('GET', 'Shop/QueryPurchases', {
    by: 'member',
    summary: 'What I bought of the shop, the newest first',
    input: z.strictObject({ state: z.enum(purchaseStates).optional(), ...pageFields }),
    output: page(purchaseView),
  }),
  getPurchase: call('GET', 'Shop/GetPurchase', {
    by: 'member',
    summary: 'One purchase of mine, with the parcels that it became',
    input: z.strictObject({ id }),
    output: purchaseView,
  }),
  cancelPurchase: call('POST', 'Shop/CancelPurchase', {
    by: 'member',
    summary: 'Cancel an unpaid purchase',
    input: z.strictObject({ id, why: text(200) }),
    output: purchaseView,
    refusals: ['purchase.wrongState'],
  }),
};
