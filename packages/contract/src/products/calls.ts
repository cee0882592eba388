import { cartLinesMax, productSorts } from '@crossdock/domain/products/limits.ts';
import { purchaseStates } from '@crossdock/domain/products/purchases.ts';
import { z } from 'zod';
import { couponRefusals } from '../coupons/discounts.ts';
import { memberCoupon } from '../coupons/shapes.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { guest, member } from '../wire/call.ts';
import { count, id, instant, minor, plain, query, text } from '../wire/values.ts';
import { productDeskCalls } from './desk.ts';
import { cartLine, category, productCard, productView, purchaseView, quantity } from './shapes.ts';
import { productSheetCalls } from './sheet.ts';

const cart = z.object({ list: z.array(cartLine), count });

const setCartItemInput = z.strictObject({
  variantId: id,
  quantity,
  /** True adds to the quantity in the cart instead of replacing it. */
  add: plain.yesNo.default(false),
});

const buyCartInput = z.strictObject({
  /** The variants in the cart to buy; the others stay in the cart. */
  variantIds: z.array(id).min(1, 'cart.empty').max(cartLinesMax, 'field.tooMany'),
  /** A coupon of the member that is for goods. */
  memberCouponId: plain.optionalId,
  /** The total after the coupon that the member saw. If it has changed, the call is refused. */
  totalMinor: minor,
});

/** The shop's own goods: bought ones become parcels on the member's shelf. */
export const productCalls = {
  ...productDeskCalls,
  ...productSheetCalls,
  queryProducts: guest.page('Shop/QueryProducts', {
    summary: 'The catalogue: what the shop sells itself, by category and words',
    filters: {
      categoryId: plain.optionalId,
      words: searchWords,
      sort: z.enum(productSorts).default('new'),
    },
    of: productCard,
    with: { categories: z.array(category) },
  }),
  getProduct: guest.byId.get('Shop/GetProduct', {
    summary: 'A product with its pictures, its text, and its variants with price, weight and stock',
    output: productView,
  }),
  queryCart: member.get('Shop/QueryCart', {
    summary: 'Get my cart at current prices, with what can’t be bought',
    output: cart,
  }),
  setCartItem: member.post('Shop/SetCartItem', {
    summary: 'Set the quantity of a variant in my cart',
    input: setCartItemInput,
    output: cart,
    refusals: ['product.notOffered', 'product.outOfStock', 'cart.full'],
  }),
  removeCartItem: member.post('Shop/RemoveCartItem', {
    summary: 'Remove variants from my cart',
    input: z.strictObject({ variantIds: z.array(id).min(1).max(cartLinesMax, 'field.tooMany') }),
    output: cart,
  }),
  buyCart: member.postOnce('Shop/BuyCart', {
    summary: 'Order the contents of my cart; goods are reserved until paid',
    input: buyCartInput,
    output: z.object({
      id,
      number: plain.text,
      totalMinor: minor,
      expiresAt: instant,
      /** Paid at once if the coupon covers everything. */
      state: z.enum(purchaseStates),
    }),
    refusals: [
      'shop.notOpen',
      ...(['cart.empty', 'product.notOffered', 'product.outOfStock', 'purchase.totalChanged'] as const),
      ...couponRefusals,
    ],
  }),
  listCartCoupons: member.get('Shop/QueryCoupons', {
    summary: 'My coupons for goods of my cart: what each takes off, or why it does not apply; the best first',
    input: z.strictObject({ variantIds: query.ids(cartLinesMax) }),
    output: z.object({ list: z.array(memberCoupon), goodsMinor: minor }),
  }),
  listPurchases: member.page('Shop/QueryPurchases', {
    summary: 'What I bought of the shop, the newest first',
    filters: { state: z.enum(purchaseStates).optional() },
    of: purchaseView,
  }),
  getPurchase: member.byId.get('Shop/GetPurchase', {
    summary: 'One purchase of mine, with the parcels that it became',
    output: purchaseView,
  }),
  cancelPurchase: member.post('Shop/CancelPurchase', {
    summary: 'Cancel an unpaid purchase',
    input: z.strictObject({ id, why: text(200) }),
    output: purchaseView,
    refusals: ['purchase.wrongState'],
  }),
};
