import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveProductSettings: Handler<'saveProductSettings'> = async (tx, _actor, products) => {
  await changeSettings(tx, { products });
  return products;
};
