import { refuse } from '@crossdock/contract/refusals.ts';
import { stockChange } from '@crossdock/domain/products/limits.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { applyStockChanges, lockVariant } from './stock.store.ts';

export const changeStock: Handler<'changeStock'> = async (tx, actor, input) => {
  const { variantId, kind, note } = input;
  const variant = await lockVariant(tx, variantId);
  if (variant === undefined) return refuse('row.notFound');
  const { stock } = variant;
  const pieces = stockChange(kind, input.pieces, stock);
  const because = { kind, staffId: actor.staffId, note };
  if ((await applyStockChanges(tx, [{ variantId, pieces }], because)) !== undefined)
    return refuse('product.stockTooLow', { stock }, 'pieces');
  await publish(tx, 'products', null);
  return { stock: stock + pieces };
};
