import { refuse } from '@crossdock/contract/refusals.ts';
import { cartLinesMax } from '@crossdock/domain/products/limits.ts';
import type { Handler } from '../platform/handler.ts';
import { cartAnswer } from './cart.ts';
import { cartContent, findVariant, putIntoCart } from './store.ts';
import { productTitle } from './view.ts';

export const setCartItem: Handler<'setCartItem'> = async (tx, actor, input, services) => {
  const { variantId, quantity, add } = input;
  const [variant, cart] = await Promise.all([findVariant(tx, variantId), cartContent(tx, actor.memberId)]);
  if (variant === undefined) return refuse('row.notFound');
  if (!variant.offered || !actor.shop.settings.products.active) return refuse('product.notOffered');
  const before = cart.find((row) => row.id === variantId);
  const wanted = add ? quantity + (before?.quantity ?? 0) : quantity;
  const { stock } = variant;
  if (wanted > stock)
    return refuse('product.outOfStock', { name: productTitle(variant.texts, actor), stock }, 'quantity');
  if (!before && cart.length >= cartLinesMax) return refuse('cart.full', { max: cartLinesMax });
  await putIntoCart(tx, actor.memberId, { variantId, quantity: wanted });
  return cartAnswer(tx, actor, services);
};
