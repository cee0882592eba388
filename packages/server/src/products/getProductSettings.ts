import type { productCalls } from '@crossdock/contract/products/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getProductSettings: Handler<(typeof productCalls)['getProductSettings']> = async (tx) =>
  (await currentSettings(tx)).products;
