import type { productCalls } from '@crossdock/contract/products/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { listCategories } from './desk.store.ts';

export const listProductCategories: Handler<(typeof productCalls)['listProductCategories']> = async (tx) => ({
  list: await listCategories(tx),
});
