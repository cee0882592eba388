import type { productCalls } from '@crossdock/contract/products/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveProductSettings: Handler<(typeof productCalls)['saveProductSettings']> = async (
  tx,
  _actor,
  products,
) => {
  await changeSettings(tx, { products });
  return products;
};
