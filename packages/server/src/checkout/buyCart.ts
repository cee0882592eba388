import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { noDiscount } from '@crossdock/domain/orders/discounts.ts';
import { goodsCouponFacts } from '@crossdock/domain/products/purchaseLines.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, newReference } from '../platform/ids.ts';
import type { Member } from '../platform/scope.ts';
import { shopNotOpenRefusal } from '../platform/shopNotOpenRefusal.ts';
import { insertPurchase, type NewPurchaseLine } from '../products/purchases.store.ts';
import { applyStockChanges } from '../products/stock.store.ts';
import { type CartRow, cartContent, findVariant, takeFromCart } from '../products/store.ts';
import { productTitle } from '../products/view.ts';
import { useCouponOnGoods } from '../settlement/discount.ts';
import { payFullyDiscounted } from '../settlement/settleBills.ts';
import { couponDiscount } from './discount.ts';

/**
 * Ordered goods leave the stock at once, so that no two buyers get the same piece. The total must still be the one
 * that the member saw.
 */
export const buyCart: Handler<'buyCart'> = async (tx, actor, input) => {
  const closed = await shopNotOpenRefusal(tx, actor);
  if (closed) return closed;
  const { memberId, shop } = actor;
  const { active, holdMinutes } = shop.settings.products;
  const cart = await cartContent(tx, memberId);
  const chosen = cart.filter(({ id }) => input.variantIds.includes(id));
  if (chosen.length === 0) return refuse('cart.empty', {}, 'variantIds');
  // Another tab removed a product, or it was never in the cart; the member must look at the cart again.
  if (chosen.length < input.variantIds.length) return refuse('row.changed');
  if (!active || chosen.some(({ offered }) => !offered))
    return refuse('product.notOffered', {}, 'variantIds');
  const facts = goodsCouponFacts(chosen, shop.settings.coinMinor);
  const { memberCouponId: asked } = input;
  const discount = asked === undefined ? noDiscount : await couponDiscount(tx, actor, asked, facts);
  if (isRefusal(discount)) return discount;
  const discountMinor = discount.deduction.couponMinor;
  const totalMinor = facts.totalMinor - discountMinor;
  if (totalMinor !== input.totalMinor) {
    const total = moneyText(totalMinor, shop.currency, actor.lang);
    return refuse('purchase.totalChanged', { total }, 'totalMinor');
  }
  const id = newId();
  const number = newReference('SP');
  const expiresAt = tx.later(holdMinutes * 60_000);
  const { memberCouponId } = discount;
  const prices = { goodsMinor: facts.totalMinor, discountMinor, totalMinor, memberCouponId };
  const purchase = { id, number, memberId, ...prices, expiresAt };
  // Of two tabs that buy the same cart, the second finds it empty.
  if ((await takeFromCart(tx, memberId, input.variantIds)) < chosen.length) return refuse('row.changed');
  await insertPurchase(
    tx,
    actor,
    purchase,
    chosen.map((row) => lineOf(row, actor)),
  );
  const state = totalMinor === 0 ? ('paid' as const) : ('awaitingPayment' as const);
  if (state === 'paid') await payFullyDiscounted(tx, actor, { ...purchase, state: 'awaitingPayment' });
  const taken = chosen.map((row) => ({ variantId: row.id, pieces: -row.quantity }));
  const missing = await applyStockChanges(tx, taken, { kind: 'sold', purchaseId: id });
  if (missing === undefined) {
    const unusable = await useCouponOnGoods(tx, actor, purchase, discount);
    return unusable ?? { id, number, totalMinor, expiresAt, state };
  }
  const short = chosen.find((row) => row.id === missing);
  const stock = (await findVariant(tx, missing))?.stock ?? 0;
  const name = short ? productTitle(short.texts, actor) : '';
  return refuse('product.outOfStock', { name, stock }, 'variantIds');
};

function lineOf(row: CartRow, { shop }: Member): NewPurchaseLine {
  const nameIn = (lang: Lang) =>
    [productTitle(row.texts, { lang, shop }), row[lang]].filter(Boolean).join(' · ');
  return {
    variantId: row.id,
    productId: row.productId,
    name: JSON.stringify({ zh: nameIn('zh'), tw: nameIn('tw'), en: nameIn('en') }),
    sku: row.sku,
    fileId: row.fileIds[0] ?? null,
    priceMinor: row.priceMinor,
    quantity: row.quantity,
    weightG: row.weightG,
    lengthMm: row.lengthMm,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    goodsTypeId: row.goodsTypeId,
    warehouseId: row.warehouseId,
    shelfCode: row.shelfCode,
  };
}
